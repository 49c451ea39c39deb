import { newsletterIssue } from '#src/shared/newsletter/newsletter-issue'
import { Field } from '#views/forms/Field'
import { SubmitButton } from '#views/forms/SubmitButton'
import { usePageContext } from '#views/page-context'
import { useTranslations } from '#views/translations'
import { PageForm } from '#views/admin/form/PageForm'
import type { Data } from './+data'

const ROWS = 14

/** Form for the texts of a draft issue in both languages. */
export function IssueForm({ issue }: { issue: Data['issue'] }) {
  const t = useTranslations('issues')
  const { form } = usePageContext()
  const { id, version, titleHr, textHr, titleEn, textEn } = issue
  return (
    <PageForm
      name="issue"
      action={`/admin/newsletter-issues/${id}`}
      fields={newsletterIssue}
      values={{ titleHr, textHr, titleEn, textEn }}
    >
      {/* A form shown again keeps the version that its author saw: submitting twice must not overwrite a newer one. */}
      <input type="hidden" name="version" value={form?.form === 'issue' ? form.values.version : version} />
      <Field name="titleHr" lang="hr" required={false} label={t('fields.titleHr')} />
      <Field name="textHr" lang="hr" required={false} rows={ROWS} label={t('fields.textHr')} hint={t('fields.hint')} />
      <Field name="titleEn" lang="en" required={false} label={t('fields.titleEn')} />
      <Field name="textEn" lang="en" required={false} rows={ROWS} label={t('fields.textEn')} />
      <SubmitButton look="purple" label={t('save')} submittingLabel={t('saving')} />
    </PageForm>
  )
}
