import type { PictureDto } from '#src/pictures/picture.dto'
import type { Language } from '#src/shared/languages'
import type { Translator } from '#views/translations'

/** Returns what a picture is called in lists: its alternative text. */
export const describePicture = (
  { alt, decorative }: Pick<PictureDto, 'alt' | 'decorative'>,
  language: Language,
  t: Translator<'pictures'>,
) => (decorative ? t('decorative') : alt[language])
