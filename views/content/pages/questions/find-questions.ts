import { toSlug } from '#src/shared/slug'
import type { Question } from '../../questions/Questions'

/** Synonyms and ignored words of a language. */
export interface SearchWords {
  /** Groups of words with one meaning, separated by spaces: whole up to `LONGEST_WHOLE` letters, beginnings if longer. */
  synonyms: string[]
  /** Words that say nothing about the subject, separated by spaces. */
  ignored: string
}

/** Length of the longest words that are compared whole: `pas` is a dog, `pasta` is not. */
const LONGEST_WHOLE = 4
/** Length of the stems of words with more letters than that. */
const LONG_STEM = 5
/** Length of the stems of other words. */
const SHORT_STEM = 4

/**
 * Returns the groups with the questions that contain all words of the search, or words of the same meaning, ignoring case and
 * diacritics. If there is none, the stems of the words are searched.
 */
export function findQuestions<G extends { items: Question[] }>(groups: G[], text: string, words: SearchWords): G[] {
  const asked = wordsOf(text)
  const ignored = words.ignored.split(' ')
  const telling = asked.filter((word) => !ignored.includes(word))
  const searched = (telling.length > 0 ? telling : asked).map((word): Searched => ({
    stem: stemOf(word),
    meanings: [word, ...synonymsOf(word, words.synonyms)],
  }))
  const found = withAll(groups, searched, (said, { meanings }) => matchesSome(said, meanings))
  if (found.length > 0) return found
  return withAll(groups, searched, (said, { stem, meanings }) => said.startsWith(stem) || matchesSome(said, meanings))
}

/** Word of a search. */
interface Searched {
  stem: string
  /** The word itself and its synonyms. */
  meanings: string[]
}

function withAll<G extends { items: Question[] }>(
  groups: G[],
  searched: Searched[],
  matches: (said: string, word: Searched) => boolean,
): G[] {
  return groups
    .map((group) => ({
      ...group,
      items: group.items.filter(({ question, answer }) => {
        const said = wordsOf(`${question} ${answer}`)
        return searched.every((word) => said.some((one) => matches(one, word)))
      }),
    }))
    .filter(({ items }) => items.length > 0)
}

function synonymsOf(word: string, synonyms: string[]): string[] {
  return synonyms.map((group) => group.split(' ')).find((group) => matchesSome(word, group)) ?? []
}

function matchesSome(word: string, meanings: string[]): boolean {
  return meanings.some((meaning) => (meaning.length > LONGEST_WHOLE ? word.startsWith(meaning) : word === meaning))
}

function stemOf(word: string): string {
  return word.slice(0, word.length > LONG_STEM ? LONG_STEM : SHORT_STEM)
}

function wordsOf(text: string): string[] {
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .map(toSlug)
    .filter(Boolean)
}
