import { redirectOutcomes } from '#src/shared/content/redirect-import'
import { PageForm } from '#views/kit/admin/form/PageForm'
import styles from '#views/kit/admin/imports/import.module.css'
import { Panel } from '#views/kit/admin/panel/Panel'
import { Time } from '#views/kit/admin/Time'
import { SubmitButton } from '#views/kit/forms/SubmitButton'
import { useTranslations } from '#views/page-context'
import type { Data } from './+data'

type Checked = NonNullable<Data['checked']>

/** Figures of the check, and the button that adds the new redirects. */
export function CheckResult({ id, counts, expiresAt }: Checked) {
  const t = useTranslations('content')
  return (
    <Panel title={t('redirectImport.check.title')}>
      <dl className={styles.figures}>
        {redirectOutcomes.map((name) => (
          <div key={name}>
            <dt>{t(`redirectImport.check.${name}`)}</dt>
            <dd>{counts[name]}</dd>
          </div>
        ))}
      </dl>
      {counts.new === 0 && <p>{t('redirectImport.check.nothing')}</p>}
      {counts.new > 0 && (
        <PageForm name="redirectAddition" action={`/admin/content/redirects/import/${id}`} fields={{}}>
          <input type="hidden" name="additions" value={counts.new} />
          <div>
            <SubmitButton
              look="purple"
              label={t.plural('redirectImport.check.add', counts.new)}
              submittingLabel={t('redirectImport.check.adding')}
            />
          </div>
          <p className={styles.soft}>
            {t('redirectImport.check.valid')} <Time moment={expiresAt} as="date" />
          </p>
        </PageForm>
      )}
    </Panel>
  )
}
