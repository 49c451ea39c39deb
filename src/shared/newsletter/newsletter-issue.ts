import type { Fields, Kept } from '../forms/field.js'
import { type Language, languages } from '../languages.js'

/** Required to send in its language; a draft may lack it. */
const inTheEnd = { required: 'required', keepsEmpty: true } as const
const title = { type: 'text', maxLength: 150, ...inTheEnd } as const
const text = { type: 'text', maxLength: 20_000, multiline: true, ...inTheEnd } as const

/** Newsletter issue: its title is the subject of its mails, its text is Markdown. */
export const newsletterIssue = {
  titleHr: title,
  textHr: text,
  titleEn: title,
  textEn: text,
} satisfies Fields

export type IssueTexts = Kept<typeof newsletterIssue>
export type IssueField = keyof IssueTexts

/** Fields in each language. */
export const issueFieldsIn: Record<Language, [title: IssueField, text: IssueField]> = {
  hr: ['titleHr', 'textHr'],
  en: ['titleEn', 'textEn'],
}

/** Returns the languages in which an issue has a title and a text: it is sent to their readers. */
export function completeLanguages(issue: IssueTexts): Language[] {
  return languages.filter((language) => issueFieldsIn[language].every((field) => issue[field] !== ''))
}

/** Returns the fields without which an issue cannot be sent: each language is complete or empty, and one is complete. */
export function missingFields(issue: IssueTexts): IssueField[] {
  const gaps = languages.map((language) => issueFieldsIn[language].filter((field) => issue[field] === ''))
  return gaps.every((fields) => fields.length === 2) ? gaps.flat() : gaps.filter((fields) => fields.length === 1).flat()
}
