import { Injectable } from '@nestjs/common'
import { generateSecret } from 'otplib'
import { Secret } from '#src/platform/crypto/secret.js'
import { hashOfToken } from '#src/platform/crypto/token-hash.js'
import { newRecoveryCodes, plainRecoveryCode } from './recovery-codes.js'
import type { SecondFactor } from './second-factor.entity.js'

const PURPOSE = 'second-factor'

/** Creates, encrypts and decrypts the secrets of second factors. */
@Injectable()
export class SecondFactorSecretsService {
  constructor(private readonly secret: Secret) {}

  /** Creates a secret for an app, encrypted for its user. */
  newSealed(userId: string): string {
    return this.seal(generateSecret(), userId)
  }

  seal(secret: string, userId: string): string {
    return this.secret.seal(secret, PURPOSE, userId)
  }

  /** Decrypts to Base32; undefined if it was encrypted by another installation. */
  open({ sealedSecret, userId }: SecondFactor): string | undefined {
    return this.secret.open(sealedSecret, PURPOSE, userId)
  }

  newRecoveryCodes(): { codes: string[]; hashes: string[] } {
    const codes = newRecoveryCodes()
    return { codes, hashes: codes.map(hashOfRecoveryCode) }
  }
}

export function hashOfRecoveryCode(typed: string): string {
  return hashOfToken(plainRecoveryCode(typed))
}
