import { Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Panel } from '#views/kit/admin/panel/Panel'
import { Button } from '#views/kit/components/Button'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { useTranslations } from '#views/page-context'
import styles from './view.module.css'

interface RemoveViewProps {
  /** Path of the page of the view. */
  path: string
  name: string
  /** True after the first press: the question is shown. */
  asking: boolean
}

/** Link to the question before a saved view is deleted, and the question. */
export function RemoveView({ path, name, asking }: RemoveViewProps) {
  const t = useTranslations('leads')
  const question = useRef<HTMLParagraphElement>(null)
  useEffect(() => question.current?.focus(), [asking]) // the link that asked is gone
  return (
    <Panel>
      {asking ? (
        <form method="post" action={path}>
          <input type="hidden" name="action" value="remove" />
          <p ref={question} id="removal-question" tabIndex={-1} className={styles.question}>
            {t('savedViews.remove.question', { name })}
          </p>
          <div className={styles.choices}>
            <ButtonLink small look="outline" href={path} aria-describedby="removal-question">
              {t('savedViews.remove.keep')}
            </ButtonLink>
            <Button small type="submit" className={styles.danger} aria-describedby="removal-question">
              {t('savedViews.remove.confirm')}
            </Button>
          </div>
        </form>
      ) : (
        <ButtonLink small look="outline" href={`${path}?ask=remove`}>
          <Trash2 aria-hidden />
          {t('savedViews.remove.title')}
        </ButtonLink>
      )}
    </Panel>
  )
}
