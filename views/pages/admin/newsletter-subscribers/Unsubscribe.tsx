import { useState } from 'react'
import { Button } from '#views/components/Button'
import { useTranslations } from '#views/translations'
import { Dialog } from '#views/admin/Dialog'

interface UnsubscribeProps {
  count: number
  busy: boolean
  onConfirm: () => void
}

/** Asks before it does: staff cannot subscribe anybody again. */
export function Unsubscribe({ count, busy, onConfirm }: UnsubscribeProps) {
  const t = useTranslations('leads')
  const [asked, setAsked] = useState(false)
  return (
    <>
      <Button look="outline" small aria-disabled={busy || undefined} onClick={() => setAsked(true)}>
        {t('selection.unsubscribe')}
      </Button>
      <Dialog title={t.plural('unsubscribe.title', count)} open={asked} onClose={() => setAsked(false)}>
        <p>{t('unsubscribe.text')}</p>
        <Button
          small
          onClick={() => {
            setAsked(false)
            if (!busy) onConfirm()
          }}
        >
          {t('unsubscribe.confirm')}
        </Button>
        <Button look="outline" small onClick={() => setAsked(false)}>
          {t('unsubscribe.cancel')}
        </Button>
      </Dialog>
    </>
  )
}
