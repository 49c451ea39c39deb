import { PageForm } from '#views/kit/admin/form/PageForm'
import styles from '#views/kit/admin/imports/import.module.css'
import { Panel } from '#views/kit/admin/panel/Panel'
import { Time } from '#views/kit/admin/Time'
import { SubmitButton } from '#views/kit/forms/SubmitButton'
import { useTranslations } from '#views/page-context'
import type { Data } from './+data'

type Checked = NonNullable<Data['checked']>

/** Figures of the check, and the button that sends the confirmation requests. */
export function CheckResult({ id, counts, sentAt, expiresAt }: Checked) {
  const t = useTranslations('issues')
  const { missingAddress, invalidAddress, unknownLanguage } = counts
  const figures = {
    new: counts.new,
    known: counts.known,
    blocked: counts.blocked,
    duplicate: counts.duplicate,
    wrong: missingAddress + invalidAddress + unknownLanguage,
  }
  const names = Object.keys(figures) as (keyof typeof figures)[]
  return (
    <Panel title={t('import.check.title')}>
      <dl className={styles.figures}>
        {names.map((name) => (
          <div key={name}>
            <dt>{t(`import.check.${name}`)}</dt>
            <dd>{figures[name]}</dd>
          </div>
        ))}
      </dl>
      {!sentAt && counts.new === 0 && <p>{t('import.check.nothing')}</p>}
      {!sentAt && counts.new > 0 && (
        <PageForm name="importSending" action={`/admin/newsletter-subscribers/import/${id}`} fields={{}}>
          <input type="hidden" name="action" value="send" />
          <input type="hidden" name="confirmations" value={counts.new} />
          <div>
            <SubmitButton
              look="purple"
              label={t.plural('import.check.send', counts.new)}
              submittingLabel={t('import.check.sending')}
            />
          </div>
          <p className={styles.soft}>
            {t('import.check.valid')} <Time moment={expiresAt} as="date" />
          </p>
        </PageForm>
      )}
    </Panel>
  )
}
