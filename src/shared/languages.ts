/** Languages of the site, the default first. */
export const languages = ['hr', 'en'] as const

export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'hr'

/** Value in every language: how translatable content is stored. */
export type Translated<T = string> = Record<Language, T>

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language)
}
