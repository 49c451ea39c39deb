import { PageNotice } from '#views/kit/admin/notice/PageNotice'
import { useShownAgain } from '#views/kit/forms/use-shown-again'
import { useTranslations } from '#views/page-context'
import styles from './settings.module.css'

/** Confirmation for shorter retention periods: the next retention run deletes permanently. */
export function ConfirmedDeletion() {
  const t = useTranslations('settings')
  const asked = useShownAgain('settings')?.errors ?? []
  const question = asked.find(({ field }) => field === 'confirmed')
  if (!question) return null
  const kinds = asked.filter(({ code }) => code === 'period.shorter').map(({ field }) => field)
  return (
    <PageNotice kind="failed" title={t('shorter.title')}>
      <p>{t('shorter.text')}</p>
      <ul className={styles.kinds}>
        {kinds.map((kind) => (
          <li key={kind}>{t(`fields.${kind as 'mails'}`)}</li>
        ))}
      </ul>
      <label className={styles.confirmation}>
        <input type="checkbox" name="confirmed" value={question.args?.asked} />
        {t('shorter.confirm')}
      </label>
    </PageNotice>
  )
}
