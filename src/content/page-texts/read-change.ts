import type { FieldFault } from '#src/platform/http/problems/problem.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { isBlank } from '#src/shared/blank.js'
import { type Language, languages, type Translated } from '#src/shared/languages.js'
import { isPrintable, type Originals, type Question, textsOfQuestions } from './originals.js'
import type { TextsChange } from './overlay.js'
import { placeholdersIn } from './placeholders.js'

/** Maximum number of questions in a list. */
export const MOST_QUESTIONS = 40
/** Maximum length of a question and its answer. */
export const QUESTION_LENGTHS = { question: 300, answer: 2000 } as const
/** Maximum length of any text, far above that of each. */
export const LONGEST_TEXT = 5000

/** Maximum length of the subject of a mail. */
const LONGEST_SUBJECT = 120
/** Maximum length of a paragraph of a mail, and the length from which an original is one. */
const PARAGRAPH = { longest: 1500, from: 60 } as const

/** Beginning of an HTML tag or comment. */
const MARKUP = /<[/!]?\p{L}|<!-/u

/** Returns the maximum length of a text: it may be much longer than the original, within its place on the page. */
export function maxLengthOf(key: string, { hr, en }: Translated, isOfMail = false): number {
  if (isOfMail && /(^|\.)title$/.test(key)) return LONGEST_SUBJECT
  if (isOfMail && hr.length > PARAGRAPH.from) return PARAGRAPH.longest
  if (/(^|\.)meta\.title$|metaTitle$/.test(key)) return 120
  if (/(^|\.)meta\.description$/.test(key)) return 320
  return Math.min(LONGEST_TEXT, Math.max(80, 3 * Math.max(hr.length, en.length)))
}

/** Returns the names of pages that questions of a list may refer to. */
export const pagesOf = (items: Question[]): string[] => [...new Set(items.flatMap(({ page }) => page ?? []))]

/**
 * Validates a change of texts and puts each text on one line. Questions without any text are left out.
 * @throws Problem 422
 */
export function readChange(
  originals: Originals,
  given: { texts?: unknown; lists?: unknown; reviewed?: string[] },
): TextsChange {
  const faults: FieldFault[] = []
  const texts = readTexts(originals, entriesOf(given.texts), faults)
  const lists = readLists(originals, entriesOf(given.lists), faults)
  if (faults.length > 0) throw Problem.validation(faults)
  return { texts, lists, reviewed: given.reviewed ?? [] }
}

function readTexts(originals: Originals, given: [string, unknown][], faults: FieldFault[]): TextsChange['texts'] {
  const texts = given.map(([key, value]): [string, Partial<Translated>] => {
    const field = `texts.${key}`
    const original = originals.texts.get(key)
    if (!original || !isObject(value)) {
      faults.push({ field, code: original ? 'invalid' : 'unknownField' })
      return [key, {}]
    }
    const max = maxLengthOf(key, original, originals.areOfMails)
    const read = Object.entries(value).map(([language, text]) => {
      const isKnown = languages.includes(language as Language)
      const expected = isKnown ? placeholdersIn(original[language as Language]) : []
      const place = `${field}.${language}`
      const line = isKnown ? readText(place, text, max, faults) : ''
      if (!isKnown) faults.push({ field: place, code: 'unknownField' })
      // The plain text of a mail would show it.
      else if (originals.areOfMails && MARKUP.test(line)) faults.push({ field: place, code: 'markup' })
      else if (line) checkPlaceholders(place, line, expected, expected, faults)
      return [language, line]
    })
    return [key, Object.fromEntries(read) as Partial<Translated>]
  })
  return Object.fromEntries(texts)
}

function readLists(originals: Originals, given: [string, unknown][], faults: FieldFault[]): TextsChange['lists'] {
  const lists = given.map(([key, value]): [string, Question[]] => {
    const field = `lists.${key}`
    const original = originals.lists.get(key)
    if (!original || !Array.isArray(value)) {
      faults.push({ field, code: original ? 'invalid' : 'unknownField' })
      return [key, []]
    }
    const meant = [...(value as unknown[]).entries()].filter(([, item]) => !isBlankQuestion(item))
    const items = meant.map(([index, item]) => readQuestion(`${field}.${index}`, item, original, faults))
    if (items.length === 0) faults.push({ field, code: 'questions.required' })
    if (items.length > MOST_QUESTIONS) faults.push({ field, code: 'questions.tooMany', args: { max: MOST_QUESTIONS } })
    for (const language of languages) {
      const asked = items.map(({ question }) => question[language])
      const [index] = meant.find((_, place) => asked[place] && asked.indexOf(asked[place]) < place) ?? []
      if (index !== undefined) faults.push({ field: `${field}.${index}.question.${language}`, code: 'questions.twice' })
    }
    return [key, items]
  })
  return Object.fromEntries(lists)
}

function readQuestion(field: string, item: unknown, original: Question[], faults: FieldFault[]): Question {
  const { question, answer, page, ...others } = isObject(item) ? item : ({} as Record<string, unknown>)
  for (const name of Object.keys(others)) faults.push({ field: `${field}.${name}`, code: 'unknownField' })
  const inEach = (part: 'question' | 'answer', given: unknown) => {
    const texts = languages.map((language) => {
      const place = `${field}.${part}.${language}`
      const text = readText(place, isObject(given) ? given[language] : undefined, QUESTION_LENGTHS[part], faults)
      const allowed = placeholdersIn(...textsOfQuestions(original, language))
      if (text) checkPlaceholders(place, text, [], allowed, faults)
      return [language, text]
    })
    return Object.fromEntries(texts) as Translated
  }
  const isKnownPage = page === undefined || page === '' || pagesOf(original).includes(page as string)
  if (!isKnownPage) faults.push({ field: `${field}.page`, code: 'invalid' })
  return {
    question: inEach('question', question),
    answer: inEach('answer', answer),
    ...(isKnownPage && page ? { page: page as string } : {}),
  }
}

/** Returns a text on one line; an empty one if it is wrong. */
function readText(field: string, value: unknown, max: number, faults: FieldFault[]): string {
  const refuse = (code: string, args?: FieldFault['args']) => {
    faults.push({ field, code, args })
    return ''
  }
  if (value !== undefined && typeof value !== 'string') return refuse('invalid')
  const text = (value ?? '').replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ').trim()
  if (isBlank(text)) return refuse('required')
  if (text.length > max) return refuse('tooLong', { max })
  return isPrintable(text) ? text : refuse('invalidCharacters')
}

function checkPlaceholders(
  field: string,
  text: string,
  required: string[],
  allowed: string[],
  faults: FieldFault[],
): void {
  const found = placeholdersIn(text)
  const missing = required.filter((name) => !found.includes(name))
  const unknown = found.filter((name) => !allowed.includes(name))
  const hasBraces = /[{}]/.test(text.replace(/\{\w+\}/g, ''))
  if (missing.length > 0) faults.push({ field, code: 'placeholder.missing', args: { names: missing.join(', ') } })
  else if (unknown.length > 0) faults.push({ field, code: 'placeholder.unknown', args: { names: unknown.join(', ') } })
  else if (hasBraces) faults.push({ field, code: 'placeholder.braces' })
}

/** Checks for the row of a new question that nobody has filled in, or of a removed one. */
function isBlankQuestion(item: unknown): boolean {
  if (!isObject(item)) return false
  const texts = [item.question, item.answer].flatMap((part) => (isObject(part) ? Object.values(part) : [part ?? '']))
  return texts.every((text) => typeof text === 'string' && text.trim() === '')
}

const entriesOf = (value: unknown) => (isObject(value) ? Object.entries(value) : [])

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
