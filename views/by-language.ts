import type { Language } from '#src/shared/languages'

/** Caches one value per language, created on first use: an Intl formatter takes up to a millisecond to construct. */
export function byLanguage<Made>(make: (language: Language) => Made): (language: Language) => Made {
  const made = new Map<Language, Made>()
  return (language) => {
    const known = made.get(language)
    if (known !== undefined) return known
    const value = make(language)
    made.set(language, value)
    return value
  }
}
