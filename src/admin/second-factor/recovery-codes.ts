import { randomInt } from 'node:crypto'

const COUNT = 10
const LENGTH = 10

/** No letters that are taken for digits. 31^10 is 49 bits a code; ASVS 4.0, 2.6.2 asks for 20 where tries are limited. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Codes that stand in for the app, as they are shown: `abcde-fghij`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const code = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
    return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`
  })
}

/** A code as it is hashed, however it was typed. */
export function plainRecoveryCode(typed: string): string {
  return typed.toLowerCase().replace(/[\s-]/g, '')
}
