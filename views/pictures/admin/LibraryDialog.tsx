import { createPortal, flushSync } from 'react-dom'
import { Dialog } from '#views/kit/admin/Dialog'
import { Button } from '#views/kit/components/Button'
import { useHydrated } from '#views/kit/forms/use-hydrated'
import { useTranslations } from '#views/page-context'
import { type LibraryPicture, PictureLibrary } from './PictureLibrary'

interface LibraryDialogProps {
  open: boolean
  onClose: () => void
  onChoose: (picture: LibraryPicture) => void
}

/** Library of pictures in a dialog, outside of the form around it: its own form is not part of that one. */
export function LibraryDialog({ open, onClose, onChoose }: LibraryDialogProps) {
  const t = useTranslations('content')
  if (!useHydrated()) return null
  return createPortal(
    <div onInput={(event) => event.stopPropagation()} onSubmit={(event) => event.stopPropagation()}>
      <Dialog wide title={t('photo.library')} open={open} onClose={onClose}>
        <PictureLibrary
          onChoose={(picture) => {
            flushSync(onClose) // it returns the focus, which the choice may move
            onChoose(picture)
          }}
        />
        <Button small look="outline" onClick={onClose}>
          {t('photo.close')}
        </Button>
      </Dialog>
    </div>,
    document.body,
  )
}
