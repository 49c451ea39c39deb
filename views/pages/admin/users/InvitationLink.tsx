import { useState } from 'react'
import { Button } from '../../../components/Button'
import { useTranslations } from '../../../translations'
import { Panel } from '../panel/Panel'
import styles from './InvitationLink.module.css'
import type { IssuedInvitation } from './issued-invitation'

/** A link to hand over, shown this once. */
export function InvitationLink({ link, email, until }: IssuedInvitation) {
  const t = useTranslations('staff')
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(link)
    setCopied(true)
  }
  return (
    <Panel title={t('link.title', { email })} lead={t('link.lead', { until })}>
      <div className={styles.row}>
        <input className={styles.link} aria-label={t('link.label')} value={link} readOnly />
        <Button small className={styles.copy} onClick={() => void copy()}>
          {t('link.copy')}
        </Button>
      </div>
      <p role="status" className={styles.copied}>
        {copied && t('link.copied')}
      </p>
    </Panel>
  )
}
