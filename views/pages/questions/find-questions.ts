import { toSlug } from '#src/shared/slug'
import type { PageQuestions } from '../../questions/gathered-questions'

/** Returns the questions whose text or answer contains all words of the search, ignoring case and diacritics. */
export function findQuestions(pages: PageQuestions[], text: string): PageQuestions[] {
  const words = wordsOf(text)
  return pages
    .map(({ page, items }) => ({
      page,
      items: items.filter(({ question, answer }) => {
        const said = wordsOf(`${question} ${answer}`)
        return words.every((word) => said.some((one) => one.startsWith(word)))
      }),
    }))
    .filter(({ items }) => items.length > 0)
}

function wordsOf(text: string): string[] {
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .map(toSlug)
    .filter(Boolean)
}
