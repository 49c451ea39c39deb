import { type Language, languages, type Translated } from '#src/shared/languages.js'
import { isFixed, type TextNamespace } from './editable-texts.js'

/** Texts of the release by language and namespace. */
export type AllTexts = Record<Language, Record<string, Tree>>

export type Tree = string | Tree[] | { [key: string]: Tree }

/** Question of a list, in every language. */
export interface Question {
  question: Translated
  answer: Translated
  /** Name of the page that tells more. */
  page?: string
}

/** Editable texts of a namespace as the release has them, in their order. */
export interface Originals {
  /** Texts by their dotted keys, such as `hero.title` and `about.paragraphs.0`. */
  texts: Map<string, Translated>
  /** Lists of questions, which are edited as a whole. */
  lists: Map<string, Question[]>
}

export function originalsOf(namespace: TextNamespace, all: AllTexts): Originals {
  const originals: Originals = { texts: new Map(), lists: new Map() }
  const add = (key: string, { hr, en }: Translated<Tree | undefined>): void => {
    if (typeof hr === 'string' && typeof en === 'string') {
      if (!isFixed(namespace, key)) originals.texts.set(key, { hr, en })
    } else if (isQuestionList(hr) && isQuestionList(en)) originals.lists.set(key, questionsOf({ hr, en }))
    else if (typeof hr === 'object' && typeof en === 'object') {
      for (const part of Object.keys(hr))
        add(key ? `${key}.${part}` : part, { hr: child(hr, part), en: child(en, part) })
    }
  }
  add('', { hr: all.hr[namespace], en: all.en[namespace] })
  return originals
}

/** Returns the placeholders of a text, such as `{name}`, sorted and without repetitions. */
export function placeholdersIn(...texts: string[]): string[] {
  return [...new Set(texts.flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort()
}

export const textsOfQuestions = (items: Question[], language: Language) =>
  items.flatMap(({ question, answer }) => [question[language], answer[language]])

type ListedQuestion = Record<'question' | 'answer', string> & { page?: string }

function isQuestionList(tree: Tree | undefined): tree is ListedQuestion[] {
  return (
    Array.isArray(tree) &&
    tree.length > 0 &&
    tree.every((item) => typeof child(item, 'question') === 'string' && typeof child(item, 'answer') === 'string')
  )
}

function questionsOf(lists: Translated<ListedQuestion[]>): Question[] {
  const inEach = (index: number, part: 'question' | 'answer') =>
    Object.fromEntries(languages.map((language) => [language, lists[language][index]?.[part] ?? ''])) as Translated
  return lists.hr.map(({ page }, index) => ({
    question: inEach(index, 'question'),
    answer: inEach(index, 'answer'),
    ...(page && { page }),
  }))
}

const child = (tree: Tree, part: string): Tree | undefined =>
  typeof tree === 'object' ? (tree as Record<string, Tree>)[part] : undefined
