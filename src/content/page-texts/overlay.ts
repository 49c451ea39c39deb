import { isSame } from '#src/shared/content/content-fields.js'
import { type Language, languages, type Translated } from '#src/shared/languages.js'
import { getOrThrow, requireValue } from '#src/shared/lookups.js'
import { outdatedAfter } from '../editing/outdated-language.js'
import { fits, type Originals, type Question, type Tree } from './originals.js'

/** Text of the owner, and the original that it replaced. */
interface OwnText {
  text: string
  basis: string
}

/** Own texts of a key. */
interface OwnTexts extends Partial<Record<Language, OwnText>> {
  /** Language whose text is older than the other's. */
  outdated?: Language
}

/** List of questions of the owner, and the original that it replaced. */
interface OwnList {
  items: Question[]
  basis: Question[]
}

/** Texts of the owner in place of originals of a namespace, by their keys. */
export interface Overlay {
  texts: Record<string, OwnTexts>
  lists: Record<string, OwnList>
}

/** Change of some texts; texts that it omits stay as they are. */
export interface TextsChange {
  texts: Record<string, Partial<Translated>>
  lists: Record<string, Question[]>
  /** Texts that are right although their original or the other language has changed, such as `hero.title.hr`. */
  reviewed: string[]
}

export const emptyOverlay = (): Overlay => ({ texts: {}, lists: {} })

/** Returns the text of a key, own or original. */
export function textOf(key: string, { texts: originals }: Originals, { texts }: Overlay): Translated {
  const own = texts[key]
  const inEach = languages.map((language) => [language, own?.[language]?.text ?? getOrThrow(originals, key)[language]])
  return Object.fromEntries(inEach) as Translated
}

export const itemsOf = (key: string, { lists: originals }: Originals, { lists }: Overlay): Question[] =>
  lists[key]?.items ?? getOrThrow(originals, key)

/**
 * Applies a change to an overlay. Texts that equal their original, and texts without an original, are no longer part of
 * it. A text that did not change keeps its basis, unless it was reviewed.
 */
export function changeOverlay(originals: Originals, before: Overlay, { texts, lists, reviewed }: TextsChange): Overlay {
  const after = emptyOverlay()
  for (const [key, original] of originals.texts) {
    const old = before.texts[key]
    const oldText = textOf(key, originals, before)
    const text = { ...oldText, ...texts[key] }
    const isReviewed = (language: Language) => reviewed.includes(`${key}.${language}`)
    const changed = languages.filter((language) => text[language] !== original[language])
    if (changed.length === 0) continue
    const own: OwnTexts = Object.fromEntries(
      changed.map((language) => {
        const before = old?.[language]
        const isOld = before?.text === text[language] && !isReviewed(language)
        return [language, { text: text[language], basis: isOld ? before.basis : original[language] }]
      }),
    )
    const outdated = outdatedAfter(old?.outdated ?? null, { text: oldText }, { text })
    if (outdated && !isReviewed(outdated) && isTranslated(key)) own.outdated = outdated
    after.texts[key] = own
  }
  for (const [key, original] of originals.lists) {
    const old = before.lists[key]
    const items = lists[key] ?? old?.items ?? original
    if (isSame(items, original)) continue
    const isOld = old && isSame(old.items, items) && !reviewed.includes(key)
    after.lists[key] = { items, basis: isOld ? old.basis : original }
  }
  return after
}

/** Checks whether both languages show a text: only Croatian has the plural form `few`. */
export const isTranslated = (key: string) => !key.endsWith('.few')

/** Returns the texts of a namespace in a language with those of the owner in place of the originals that they fit. */
export function applyOverlay(messages: Tree, originals: Originals, overlay: Overlay, language: Language): Tree {
  const changed = structuredClone(messages)
  for (const [key, own] of Object.entries(overlay.texts)) {
    const original = originals.texts.get(key)?.[language]
    const text = own[language]?.text
    if (original !== undefined && text !== undefined && fits(text, original)) replace(changed, key, text)
  }
  for (const [key, { items }] of Object.entries(overlay.lists)) {
    if (!originals.lists.has(key)) continue
    const listed = items.map(({ question, answer, page }) => ({
      question: question[language],
      answer: answer[language],
      ...(page && { page }),
    }))
    replace(changed, key, listed)
  }
  return changed
}

function replace(tree: Tree, key: string, value: Tree): void {
  const parts = key.split('.')
  const last = requireValue(parts.pop(), 'name of the text')
  const parent = parts.reduce<Tree>((node, part) => requireValue((node as Record<string, Tree>)[part], part), tree)
  ;(parent as Record<string, Tree>)[last] = value
}
