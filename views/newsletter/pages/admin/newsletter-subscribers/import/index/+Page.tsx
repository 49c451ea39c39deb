import { languages } from '#src/shared/languages'
import { MAX_IMPORT_ROWS, MAX_IMPORT_SIZE, subscriberImport } from '#src/shared/newsletter/subscriber-import'
import { FileField } from '#views/kit/admin/form/FileField'
import { PageForm } from '#views/kit/admin/form/PageForm'
import styles from '#views/kit/admin/imports/import.module.css'
import { RefusalNotice } from '#views/kit/admin/notice/RefusalNotice'
import { NarrowPage } from '#views/kit/admin/panel/NarrowPage'
import { Panel } from '#views/kit/admin/panel/Panel'
import { Field } from '#views/kit/forms/Field'
import { Select } from '#views/kit/forms/Select'
import { SubmitButton } from '#views/kit/forms/SubmitButton'
import { usePageContext, useTranslations } from '#views/page-context'

const fields = { ...subscriberImport, pasted: { ...subscriberImport.csv, required: undefined } }
const size = { megabytes: MAX_IMPORT_SIZE / 1_000_000, rows: MAX_IMPORT_ROWS }

/** Page to choose a table of email addresses, which the next page shows checked. */
export default function Page() {
  const t = useTranslations('issues')
  const { form } = usePageContext()
  return (
    <NarrowPage title={t('import.title')} back={{ href: '/admin/newsletter-subscribers', label: t('import.back') }}>
      <RefusalNotice />
      <Panel lead={t('import.lead')}>
        <PageForm
          name="subscriberImport"
          action="/admin/newsletter-subscribers/import"
          encType="multipart/form-data"
          fields={fields}
        >
          <Select
            name="language"
            label={t('import.language')}
            placeholder={t('import.choose')}
            options={languages.map((value) => ({ value, label: t(`import.${value}`) }))}
          />
          <Field name="origin" label={t('import.origin')} hint={t('import.originHint')} />
          {/* Last: the server stops reading at a file that is too large. */}
          <FileField
            name="csv"
            label={t('import.file')}
            hint={t('import.fileHint', size)}
            accept=".csv,.tsv,.txt,text/csv,text/plain"
          />
          <details className={styles.paste} open={Boolean(form?.values.pasted) || undefined}>
            <summary>{t('import.paste')}</summary>
            <Field name="pasted" rows={10} label={t('import.pasted')} hint={t('import.pastedHint')} unmarked />
          </details>
          <SubmitButton look="purple" label={t('import.submit')} submittingLabel={t('import.submitting')} />
        </PageForm>
      </Panel>
    </NarrowPage>
  )
}
