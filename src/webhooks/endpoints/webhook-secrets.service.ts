import { randomBytes } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { Secret } from '#src/platform/crypto/secret.js'
import type { WebhookEndpoint } from './webhook-endpoint.entity.js'

const PURPOSE = 'webhook'
/** Standard Webhooks asks for 24 to 64. */
const SECRET_BYTES = 32

/** Makes what messages are signed with, and turns it into what may be kept. */
@Injectable()
export class WebhookSecretsService {
  constructor(private readonly secret: Secret) {}

  /** As receivers are given it: `whsec_…`. */
  make(): string {
    return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`
  }

  seal(secret: string, endpointId: string): string {
    return this.secret.seal(secret, PURPOSE, endpointId)
  }

  /** Undefined when it was sealed by another installation. */
  open(sealed: string, endpointId: string): string | undefined {
    return this.secret.open(sealed, PURPOSE, endpointId)
  }

  /** What signs now, the newest first; none when they were sealed by another installation. */
  current({ id, sealedSecret, previousSealedSecret, previousSecretUntil }: WebhookEndpoint): string[] {
    const isOverlap = previousSecretUntil && previousSecretUntil > new Date()
    const sealed = [sealedSecret, ...(isOverlap && previousSealedSecret ? [previousSealedSecret] : [])]
    return sealed.flatMap((each) => this.open(each, id) ?? [])
  }
}
