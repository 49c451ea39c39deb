import type { Language } from '../src/shared/languages'

/** One of each language, made when it is first needed: a formatter of Intl takes up to a millisecond to make. */
export function byLanguage<Made>(make: (language: Language) => Made): (language: Language) => Made {
  const made = new Map<Language, Made>()
  return (language) => {
    if (!made.has(language)) made.set(language, make(language))
    return made.get(language)!
  }
}
