import { newPassword } from '#src/shared/forms/password.js'
import { isFrequentPassword } from './common-passwords.js'

const ownWords = new Set(['biorezonanca', 'bioresonance', 'lozinka', 'zaporka'])

/** Longest part of a password that is looked for when it repeats. */
const LONGEST_REPEATED = newPassword.minLength / 2

/**
 * Checks for a password that attackers try early: one of the most frequent in breaches (ASVS 5.0, 6.2.4 and 6.2.12),
 * also repeated or with digits and symbols around it, or the account's own name.
 */
export function isCommonPassword(password: string, email: string): boolean {
  const plain = normalise(password)
  const [localPart = ''] = email.toLowerCase().split('@')
  const isObvious = (word: string) =>
    ownWords.has(word) || word.length === 1 || email.toLowerCase() === word || isFrequentPassword(word)
  return [plain, coreOf(plain)].map(once).some((word) => isObvious(word) || word === localPart)
}

/** Checks whether a frequent password can be one that the rules look for, so that the filter needs it. */
export function isLookedFor(word: string): boolean {
  return word.length >= newPassword.minLength || word.length <= LONGEST_REPEATED || coreOf(word) === word
}

/** Normalises Unicode and case. */
export function normalise(password: string): string {
  return password.normalize('NFKC').toLowerCase()
}

/** `2026word!` → `word`. */
function coreOf(text: string): string {
  return text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
}

/** `abcabc` → `abc`. */
function once(text: string): string {
  return text.replace(/^(.+?)\1+$/u, '$1')
}
