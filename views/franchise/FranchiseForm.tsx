import { namesOf } from '#src/shared/forms/field'
import { franchiseAnswers, franchiseForm, franchiseSender } from '#src/shared/franchise/franchise-inquiry'
import { Field } from '../forms/Field'
import { Form } from '../forms/Form'
import { LocationField } from '../forms/LocationField'
import { PrivacyNote } from '../forms/PrivacyNote'
import { SubmitButton } from '../forms/SubmitButton'
import { usePageContext } from '../page-context'
import { useTranslations } from '../translations'
import styles from './FranchiseForm.module.css'

export default function FranchiseForm() {
  const t = useTranslations('franchise')
  const label = useTranslations('fields')
  const { urlParsed } = usePageContext()
  const hints: { [name: string]: string } = { preferredLocation: t('form.preferredLocationHint') }
  return (
    <Form
      name="franchise"
      endpoint="/api/franchise-inquiry"
      page="franchise"
      guarded
      className={styles.form}
      start={{ location: urlParsed.search.location ?? '' }}
      fields={franchiseForm}
      texts={{
        success: { title: t('form.success.title'), text: t('form.success.text') },
        failed: { title: t('form.failed.title'), text: t('form.failed.text') },
      }}
    >
      {namesOf(franchiseSender).map((name) => (
        <Field key={name} name={name} label={label(`franchise.${name}`)} />
      ))}
      {namesOf(franchiseAnswers).map((name) => (
        <div key={name} className={styles.wide}>
          <Field name={name} label={label(`franchise.${name}`)} hint={hints[name]} rows={3} />
        </div>
      ))}
      <div className={styles.wide}>
        <LocationField label={label('franchise.location')} placeholder={t('form.noLocation')} />
      </div>
      <div className={styles.wide}>
        <PrivacyNote text={t('form.privacyNote')} />
      </div>
      <div className={styles.wide}>
        <SubmitButton label={t('form.submit')} submittingLabel={t('form.submitting')} />
      </div>
    </Form>
  )
}
