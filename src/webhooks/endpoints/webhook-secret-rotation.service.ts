import { Injectable, type OnModuleInit } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { Repository } from 'typeorm'
import { WebhookEndpoint } from './webhook-endpoint.entity.js'
import { WebhookSecretsService } from './webhook-secrets.service.js'

/**
 * Re-encrypts the secrets of endpoints with the newest secret of the installation, so that older ones can be removed.
 */
@Injectable()
export class WebhookSecretRotationService implements OnModuleInit {
  constructor(
    @InjectRepository(WebhookEndpoint) private readonly endpoints: Repository<WebhookEndpoint>,
    private readonly secrets: WebhookSecretsService,
  ) {}

  async onModuleInit(): Promise<void> {
    for (const { id, sealedSecret, previousSealedSecret } of await this.endpoints.find()) {
      const newest = this.anew(sealedSecret, id)
      const previous = previousSealedSecret && this.anew(previousSealedSecret, id)
      // Skips secrets that were rotated meanwhile.
      if (newest) await this.endpoints.update({ id, sealedSecret }, { sealedSecret: newest })
      if (previous) await this.endpoints.update({ id, previousSealedSecret }, { previousSealedSecret: previous })
    }
  }

  /** Returns the re-encrypted secret; undefined if it was encrypted by another installation. */
  private anew(sealed: string, id: string): string | undefined {
    const secret = this.secrets.open(sealed, id)
    return secret && this.secrets.seal(secret, id)
  }
}
