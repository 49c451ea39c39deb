import { type Language, languages } from '#src/shared/languages.js'
import type { TextNamespace } from './editable-texts.js'
import type { PageTextsDto } from './page-texts.dto.js'

/** Text that contains the searched words. */
export interface FoundText {
  namespace: TextNamespace
  key: string
  /** Name of its field in the editor. */
  field: string
  language: Language
  text: string
}

/** Maximum number of found texts. */
export const MOST_FOUND = 50

/** Finds texts that contain some words in their order, in any case and with or without diacritics. */
export function findTexts(pages: PageTextsDto[], words: string): FoundText[] {
  const searched = plain(words)
  if (!searched) return []
  return pages
    .flatMap(textsOf)
    .filter(({ text }) => plain(text).includes(searched))
    .slice(0, MOST_FOUND)
}

function textsOf({ namespace, texts, lists }: PageTextsDto): FoundText[] {
  return languages.flatMap((language) => [
    ...texts.map(({ key, text }) => ({
      namespace,
      key,
      field: `texts.${key}.${language}`,
      language,
      text: text[language],
    })),
    ...lists.flatMap(({ key, items }) =>
      items.flatMap(({ question, answer }, index) =>
        Object.entries({ question, answer }).map(([part, text]) => ({
          namespace,
          key,
          language,
          field: `lists.${key}.${index}.${part}.${language}`,
          text: text[language],
        })),
      ),
    ),
  ])
}

/** Returns a text in lower case without diacritics, and with ordinary spaces, hyphens and apostrophes. */
function plain(text: string): string {
  const letters = text
    .normalize('NFD')
    .replace(/\p{M}|\u00AD/gu, '')
    .toLowerCase()
  return letters.replaceAll('đ', 'd').replaceAll('’', "'").replaceAll('\u2011', '-').replace(/\s+/g, ' ').trim()
}
