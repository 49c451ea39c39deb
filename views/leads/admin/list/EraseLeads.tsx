import { useState } from 'react'
import { Dialog } from '#views/kit/admin/Dialog'
import { Button } from '#views/kit/components/Button'
import { useTranslations } from '#views/page-context'

interface EraseLeadsProps {
  count: number
  busy: boolean
  onConfirm: () => void
}

/** Button that permanently deletes spam or trash after confirmation. */
export function EraseLeads({ count, busy, onConfirm }: EraseLeadsProps) {
  const t = useTranslations('leads')
  const [asked, setAsked] = useState(false)
  return (
    <>
      <Button look="outline" small aria-disabled={busy || undefined} onClick={() => setAsked(true)}>
        {t('spam.erase')}
      </Button>
      <Dialog title={t.plural('spam.title', count)} open={asked} onClose={() => setAsked(false)}>
        <p>{t('spam.text')}</p>
        <Button
          small
          onClick={() => {
            setAsked(false)
            if (!busy) onConfirm()
          }}
        >
          {t('spam.confirm')}
        </Button>
        <Button look="outline" small onClick={() => setAsked(false)}>
          {t('spam.cancel')}
        </Button>
      </Dialog>
    </>
  )
}
