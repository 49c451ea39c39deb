import { Injectable } from '@nestjs/common'
import { generateSecret } from 'otplib'
import { Secret } from '#src/platform/crypto/secret.js'
import { getFirst } from '#src/shared/lookups.js'
import { newRecoveryCodes, plainRecoveryCode } from './recovery-codes.js'
import type { SecondFactor } from './second-factor.entity.js'

const PURPOSE = 'second-factor'
const RECOVERY = 'recovery-code'

/** Characters of a key's name before a hash: they tell which codes a removed secret has invalidated. */
const KEY_NAME_LENGTH = 8

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
  open({ sealedSecret, userId }: Pick<SecondFactor, 'sealedSecret' | 'userId'>): string | undefined {
    return this.secret.open(sealedSecret, PURPOSE, userId)
  }

  newRecoveryCodes(userId: string): { codes: string[]; hashes: string[] } {
    const codes = newRecoveryCodes()
    return { codes, hashes: codes.map((code) => getFirst(this.hashesOf(code, userId))) }
  }

  /** Returns the stored hash of a typed code; undefined if it is none of the user's. */
  findRecoveryCode({ recoveryCodeHashes, userId }: SecondFactor, typed: string): string | undefined {
    return this.hashesOf(typed, userId).find((hash) => recoveryCodeHashes.includes(hash))
  }

  /** Returns how many codes are left, without those whose secret has been removed. */
  countRecoveryCodes({ recoveryCodeHashes }: SecondFactor): number {
    const names = this.keyNames()
    return recoveryCodeHashes.filter((hash) => names.some((name) => hash.startsWith(`${name}.`))).length
  }

  /** Returns the hashes by the newest secret and by older ones. */
  private hashesOf(typed: string, userId: string): string[] {
    const names = this.keyNames()
    const hashes = this.secret.hashes(`${userId} ${plainRecoveryCode(typed)}`, RECOVERY)
    return hashes.map((hash, index) => `${names[index]}.${hash}`)
  }

  private keyNames(): string[] {
    return this.secret.hashes('key', RECOVERY).map((hash) => hash.slice(0, KEY_NAME_LENGTH))
  }
}
