import { randomInt } from 'node:crypto'

const COUNT = 10
const GROUPS = 4
const GROUP_LENGTH = 4

/** Crockford's base 32: no letters that are taken for digits. 32^16 is 80 bits a code, beyond what guessing reaches. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** Codes that stand in for the app, as they are shown: `abcd-efgh-jkmn-pqrs`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => Array.from({ length: GROUPS }, newGroup).join('-'))
}

function newGroup(): string {
  return Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

/** A code as it is hashed, however it was typed. */
export function plainRecoveryCode(typed: string): string {
  return typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1')
}
