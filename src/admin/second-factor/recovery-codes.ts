import { randomInt } from 'node:crypto'

/** Number of codes of a user. */
export const RECOVERY_CODES = 10
const GROUPS = 7
const GROUP_LENGTH = 4

/** Crockford's base 32, without ambiguous letters. 32^28 is 140 bits per code (OWASP ASVS 5.0, 6.5.2). */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** Schema of a code. */
export const recoveryCode = {
  maxLength: GROUPS * (GROUP_LENGTH + 1) - 1,
  pattern: `^[${ALPHABET}-]+$`,
}

/** Creates recovery codes in the format shown to users: `abcd-efgh-jkmn-pqrs-tvwx-yz01-2345`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, newGroup).join('-'))
}

function newGroup(): string {
  return Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

/** Normalises a typed code for hashing. */
export function plainRecoveryCode(typed: string): string {
  return typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1')
}
