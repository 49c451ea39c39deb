import type { Fields } from '../forms/field.js'

/** A draft may lack it; to be sent, it may not. */
const inTheEnd = { required: 'required', keepsEmpty: true } as const
const title = { type: 'text', maxLength: 150, ...inTheEnd } as const
const text = { type: 'text', maxLength: 20_000, multiline: true, ...inTheEnd } as const

/** An issue of the newsletter: its title is the subject of its mails, its text is Markdown. */
export const newsletterIssue = {
  titleHr: title,
  textHr: text,
  titleEn: title,
  textEn: text,
} satisfies Fields
