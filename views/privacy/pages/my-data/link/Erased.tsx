import { Notice } from '#views/kit/forms/Notice'
import { useTranslations } from '#views/page-context'
import styles from './link.module.css'

/** Kinds in display order. */
const kinds = [
  'newsletter_subscribers',
  'newsletter_consents',
  'newsletter_confirmation_tokens',
  'newsletter_issue_deliveries',
  'webhook_deliveries',
  'outgoing_mails',
  'own_data_links',
] as const

/** Number of erased records by kind. */
export function Erased({ erased }: { erased: Record<string, number> }) {
  const t = useTranslations('own-data')
  const gone = kinds.filter((kind) => erased[kind])
  return (
    <Notice large kind="done" role="status" title={t('erased.done')}>
      <ul className={styles.list}>
        {gone.map((kind) => (
          <li key={kind}>
            {t(`erased.kinds.${kind}`)}: {erased[kind]}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
