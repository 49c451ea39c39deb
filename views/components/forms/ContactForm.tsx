import { contactSubjects } from '#src/shared/leads/contact-subject'
import { isBlank } from '#src/shared/blank'
import { Field } from '../form/Field'
import { Form } from '../form/Form'
import { looksLikeEmail, looksLikePhone } from '../form/looks-like'
import { PrivacyNote } from '../form/PrivacyNote'
import { Select } from '../form/Select'
import { SubmitButton } from '../form/SubmitButton'
import { TextArea } from '../form/TextArea'
import { usePageContext } from '../../page-context'
import { useTranslations } from '../../translations'
import styles from './ContactForm.module.css'

export default function ContactForm() {
  const t = useTranslations('contact')
  const { urlParsed } = usePageContext()
  const { subject = '', message: start = '' } = urlParsed.search
  const check = (values: Record<string, string>) => {
    const errors: Record<string, string> = {}
    const { name = '', email = '', phone = '', message = '' } = values
    if (isBlank(name)) errors.name = 'name.required'
    if (isBlank(email)) errors.email = 'email.required'
    else if (!looksLikeEmail(email)) errors.email = 'email.invalid'
    if (!isBlank(phone) && !looksLikePhone(phone)) errors.phone = 'phone.invalid'
    if (!values.subject) errors.subject = 'subject.required'
    if (isBlank(message)) errors.message = 'message.required'
    return errors
  }
  return (
    <Form
      name="contact"
      endpoint="/api/contact"
      page="contact"
      className={styles.form}
      start={{ subject, message: start }}
      check={check}
      texts={{
        success: { title: t('form.success.title'), text: t('form.success.text') },
        failed: { title: t('form.failed.title'), text: t('form.failed.text') },
      }}
    >
      <Field name="name" label={t('form.name')} autoComplete="name" maxLength={120} required />
      <div className={styles.pair}>
        <Field name="email" type="email" label={t('form.email')} autoComplete="email" maxLength={254} required />
        <Field name="phone" type="tel" label={t('form.phone')} autoComplete="tel" maxLength={40} />
      </div>
      <Select
        name="subject"
        label={t('form.subject')}
        placeholder={t('form.subjectPlaceholder')}
        options={contactSubjects.map((value) => ({ value, label: t(`form.subjects.${value}`) }))}
        required
      />
      <TextArea name="message" label={t('form.message')} rows={6} maxLength={5000} required />
      <PrivacyNote text={t('form.privacyNote')} />
      <div>
        <SubmitButton label={t('form.submit')} submittingLabel={t('form.submitting')} />
      </div>
    </Form>
  )
}
