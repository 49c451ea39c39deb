import type { Fields } from '../forms/field.js'

/** Required to send; a draft may lack it. */
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
