import { Dialog } from '#views/kit/admin/Dialog'
import { Button } from '#views/kit/components/Button'
import { useTranslations } from '#views/page-context'

interface MatchingQuestionProps {
  /** Number of matching leads. */
  count: number
  /** Changes in words; undefined while nothing is asked. */
  changes?: string[]
  /** Sentences about the leads that cannot be changed. */
  exceptions: string[]
  onConfirm: () => void
  onClose: () => void
}

/** Question before all matching leads are changed, most of which are not on the page. */
export function MatchingQuestion({ count, changes, exceptions, onConfirm, onClose }: MatchingQuestionProps) {
  const t = useTranslations('leads')
  return (
    <Dialog title={t('matching.title', { count })} open={changes !== undefined} onClose={onClose}>
      <ul>
        {changes?.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      {exceptions.map((exception) => (
        <p key={exception}>{exception}</p>
      ))}
      <p>{t('matching.text')}</p>
      <Button
        small
        onClick={() => {
          onClose()
          onConfirm()
        }}
      >
        {t('matching.confirm', { count })}
      </Button>
      <Button look="outline" small onClick={onClose}>
        {t('matching.cancel')}
      </Button>
    </Dialog>
  )
}
