import { dialled, searchTerms, SHORTEST_NUMBER } from './search-terms.js'

/** Part of a text, from its first character to before its end. */
export interface Match {
  start: number
  end: number
}

/** Folded text, with the position in the original of each of its characters and of its end. */
interface Folded {
  text: string
  places: number[]
}

/** Prefixes of Croatian numbers, which a typed number may have in another form. */
const DIALLING_PREFIX = /^(?:00385|0(?=[1-9]))/
const NUMBER_IN_TEXT = /\+?\d[\d ()/.\u00a0-]+\d/g

/** Returns the parts of a text that a search finds in it, in order; they do not overlap. */
export function findMatches(text: string, search: string): Match[] {
  const folded = fold(text)
  return withoutOverlaps(searchTerms(search).flatMap((words) => matchesOf(words, text, folded)))
}

/** Checks whether a text contains each term of a search. */
export function hasAllTerms(text: string, search: string): boolean {
  const folded = fold(text)
  return searchTerms(search).every((words) => matchesOf(words, text, folded).length > 0)
}

/** Splits a text into parts that match a search and parts between them. */
export function splitByMatches(text: string, search: string): { text: string; isMatch: boolean }[] {
  const parts: { text: string; isMatch: boolean }[] = []
  let place = 0
  for (const { start, end } of findMatches(text, search)) {
    if (start > place) parts.push({ text: text.slice(place, start), isMatch: false })
    parts.push({ text: text.slice(start, end), isMatch: true })
    place = end
  }
  if (place < text.length) parts.push({ text: text.slice(place), isMatch: false })
  return parts
}

const EXCERPT_LENGTH = 140
/** Characters before the first match. */
const LEAD_IN = 40

/** Returns the part of a text around its first match, in one line. */
export function excerptAround(text: string, search: string): string {
  const line = text.trim().replace(/\s+/g, ' ')
  if (line.length <= EXCERPT_LENGTH) return line
  const first = findMatches(line, search)[0]?.start ?? 0
  const start = first > LEAD_IN ? Math.max(0, line.indexOf(' ', first - LEAD_IN) + 1) : 0
  const from = start > first ? first : start
  const end = line.lastIndexOf(' ', from + EXCERPT_LENGTH)
  const to = line.length - from <= EXCERPT_LENGTH ? line.length : end > from ? end : from + EXCERPT_LENGTH
  return `${from > 0 ? '…' : ''}${line.slice(from, to)}${to < line.length ? '…' : ''}`
}

function matchesOf(words: string[], text: string, folded: Folded): Match[] {
  const ofWords = words.map((word) => occurrences(folded, fold(word).text))
  const ofTerm = ofWords.every((found) => found.length > 0) ? ofWords.flat() : []
  const number = dialled(words)
  return number.length >= SHORTEST_NUMBER ? [...ofTerm, ...numbersIn(text, number)] : ofTerm
}

function occurrences({ text, places }: Folded, word: string): Match[] {
  const found: Match[] = []
  if (word === '') return found
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    found.push({ start: places[at]!, end: places[at + word.length]! })
  }
  return found
}

/** Returns where telephone numbers in a text contain digits, in any spelling and with either prefix. */
function numbersIn(text: string, number: string): Match[] {
  const wanted = number.replace(DIALLING_PREFIX, '')
  return [...text.matchAll(NUMBER_IN_TEXT)].flatMap((found) => {
    const places = [...found[0]].flatMap((character, at) => (/\d/.test(character) ? [found.index + at] : []))
    const at = places
      .map((place) => text[place])
      .join('')
      .indexOf(wanted)
    return at < 0 ? [] : [{ start: places[at]!, end: places[at + wanted.length - 1]! + 1 }]
  })
}

/** Folds a text as the search in the database does: lower case, no diacritics, `dj` like `đ`. */
function fold(text: string): Folded {
  let folded = ''
  const places: number[] = []
  let place = 0
  for (const character of text) {
    const plain = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace('đ', 'd')
    for (const letter of plain) {
      if (letter === 'j' && folded.endsWith('d')) continue
      folded += letter
      for (let unit = 0; unit < letter.length; unit++) places.push(place)
    }
    place += character.length
  }
  places.push(place)
  return { text: folded, places }
}

function withoutOverlaps(matches: Match[]): Match[] {
  const inOrder = matches.toSorted((one, other) => one.start - other.start)
  const separate: Match[] = []
  for (const match of inOrder) {
    const last = separate.at(-1)
    if (last && match.start <= last.end) last.end = Math.max(last.end, match.end)
    else separate.push({ ...match })
  }
  return separate
}
