import type { Language } from '#src/shared/languages'

/** What an issue is called in a language, or in the other as long as it is not written. */
export function titleOf({ titleHr, titleEn }: { titleHr: string; titleEn: string }, language: Language): string {
  return language === 'hr' ? titleHr || titleEn : titleEn || titleHr
}
