import { ownData } from '#src/shared/privacy/own-data'
import { Field } from '#views/kit/forms/Field'
import { Form } from '#views/kit/forms/Form'
import { PrivacyNote } from '#views/kit/forms/PrivacyNote'
import { SubmitButton } from '#views/kit/forms/SubmitButton'
import { useTranslations } from '#views/page-context'
import styles from './OwnDataForm.module.css'

export default function OwnDataForm() {
  const t = useTranslations('own-data')
  const layout = useTranslations('layout')
  return (
    <Form
      name="own-data"
      endpoint="/api/own-data"
      page="ownData"
      guarded
      className={styles.form}
      fields={ownData}
      recap={({ email = '' }) => ({ rows: [[t('form.email'), email]] })}
      texts={{
        another: layout('confirmation.anotherAddress'),
        success: { title: t('form.success.title'), text: t('form.success.text') },
        failed: { title: t('form.failed.title'), text: t('form.failed.text') },
      }}
    >
      <Field name="email" label={t('form.email')} />
      <PrivacyNote text={t('form.privacyNote')} />
      <div>
        <SubmitButton label={t('form.submit')} submittingLabel={t('form.submitting')} />
      </div>
    </Form>
  )
}
