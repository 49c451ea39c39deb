import { getFirst } from '../lookups.js'
const MAX_WORDS = 10
/** Minimum of digits: shorter ones are contained in nearly every number. */
export const SHORTEST_NUMBER = 3
/** Dashes, too: address books write them between digits. */
const PART_OF_NUMBER = /^(?=.*\d)[\d+()/.\u2012-\u2015\u2212-]+$/

/** Splits a search into words; parts of a telephone number stay together. */
export function searchTerms(search: string): string[][] {
  const found: string[][] = []
  for (const word of search.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)) {
    const last = found.at(-1)
    if (last && PART_OF_NUMBER.test(word) && PART_OF_NUMBER.test(getFirst(last))) last.push(word)
    else found.push([word])
  }
  return found
}

/** Returns the digits to dial of a term, as stored: with 00 before a country code; an empty text if it is no number. */
export function dialled(words: string[]): string {
  if (!PART_OF_NUMBER.test(words[0] ?? '')) return ''
  return words
    .join('')
    .replace('(0)', '')
    .replace(/^\D*\+/, '00')
    .replace(/\D/g, '')
}
