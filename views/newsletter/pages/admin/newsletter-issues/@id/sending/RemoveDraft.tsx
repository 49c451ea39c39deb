import { Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '#views/kit/components/Button'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { useTranslations } from '#views/page-context'
import styles from './sending.module.css'

interface RemoveDraftProps {
  id: string
  version: number
  /** True after the first press: the question is shown. */
  asking: boolean
}

/** Link to the question before a draft is deleted, and the question. */
export function RemoveDraft({ id, version, asking }: RemoveDraftProps) {
  const t = useTranslations('issues')
  const action = `/admin/newsletter-issues/${id}/sending`
  const question = useRef<HTMLParagraphElement>(null)
  useEffect(() => question.current?.focus(), [asking]) // the link that asked is gone
  if (!asking) {
    return (
      <section className={styles.removal}>
        <ButtonLink small look="outline" href={`${action}?ask=remove`}>
          <Trash2 aria-hidden />
          {t('remove.title')}
        </ButtonLink>
      </section>
    )
  }
  return (
    <section className={styles.removal} aria-label={t('remove.title')}>
      <p ref={question} id="removal-question" tabIndex={-1}>
        {t('remove.question')}
      </p>
      <form method="post" action={action} className={styles.actions}>
        <input type="hidden" name="action" value="remove" />
        <input type="hidden" name="version" value={version} />
        <ButtonLink small look="outline" href={action} aria-describedby="removal-question">
          {t('remove.keep')}
        </ButtonLink>
        <Button small type="submit" className={styles.danger} aria-describedby="removal-question">
          {t('remove.confirm')}
        </Button>
      </form>
    </section>
  )
}
