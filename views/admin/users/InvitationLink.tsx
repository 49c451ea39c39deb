import { useRef } from 'react'
import { Button } from '../../components/Button'
import { useCopy } from '../../components/use-copy'
import { useTranslations } from '../../translations'
import { Panel } from '../panel/Panel'
import styles from './InvitationLink.module.css'
import type { IssuedInvitation } from './issued-invitation'

/** A link to hand over, shown this once. */
export function InvitationLink({ link, email, until }: IssuedInvitation) {
  const t = useTranslations('accounts')
  const field = useRef<HTMLInputElement>(null)
  const { said, copy } = useCopy(link, () => field.current!.select())
  return (
    <Panel title={t('link.title', { email })} lead={t('link.lead', { until })}>
      <div className={styles.row}>
        <input
          ref={field}
          className={styles.link}
          aria-label={t('link.label')}
          value={link}
          readOnly
          autoFocus
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button small className={styles.copy} onClick={copy}>
          {t('link.copy')}
        </Button>
      </div>
      <p role="status" className={styles.copied}>
        {said && t(`link.${said}`)}
      </p>
    </Panel>
  )
}
