import type { Language } from '#src/shared/languages'

/** Returns whether a text is missing in a language but present in the other. */
export function lacksText(content: object, language: Language): boolean {
  return Object.values(content).some((value: unknown) => {
    if (typeof value !== 'object' || value === null) return false
    const inBoth = 'hr' in value && 'en' in value
    return inBoth ? !value[language] && Boolean(value.hr || value.en) : lacksText(value, language)
  })
}
