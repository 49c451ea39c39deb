import type { PageTextDto, PageTextListDto, PageTextsDto } from '#src/content/page-texts/page-texts.dto'
import type { Language } from '#src/shared/languages'
import { getFirst } from '#src/shared/lookups'
import type { Translator } from '#views/translations'

export interface LabelledText extends PageTextDto {
  label: string
}

export interface LabelledList extends PageTextListDto {
  label: string
}

/** Texts that belong together, such as those of one card. */
export interface TextGroup {
  id: string
  title?: string
  texts: LabelledText[]
}

/** Section of a page with its texts. */
export interface TextSection {
  id: string
  title: string
  groups: TextGroup[]
  lists: LabelledList[]
}

/** Section of the texts that belong to none. */
const ROOT = 'root'
const META = 'meta'

/** Parts of a key that name their group, in this order. */
const naming = /\.(heading|title|label|choice)$/

/** Sorts the texts of a page into its sections, labelled in plain words. */
export function sectionsOf(
  { medium, texts, lists }: PageTextsDto,
  t: Translator<'page-texts'>,
  language: Language,
): TextSection[] {
  const sections = new Map<string, TextSection>()
  const words = (parts: string[]) => wordsFor(t, parts, medium)
  const sectionOf = (key: string) => {
    const id = key.includes('.') ? getFirst(key.split('.')) : ROOT
    const known = sections.get(id) ?? { id, title: words([id]), groups: [], lists: [] }
    sections.set(id, known)
    return known
  }
  for (const text of texts) {
    const { groups } = sectionOf(text.key)
    const id = groupOf(text.key)
    let group = groups.at(-1)
    if (group?.id !== id) groups.push((group = { id, texts: [] }))
    if (id && !group.title && naming.test(text.key)) group.title = text.text[language]
    group.texts.push({ ...text, label: labelOf(t, words, text.key, id) })
  }
  for (const list of lists) sectionOf(list.key).lists.push({ ...list, label: t('names.faq') })
  // Visitors see the texts for search engines elsewhere.
  const all = [...sections.values()].sort((one, other) => Number(one.id === META) - Number(other.id === META))
  for (const { groups } of all) for (const { texts } of groups) numberEqual(texts)
  return all
}

/** Returns the label of a field by its name, such as `texts.hero.title.hr`. */
export function labelOfField(name: string, sections: TextSection[], t: Translator<'page-texts'>): string {
  const whole = sections.find(({ lists }) => lists.some(({ key }) => key === name))
  if (whole) return whole.title // a whole list, which both sides of a conflict changed
  const [, key, language] = /^(?:texts|lists)\.(.+)\.(hr|en)$/.exec(name) ?? []
  for (const { title, groups, lists } of sections) {
    const text = groups.flatMap(({ texts }) => texts).find((one) => one.key === key)
    const list = lists.find((one) => key === one.key || key?.startsWith(`${one.key}.`))
    const words = text?.label ?? list?.label
    if (words) return t('field', { label: `${title}: ${words}`, language: t(`in.${language as Language}`) })
  }
  return name
}

/** Returns the longest beginning of a key that ends in a number and is followed by a name: `cards.0` of `cards.0.title`. */
function groupOf(key: string): string {
  return /^(.*\.\d+)\.[a-z]/i.exec(key)?.[1] ?? ''
}

function labelOf(
  t: Translator<'page-texts'>,
  wordsOf: (parts: string[]) => string,
  key: string,
  group: string,
): string {
  const rest = group ? key.slice(group.length + 1) : key
  const parts = rest.split('.')
  // The heading of the section names the first part.
  const words = wordsOf(group || parts.length === 1 ? parts : parts.slice(1))
  return /^\d/.test(words) ? `${t('otherName')} ${words}` : words
}

/** Joins the words for the parts of a key; numbers count from 1. Some parts have other words in mails. */
function wordsFor(t: Translator<'page-texts'>, parts: string[], medium: PageTextsDto['medium']): string {
  const words: string[] = []
  for (const part of parts) {
    const inMails = `mailNames.${part}`
    const name = medium === 'mail' && t.has(inMails) ? inMails : `names.${part}`
    if (/^\d+$/.test(part)) words.push(`${words.pop() ?? ''} ${Number(part) + 1}`.trim())
    else if (t.has(name)) words.push(t(name))
  }
  return words.join(' – ') || t('otherName')
}

/** Numbers equal labels. */
function numberEqual(texts: LabelledText[]): void {
  const labels = texts.map(({ label }) => label)
  for (const [index, text] of texts.entries()) {
    const { label } = text
    if (labels.indexOf(label) !== labels.lastIndexOf(label))
      text.label = `${label} ${labels.slice(0, index + 1).filter((other) => other === label).length}`
  }
}
