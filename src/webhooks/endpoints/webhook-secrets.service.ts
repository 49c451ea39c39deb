import { randomBytes } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { Secret } from '#src/platform/crypto/secret.js'
import type { WebhookEndpoint } from './webhook-endpoint.entity.js'

const PURPOSE = 'webhook'
/** Standard Webhooks requires 24 to 64 bytes. */
const SECRET_BYTES = 32
/** Schema of a secret: 32 bytes in base64, after a prefix. */
export const signingSecret = {
  maxLength: 'whsec_'.length + 4 * Math.ceil(SECRET_BYTES / 3),
  pattern: '^whsec_[A-Za-z0-9+/]+=*$',
}

/** Creates, encrypts and decrypts the signing secrets of webhooks. */
@Injectable()
export class WebhookSecretsService {
  constructor(private readonly secret: Secret) {}

  /** Creates a secret in the format of Standard Webhooks: `whsec_…`. */
  make(): string {
    return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`
  }

  seal(secret: string, endpointId: string): string {
    return this.secret.seal(secret, PURPOSE, endpointId)
  }

  /** Decrypts a secret; undefined if it was encrypted by another installation. */
  open(sealed: string, endpointId: string): string | undefined {
    return this.secret.open(sealed, PURPOSE, endpointId)
  }

  /** Returns the current signing secrets, the newest first; empty if they were encrypted by another installation. */
  current({ id, sealedSecret, previousSealedSecret, previousSecretUntil }: WebhookEndpoint): string[] {
    const isOverlap = previousSecretUntil && previousSecretUntil > new Date()
    const sealed = [sealedSecret, ...(isOverlap && previousSealedSecret ? [previousSealedSecret] : [])]
    return sealed.flatMap((each) => this.open(each, id) ?? [])
  }
}
