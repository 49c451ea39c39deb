import { languages, type Translated } from '../languages.js'

interface UploadedPicture {
  id: string
  known: boolean
  /** Absent where a generated client need not receive it. */
  alt?: Translated
}

/** Returns the typed alternative text of a file that was uploaded before, unless it is empty or the stored one. */
export function unusedDescription(
  { known, alt }: Omit<UploadedPicture, 'id'>,
  typed: Translated,
): Translated | undefined {
  if (!known || languages.some((language) => typed[language].trim() === '')) return undefined
  return languages.some((language) => typed[language].trim() !== alt?.[language]) ? typed : undefined
}

/** Returns the address that follows an upload. It contains a typed alternative text that was not stored, so that the page offers it. */
export function addressAfterUpload(picture: UploadedPicture, typed: Translated): string {
  const unused = unusedDescription(picture, typed)
  const query = new URLSearchParams({ done: picture.known ? 'known' : 'added' })
  if (unused) for (const language of languages) query.set(`alt.${language}`, unused[language].trim())
  return `/admin/pictures/${picture.id}?${query.toString()}`
}

/** Reads the alternative text of a form's fields. */
export function typedDescription(fieldOf: (name: string) => unknown): Translated {
  const text = (name: string) => {
    const value = fieldOf(name)
    return typeof value === 'string' ? value : ''
  }
  return { hr: text('alt.hr'), en: text('alt.en') }
}
