import { type Claim, type ClaimReason, claimRules, medicalCare, questions } from './claim-rules.js'

export type { Claim, ClaimReason }

/** Characters that a word processor puts inside of words and nobody sees. */
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060]/

/**
 * Finds phrases that promise a cure, a diagnosis or the like, which advertising of a wellness service must not do.
 * Denials, questions and advice to see a doctor are not claims. The phrases need an explicit confirmation, because
 * words cannot show for certain what a sentence claims.
 * @param text text in Croatian or English, plain or Markdown
 * @returns the phrases as they stand in the text, in their order, without overlaps
 */
export function findHealthClaims(text: string): Claim[] {
  return sentencesOf(text).flatMap((sentence) => claimsIn(sentence))
}

/** Returns the claims that are in a text but not in an earlier version of it. */
export function newHealthClaims(text: string, earlier: string): Claim[] {
  const known = findHealthClaims(earlier).map(({ phrase }) => phrase.toLowerCase())
  return findHealthClaims(text).filter(({ phrase }) => {
    const index = known.indexOf(phrase.toLowerCase())
    if (index >= 0) known.splice(index, 1)
    return index < 0
  })
}

interface Sentence {
  /** Letters in lower case without diacritics, so that `lijeci` is found as well. */
  plain: string
  /** Sentence as written, for each position of `plain`. */
  written: string[]
}

function claimsIn({ plain, written }: Sentence): Claim[] {
  if (questions.some((pattern) => pattern.test(plain))) return []
  const found = claimRules.flatMap(({ reason, pattern }) =>
    [...plain.matchAll(pattern)]
      .map((match) => ({ reason, start: match.index, end: match.index + match[0].length }))
      .filter((claim) => !isHarmless(claim, plain)),
  )
  found.sort((one, other) => one.start - other.start || other.end - one.end)
  const apart = found.filter(({ start }, index) => found.slice(0, index).every(({ end }) => end <= start))
  return apart.map(({ reason, start, end }) => ({ reason, phrase: written.slice(start, end).join('').trim() }))
}

/** Words that deny what follows in the same clause, up to four words later. */
const DENIAL = String.raw`(?:ne|nije|nisu|nismo|nisam|nece|necemo|nemojte|nema|nemamo|nikad|nikada|nitko|niti|ni|bez|not|no|never|nor|neither|nobody|cannot|without|\p{L}+n['’]t)`
const DENIED = new RegExp(String.raw`(?<!\p{L})${DENIAL}(?:\s+[\p{L}\d-]+){0,4}\s*$`, 'u')
const DENIED_AFTERWARDS = /^ (?:(?:to|for) )?(?:no|nobody|nikome|nikomu|nijedn\p{L}*)(?!\p{L})/u
const DENIES_WITHIN = new RegExp(String.raw`\s${DENIAL}\s`, 'u')

/** Checks whether a phrase is denied, or its clause names a doctor or care that somebody already receives. */
function isHarmless(
  { reason, start, end }: { reason: ClaimReason; start: number; end: number },
  plain: string,
): boolean {
  const before = plain.slice(0, start).split(CLAUSE_END).at(-1)!
  if (DENIED.test(before)) return true
  if (reason === 'safety') return false // "without side effects" is a claim that denies something
  if (DENIED_AFTERWARDS.test(plain.slice(end))) return true
  if (DENIES_WITHIN.test(plain.slice(start, end))) return true
  if (reason === 'doctor') return false // names the doctor itself
  return medicalCare.some((pattern) => pattern.test(before + plain.slice(start).split(CLAUSE_END)[0]!))
}

const CLAUSE_END = /[.:;,–—!?]/

/** Splits a text into sentences and lines. */
function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [{ plain: '', written: [] }]
  for (const character of text.normalize('NFC')) {
    const sentence = sentences.at(-1)!
    if (INVISIBLE.test(character)) continue
    for (const unit of plainOf(character)) {
      sentence.plain += unit
      sentence.written.push(character)
    }
    if (/[.!?\n]/.test(character)) sentences.push({ plain: '', written: [] })
  }
  return sentences
}

/** Returns one character in lower case, without diacritics and Markdown. */
function plainOf(character: string): string {
  if (/[*_`\s]/.test(character)) return ' '
  const base = character.normalize('NFD')[0]!.toLowerCase()
  return base === 'đ' ? 'd' : base[0]!
}
