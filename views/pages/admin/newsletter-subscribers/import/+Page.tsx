import { subscriberImport as fields } from '#src/shared/newsletter/subscriber-import'
import { languages } from '#src/shared/languages'
import { Field } from '#views/forms/Field'
import { Select } from '#views/forms/Select'
import { SubmitButton } from '#views/forms/SubmitButton'
import { usePageContext } from '#views/page-context'
import { useTranslations } from '#views/translations'
import { PageForm } from '#views/admin/form/PageForm'
import { PageNotice } from '#views/admin/notice/PageNotice'
import { RefusalNotice } from '#views/admin/notice/RefusalNotice'
import { NarrowPage } from '#views/admin/panel/NarrowPage'
import { Panel } from '#views/admin/panel/Panel'

/** Page to import email addresses; each receives a confirmation request (double opt-in). */
export default function Page() {
  const t = useTranslations('issues')
  const { form, urlParsed } = usePageContext()
  const { added, known = '0', lines } = urlParsed.search
  return (
    <NarrowPage title={t('import.title')} back={{ href: '/admin/newsletter-subscribers', label: t('import.back') }}>
      <RefusalNotice />
      {added && !form && (
        <PageNotice kind="done">
          <p>{t('import.done', { added, known })}</p>
          {lines && <p>{t('import.refused', { lines })}</p>}
        </PageNotice>
      )}
      <Panel lead={t('import.lead')}>
        <PageForm name="subscriberImport" action="/admin/newsletter-subscribers/import" fields={fields}>
          <Field name="csv" rows={10} label={t('import.csv')} hint={t('import.csvHint')} />
          <Select
            name="language"
            label={t('import.language')}
            placeholder={t('import.choose')}
            options={languages.map((value) => ({ value, label: t(`import.${value}`) }))}
          />
          <Field name="origin" label={t('import.origin')} hint={t('import.originHint')} />
          <SubmitButton look="purple" label={t('import.submit')} submittingLabel={t('import.submitting')} />
        </PageForm>
      </Panel>
    </NarrowPage>
  )
}
