import type { Language } from '#src/shared/languages'

/** Returns the title of an issue in a language, or in the other language while it is missing. */
export function titleOf({ titleHr, titleEn }: { titleHr: string; titleEn: string }, language: Language): string {
  return language === 'hr' ? titleHr || titleEn : titleEn || titleHr
}
