import { isBlank } from '#src/shared/blank'
import { Field } from '../form/Field'
import { Form } from '../form/Form'
import { looksLikeEmail, looksLikePhone } from '../form/looks-like'
import { PrivacyNote } from '../form/PrivacyNote'
import { SubmitButton } from '../form/SubmitButton'
import { TextArea } from '../form/TextArea'
import { useTranslations } from '../../translations'
import styles from './FranchiseForm.module.css'

const required = ['firstName', 'lastName', 'email', 'phone', 'preferredLocation'] as const

export default function FranchiseForm() {
  const t = useTranslations('franchise')
  const check = (values: Record<string, string>) => {
    const errors: Record<string, string> = {}
    for (const field of required) if (isBlank(values[field] ?? '')) errors[field] = `${field}.required`
    const { email = '', phone = '' } = values
    if (!errors.email && !looksLikeEmail(email)) errors.email = 'email.invalid'
    if (!errors.phone && !looksLikePhone(phone)) errors.phone = 'phone.invalid'
    return errors
  }
  return (
    <Form
      name="franchise"
      endpoint="/api/franchise-inquiry"
      page="franchise"
      className={styles.form}
      check={check}
      texts={{
        success: { title: t('form.success.title'), text: t('form.success.text') },
        failed: { title: t('form.failed.title'), text: t('form.failed.text') },
      }}
    >
      <Field name="firstName" label={t('form.firstName')} autoComplete="given-name" maxLength={80} required />
      <Field name="lastName" label={t('form.lastName')} autoComplete="family-name" maxLength={80} required />
      <Field name="email" type="email" label={t('form.email')} autoComplete="email" maxLength={254} required />
      <Field name="phone" type="tel" label={t('form.phone')} autoComplete="tel" maxLength={40} required />
      <div className={styles.wide}>
        <Field
          name="preferredLocation"
          label={t('form.preferredLocation')}
          hint={t('form.preferredLocationHint')}
          autoComplete="address-level2"
          maxLength={120}
          required
        />
      </div>
      <div className={styles.wide}>
        <TextArea name="previousExperience" label={t('form.previousExperience')} rows={3} maxLength={5000} />
      </div>
      <div className={styles.wide}>
        <TextArea name="additionalInformation" label={t('form.additionalInformation')} rows={3} maxLength={5000} />
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
