import type { Language, Translated } from '#src/shared/languages'
import type { Translator } from '#views/translations'

interface DescribedPicture {
  alt?: Translated
  decorative: boolean
}

/** Returns what a picture is called in lists: its alternative text. */
export const describePicture = (
  { alt, decorative }: DescribedPicture,
  language: Language,
  t: Translator<'pictures'>,
) => (decorative || !alt ? t('decorative') : alt[language])
