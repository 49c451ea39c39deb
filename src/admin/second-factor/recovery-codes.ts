import { randomInt } from 'node:crypto'

const COUNT = 10
const GROUPS = 4
const GROUP_LENGTH = 4

/** Crockford's base 32, without ambiguous letters. 32^16 is 80 bits per code, which cannot be guessed. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** Creates recovery codes in the format shown to users: `abcd-efgh-jkmn-pqrs`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => Array.from({ length: GROUPS }, newGroup).join('-'))
}

function newGroup(): string {
  return Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

/** Normalises a typed code for hashing. */
export function plainRecoveryCode(typed: string): string {
  return typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1')
}
