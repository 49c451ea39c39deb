import { useState } from 'react'
import { Dialog } from '#views/kit/admin/Dialog'
import { Button } from '#views/kit/components/Button'
import { useTranslations } from '#views/page-context'

interface AskedActionProps {
  name: 'unsubscribe' | 'suppress'
  count: number
  busy: boolean
  onConfirm: () => void
}

/** Bulk action with confirmation, for subscribers who would receive no further mail. */
export function AskedAction({ name, count, busy, onConfirm }: AskedActionProps) {
  const t = useTranslations('leads')
  const [asked, setAsked] = useState(false)
  return (
    <>
      <Button look="outline" small aria-disabled={busy || undefined} onClick={() => setAsked(true)}>
        {t(`selection.${name}`)}
      </Button>
      <Dialog title={t.plural(`${name}.title`, count)} open={asked} onClose={() => setAsked(false)}>
        <p>{t(`${name}.text`)}</p>
        <Button
          small
          onClick={() => {
            setAsked(false)
            if (!busy) onConfirm()
          }}
        >
          {t(`${name}.confirm`)}
        </Button>
        <Button look="outline" small onClick={() => setAsked(false)}>
          {t(`${name}.cancel`)}
        </Button>
      </Dialog>
    </>
  )
}
