import type { PageTextsDto } from '#src/content/page-texts/page-texts.dto'
import { isSame } from '#src/shared/content/content-fields'
import { type Language, languages, type Translated } from '#src/shared/languages'
import type { Clash } from '#views/kit/admin/conflict/merge-content'

/** Question in the form. */
export interface QuestionRow {
  question: Translated
  answer: Translated
  page: string
}

/** Contents of the form. */
export interface TextContent {
  /** Texts by the names of their fields. */
  texts: Record<string, string>
  /** Questions by the keys of their lists. */
  lists: Record<string, QuestionRow[]>
}

/** Returns the languages in which a text is shown: only Croatian has the plural form `few`. */
export const languagesOf = (key: string): readonly Language[] => (key.endsWith('.few') ? ['hr'] : languages)

export const fieldName = (key: string, language: Language) => `texts.${key}.${language}`

/** Returns the stored texts, or the original ones. */
export function contentOf({ texts, lists }: PageTextsDto, which: 'own' | 'original'): TextContent {
  const fields = texts.flatMap(({ key, text, original }) =>
    languagesOf(key).map((language) => [fieldName(key, language), (which === 'own' ? text : original)[language]]),
  )
  return {
    texts: Object.fromEntries(fields) as Record<string, string>,
    lists: Object.fromEntries(
      lists.map(({ key, items, original }) => [
        key,
        (which === 'own' ? items : original).map(({ question, answer, page = '' }) => ({ question, answer, page })),
      ]),
    ),
  }
}

/** Returns what differs from the original texts, as little text for a hidden field. */
export function changesIn(content: TextContent, original: TextContent): string {
  const differing = <Value>(values: Record<string, Value>, others: Record<string, Value>) =>
    Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, others[name])))
  return JSON.stringify({
    texts: differing(content.texts, original.texts),
    lists: differing(content.lists, original.lists),
  })
}

/** Returns the content that a hidden field describes. */
export function withChanges(changes: string, original: TextContent): TextContent {
  try {
    const { texts, lists } = JSON.parse(changes) as TextContent
    return { texts: { ...original.texts, ...texts }, lists: { ...original.lists, ...lists } }
  } catch {
    return original
  }
}

const IN_QUESTION = /^lists\.(.+)\.(\d+)\.(?:(question|answer)\.(hr|en)|page)$/

/** Returns the content of posted fields. */
export function postedContent(values: Record<string, string>): TextContent {
  const texts = Object.entries(values).filter(([name]) => name.startsWith('texts.'))
  const lists: Record<string, QuestionRow[]> = {}
  for (const [name, value] of Object.entries(values)) {
    const [, key, place, part, language] = IN_QUESTION.exec(name) ?? []
    if (key === undefined) continue
    const rows = (lists[key] ??= [])
    const row = (rows[Number(place)] ??= { question: { hr: '', en: '' }, answer: { hr: '', en: '' }, page: '' })
    if (part) row[part as 'question'][language as Language] = value
    else row.page = value
  }
  return { texts: Object.fromEntries(texts), lists }
}

/**
 * Merges two edits of the same texts (three-way merge): changes of either side apply, own ones win where both changed.
 * @param seen the texts that both edits are based on
 */
export function mergeTexts(
  seen: TextContent,
  mine: TextContent,
  theirs: TextContent,
): { content: TextContent; clashes: Clash[] } {
  const clashes: Clash[] = []
  const merge = <Value>(part: 'texts' | 'lists', values: Record<string, Value>): Record<string, Value> => {
    const before = seen[part] as Record<string, Value>
    const others = theirs[part] as Record<string, Value>
    const merged = Object.entries(values).map(([name, value]) => {
      const isTheirs = !isSame(others[name], before[name])
      const isMine = !isSame(value, before[name])
      if (isTheirs && isMine && !isSame(value, others[name]))
        clashes.push({ field: name, mine: value, theirs: others[name] })
      return [name, isTheirs && !isMine ? others[name] : value]
    })
    return Object.fromEntries(merged) as Record<string, Value>
  }
  return { content: { texts: merge('texts', mine.texts), lists: merge('lists', mine.lists) }, clashes }
}
