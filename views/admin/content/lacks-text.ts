import type { Language } from '#src/shared/languages'

/** Whether a language has no text somewhere where the other has one. */
export function lacksText(content: object, language: Language): boolean {
  return Object.values(content).some((value: unknown) => {
    if (typeof value !== 'object' || value === null) return false
    const inBoth = 'hr' in value && 'en' in value
    return inBoth ? !value[language] && Boolean(value.hr || value.en) : lacksText(value, language)
  })
}
