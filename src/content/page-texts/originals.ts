import { isSame } from '#src/shared/content/content-fields.js'
import { type Language, languages, type Translated } from '#src/shared/languages.js'
import { requireValue } from '#src/shared/lookups.js'
import { isFixed, pathOf, propertiesOf, type TextNamespace } from './editable-texts.js'
import { placeholdersIn } from './placeholders.js'

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
  /** True for texts of mails. */
  areOfMails?: boolean
}

/** Every text without control characters and unpaired surrogates, which the database cannot store. */
const PRINTABLE = /^[^\p{Cc}\p{Cs}]*$/u

export const isPrintable = (text: string) => PRINTABLE.test(text)

/** Checks whether a text can stand in place of an original: an upgrade may have changed its placeholders. */
export const fits = (text: string, original: string) =>
  isPrintable(text) && isSame(placeholdersIn(text), placeholdersIn(original))

/** Returns the texts of a namespace in a language. */
export const messagesOf = (namespace: TextNamespace, all: AllTexts, language: Language): Tree =>
  requireValue(treeAt(pathOf(namespace), all[language]), namespace)

/** Returns what a dotted key leads to. */
export const treeAt = (key: string, tree: Tree): Tree | undefined =>
  key.split('.').reduce<Tree | undefined>((node, part) => node && child(node, part), tree)

export function originalsOf(namespace: TextNamespace, all: AllTexts): Originals {
  const areOfMails = propertiesOf(namespace).mails !== undefined
  const originals: Originals = { texts: new Map(), lists: new Map(), areOfMails }
  const add = (key: string, { hr, en }: Translated<Tree | undefined>): void => {
    if (typeof hr === 'string' && typeof en === 'string') {
      if (!isFixed(namespace, key)) originals.texts.set(key, { hr, en })
    } else if (isQuestionList(hr) && isQuestionList(en)) originals.lists.set(key, questionsOf({ hr, en }))
    else if (typeof hr === 'object' && typeof en === 'object') {
      for (const part of Object.keys(hr))
        add(key ? `${key}.${part}` : part, { hr: child(hr, part), en: child(en, part) })
    }
  }
  add('', { hr: messagesOf(namespace, all, 'hr'), en: messagesOf(namespace, all, 'en') })
  return originals
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
