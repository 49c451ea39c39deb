import { toSlug } from '#src/shared/slug'
import type { Question } from '../../questions/Questions'

/** Synonyms and ignored words of a language. */
export interface SearchWords {
  /** Groups of beginnings of words with one meaning, separated by spaces. */
  synonyms: string[]
  /** Words that say nothing about the subject, separated by spaces. */
  ignored: string
}

/** A question is found by the whole beginnings of its words, or, if there is none, by their stems. */
const LONG_STEM = 5
const SHORT_STEM = 4

/** Returns the groups with the questions that contain all words of the search, or words of the same meaning, ignoring case and diacritics. */
export function findQuestions<G extends { items: Question[] }>(groups: G[], text: string, words: SearchWords): G[] {
  const asked = wordsOf(text)
  const ignored = words.ignored.split(' ')
  const telling = asked.filter((word) => !ignored.includes(word))
  const beginnings = (telling.length > 0 ? telling : asked).map((word) => [word, ...synonymsOf(word, words.synonyms)])
  const exact = withAll(groups, beginnings)
  return exact.length > 0
    ? exact
    : withAll(
        groups,
        beginnings.map((group) => group.map(stemOf)),
      )
}

function withAll<G extends { items: Question[] }>(groups: G[], beginnings: string[][]): G[] {
  return groups
    .map((group) => ({
      ...group,
      items: group.items.filter(({ question, answer }) => {
        const said = wordsOf(`${question} ${answer}`)
        return beginnings.every((some) => some.some((beginning) => said.some((word) => word.startsWith(beginning))))
      }),
    }))
    .filter(({ items }) => items.length > 0)
}

function synonymsOf(word: string, synonyms: string[]): string[] {
  return synonyms.map((group) => group.split(' ')).find((group) => group.some((one) => word.startsWith(one))) ?? []
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
