import { getFirst, getLast } from '../lookups.js'
import { type Claim, type ClaimReason, claimRules, medicalCare, questions } from './claim-rules.js'

export type { Claim, ClaimReason }

/** Characters that a word processor puts inside of words and nobody sees. */
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060]/

/** Characters before and after a phrase in which the rest of its clause is looked for. */
const NEARBY = 200

/**
 * Finds phrases that promise a cure, a diagnosis or the like, which advertising of a wellness service must not do.
 * Denials, questions and advice to see a doctor are not claims. The phrases need an explicit confirmation, because
 * words cannot show for certain what a sentence claims.
 * @param text text in Croatian or English, plain or Markdown
 * @returns the phrases as they stand in the text, in their order, without overlaps
 */
export function findHealthClaims(text: string): Claim[] {
  return claimsWithClauses(text).map(({ phrase, reason }) => ({ phrase, reason }))
}

/** Returns the claims that are in a text but not in the same clause of an earlier version of it. */
export function newHealthClaims(text: string, earlier: string): Claim[] {
  const known = claimsWithClauses(earlier).map(({ clause }) => clause)
  const added = claimsWithClauses(text).filter(({ clause }) => {
    const index = known.indexOf(clause)
    if (index >= 0) known.splice(index, 1)
    return index < 0
  })
  return added.map(({ phrase, reason }) => ({ phrase, reason }))
}

interface Sentence {
  /** Letters in lower case without diacritics, so that `lijeci` is found as well. */
  plain: string
  /** Sentence as written, for each position of `plain`. */
  written: string[]
}

interface Place {
  reason: ClaimReason
  start: number
  end: number
}

const claimsWithClauses = (text: string) => sentencesOf(text).flatMap((sentence) => claimsIn(sentence))

function claimsIn({ plain, written }: Sentence): (Claim & { clause: string })[] {
  if (questions.some((pattern) => pattern.test(plain))) return []
  const found = claimRules.flatMap(({ reason, pattern }) =>
    [...plain.matchAll(pattern)].map((match): Place => ({
      reason,
      start: match.index,
      end: match.index + match[0].length,
    })),
  )
  found.sort((one, other) => one.start - other.start || other.end - one.end)
  let last = 0
  return found.flatMap((place) => {
    const { reason, start, end } = place
    const before = getLast(plain.slice(Math.max(0, start - NEARBY), start).split(CLAUSE_END))
    const after = getFirst(plain.slice(end, end + NEARBY).split(CLAUSE_END))
    if (start < last || isHarmless(reason, before, plain.slice(start, end), after)) return []
    last = end
    const phrase = written.slice(start, end).join('').trim()
    return [{ reason, phrase, clause: before + plain.slice(start, end) + after }]
  })
}

/** Checks whether a phrase is denied, or its clause names a doctor or care that somebody already receives. */
function isHarmless(reason: ClaimReason, before: string, phrase: string, after: string): boolean {
  if (reason === 'safety') return DENIED_AT_ONCE.test(before) // "without side effects" denies something itself
  if (DENIED.test(before) && !NOT_ONLY.test(before)) return true
  if (DENIED_AFTERWARDS.test(after) || DENIES_WITHIN.test(phrase)) return true
  return (
    (reason === 'treatment' || reason === 'diagnosis') &&
    medicalCare.some((pattern) => pattern.test(before + phrase + after)) &&
    !OUR_DOCTORS.test(before + phrase + after)
  )
}

/** Marks and words between clauses. */
const CLAUSE_END = /[.:;,–—!?]| - | (?:i|ali|nego|and|but) /

const anyOf = (words: string) => String.raw`(?<!\p{L})(?:${words})`
const VERB_DENIAL = String.raw`ne|nije|nisu|nismo|nisam|nece|necemo|nemojte|nema|nemamo|nikad|nikada|nitko|niti|ni|not|never|nor|neither|nobody|cannot|\p{L}+n['’]t`

/** Denials of a verb up to four words before it, and of a noun right before it. */
const DENIED = new RegExp(
  String.raw`${anyOf(VERB_DENIAL)}(?:\s+[\p{L}\d-]+){0,4}\s*$|${anyOf('no')}(?:\s+\p{L}+)?\s*$|${anyOf('bez|without')}\s*$`,
  'u',
)
const DENIED_AT_ONCE = new RegExp(String.raw`${anyOf('nije|nisu|not|cannot be')}\s*$`, 'u')
const DENIED_AFTERWARDS = /^ (?:(?:to|for) )?(?:no(?! matter)|nobody|nikome|nikomu|nijedn\p{L}*)(?!\p{L})/u
const DENIES_WITHIN = new RegExp(String.raw`\s(?:${VERB_DENIAL}|no|bez|without)\s`, 'u')
const NOT_ONLY = new RegExp(String.raw`${anyOf('not only|not just|ne samo')}(?!\p{L})`, 'u')
const OUR_DOCTORS = new RegExp(
  String.raw`${anyOf(String.raw`our|nas\p{L}*`)} (?:\p{L}+ )?(?:doctor|physician|lijecni)`,
  'u',
)

/** Splits a text into sentences and lines. */
function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [{ plain: '', written: [] }]
  for (const character of text.normalize('NFC')) {
    const sentence = getLast(sentences)
    if (INVISIBLE.test(character)) continue
    sentence.plain += plainOf(character)
    sentence.written.push(character)
    if (/[.!?\n]/.test(character)) sentences.push({ plain: '', written: [] })
  }
  return sentences
}

/** Returns one character in lower case, without diacritics and Markdown. */
function plainOf(character: string): string {
  if (/[*_`\s]/.test(character)) return ' '
  const base = character.normalize('NFD').charAt(0).toLowerCase()
  return base === 'đ' ? 'd' : base.charAt(0)
}
