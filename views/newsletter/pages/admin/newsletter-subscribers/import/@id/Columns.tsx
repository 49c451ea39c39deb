import { PageForm } from '#views/kit/admin/form/PageForm'
import styles from '#views/kit/admin/imports/import.module.css'
import { Panel } from '#views/kit/admin/panel/Panel'
import { Select } from '#views/kit/forms/Select'
import { SubmitButton } from '#views/kit/forms/SubmitButton'
import { usePageContext, useTranslations } from '#views/page-context'
import type { Data } from './+data'

type Checked = NonNullable<Data['checked']>

/** Choice of the columns beside the first rows; closed if the columns were found. */
export function Columns(checked: Checked) {
  const t = useTranslations('issues')
  const { form } = usePageContext()
  if (checked.emailColumn === null) {
    return (
      <Panel title={t('import.columns.title')} lead={t('import.columns.lead')}>
        <ColumnsForm {...checked} />
      </Panel>
    )
  }
  return (
    <details className={styles.change} open={form?.form === 'importColumns' || undefined}>
      <summary>{t('import.columns.change')}</summary>
      <Panel>
        <ColumnsForm {...checked} />
      </Panel>
    </details>
  )
}

function ColumnsForm({ id, headings, sample, emailColumn, languageColumn }: Checked) {
  const t = useTranslations('issues')
  const width = Math.max(headings.length, ...sample.map((cells) => cells.length))
  const names = Array.from(
    { length: width },
    (_, index) => headings[index] || t('import.columns.numbered', { number: index + 1 }),
  )
  const options = names.map((label, index) => ({ value: String(index), label }))
  const values = { emailColumn: String(emailColumn ?? ''), languageColumn: String(languageColumn ?? '') }
  return (
    <>
      {/* Scrolls sideways, and so takes focus. */}
      <div className={styles.sample} role="region" aria-label={t('import.columns.sample')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {names.map((name, index) => (
                <th key={index} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sample.map((cells, row) => (
              <tr key={row}>
                {names.map((_, index) => (
                  <td key={index}>{cells[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <PageForm name="importColumns" action={`/admin/newsletter-subscribers/import/${id}`} fields={{}} values={values}>
        <input type="hidden" name="action" value="columns" />
        <Select
          required
          name="emailColumn"
          label={t('import.columns.email')}
          placeholder={t('import.choose')}
          options={options}
        />
        <Select
          name="languageColumn"
          label={t('import.columns.language')}
          placeholder={t('import.columns.none')}
          options={options}
        />
        <div>
          <SubmitButton
            small
            look={emailColumn === null ? 'purple' : 'outline'}
            label={t(emailColumn === null ? 'import.submit' : 'import.columns.submit')}
            submittingLabel={t('import.submitting')}
          />
        </div>
      </PageForm>
    </>
  )
}
