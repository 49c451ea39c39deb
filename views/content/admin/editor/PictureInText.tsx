import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import type { Language } from '#src/shared/languages'
import { photoInText } from '#src/shared/pictures/photos-in-text'
import { Button } from '#views/kit/components/Button'
import { useField } from '#views/kit/forms/use-field'
import { useHydrated } from '#views/kit/forms/use-hydrated'
import { useTranslations } from '#views/page-context'
import { LibraryDialog } from '#views/pictures/admin/LibraryDialog'
import type { LibraryPicture } from '#views/pictures/admin/PictureLibrary'
import { setValue } from '../texts/set-value'
import { insertBlock } from './insert-block'

interface PictureInTextProps {
  /** Name of the field with the text. */
  name: string
  language: Language
}

/** Button that inserts a picture of the library into a Markdown text, at the cursor. */
export function PictureInText({ name, language }: PictureInTextProps) {
  const t = useTranslations('content')
  const { id } = useField(name)
  const [isOpen, setIsOpen] = useState(false)
  const isHydrated = useHydrated()
  const insert = ({ name: picture, alt, decorative }: LibraryPicture) => {
    const text = document.getElementById(id) as HTMLTextAreaElement
    const described = decorative ? '' : (alt?.[language] ?? '').replace(/[[\]\\]/g, '\\$&')
    const { value, cursor } = insertBlock(text.value, text.selectionEnd, `![${described}](${photoInText(picture)})`)
    setValue(id, value)
    text.setSelectionRange(cursor, cursor)
  }
  return (
    <>
      <Button small look="outline" disabled={!isHydrated} onClick={() => setIsOpen(true)}>
        <ImagePlus aria-hidden />
        {t('photo.insert')}
        <span className="visually-hidden"> ({t(`languages.${language}`)})</span>
      </Button>
      <LibraryDialog open={isOpen} onClose={() => setIsOpen(false)} onChoose={insert} />
    </>
  )
}
