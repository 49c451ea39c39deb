import { dictionary } from '@zxcvbn-ts/language-common'

const ownName = 'biorezonanca'
const common = new Set<string>([...dictionary['passwords-common'], ownName, 'bioresonance', 'lozinka', 'zaporka'])

/**
 * Checks for a password that attackers try early: one of the most frequent in breaches (ASVS 4.0, 2.1.7), also repeated
 * or with digits and symbols around it, or the account's own name.
 */
export function isCommonPassword(password: string, email: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  const core = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const [localPart = ''] = email.toLowerCase().split('@')
  const isObvious = (word: string) => common.has(word) || word.length === 1 || email.toLowerCase() === word
  return [plain, core].map(once).some((word) => isObvious(word) || word === localPart)
}

/** `abcabc` → `abc`. */
function once(text: string): string {
  return text.replace(/^(.+?)\1+$/u, '$1')
}
