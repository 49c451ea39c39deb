import { MAX_REDIRECTS, MAX_REDIRECTS_SIZE, redirectImport } from '#src/shared/content/redirect-import'
import { FileField } from '#views/kit/admin/form/FileField'
import { PageForm } from '#views/kit/admin/form/PageForm'
import styles from '#views/kit/admin/imports/import.module.css'
import { RefusalNotice } from '#views/kit/admin/notice/RefusalNotice'
import { NarrowPage } from '#views/kit/admin/panel/NarrowPage'
import { Panel } from '#views/kit/admin/panel/Panel'
import { Field } from '#views/kit/forms/Field'
import { SubmitButton } from '#views/kit/forms/SubmitButton'
import { usePageContext, useTranslations } from '#views/page-context'

const fields = { ...redirectImport, pasted: { ...redirectImport.csv, required: undefined } }
const size = { megabytes: MAX_REDIRECTS_SIZE / 1_000_000, rows: MAX_REDIRECTS }

/** Page to choose or paste a list of redirects, which the next page shows checked. */
export default function Page() {
  const t = useTranslations('content')
  const { form } = usePageContext()
  return (
    <NarrowPage
      title={t('redirectImport.title')}
      back={{ href: '/admin/content/redirects', label: t('redirectImport.back') }}
    >
      <RefusalNotice />
      <Panel lead={t('redirectImport.lead')}>
        <PageForm
          name="redirectImport"
          action="/admin/content/redirects/import"
          encType="multipart/form-data"
          fields={fields}
        >
          <FileField
            name="csv"
            label={t('redirectImport.file')}
            hint={t('redirectImport.fileHint', size)}
            accept=".csv,.tsv,.txt,text/csv,text/plain"
          />
          <details className={styles.paste} open={Boolean(form?.values.pasted) || undefined}>
            <summary>{t('redirectImport.paste')}</summary>
            <Field
              name="pasted"
              rows={10}
              label={t('redirectImport.pasted')}
              hint={t('redirectImport.pastedHint')}
              unmarked
            />
          </details>
          <SubmitButton
            look="purple"
            label={t('redirectImport.submit')}
            submittingLabel={t('redirectImport.submitting')}
          />
        </PageForm>
      </Panel>
    </NarrowPage>
  )
}
