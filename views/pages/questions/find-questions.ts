import { toSlug } from '#src/shared/slug'
import type { PageQuestions } from '../../questions/gathered-questions'

/** Those that have every word that is searched for, be it in the answer. Letter case and diacritics do not matter. */
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
