import { contactForm } from '#src/shared/contact/contact-message'
import { Field } from '../forms/Field'
import { Form } from '../forms/Form'
import { LocationField } from '../forms/LocationField'
import { PrivacyNote } from '../forms/PrivacyNote'
import { Select } from '../forms/Select'
import { SubmitButton } from '../forms/SubmitButton'
import { usePageContext } from '../page-context'
import { useTranslations } from '../translations'
import styles from './ContactForm.module.css'

export default function ContactForm() {
  const t = useTranslations('contact')
  const label = useTranslations('fields')
  const { urlParsed } = usePageContext()
  const { subject = '', message: start = '', location = '' } = urlParsed.search
  return (
    <Form
      name="contact"
      endpoint="/api/contact"
      page="contact"
      guarded
      className={styles.form}
      start={{ subject, message: start, location }}
      fields={contactForm}
      texts={{
        success: { title: t('form.success.title'), text: t('form.success.text') },
        failed: { title: t('form.failed.title'), text: t('form.failed.text') },
      }}
    >
      <Field name="name" label={label('contact.name')} />
      <div className={styles.pair}>
        <Field name="email" label={label('contact.email')} />
        <Field name="phone" label={label('contact.phone')} />
      </div>
      <Select
        name="subject"
        label={label('contact.subject')}
        placeholder={t('form.subjectPlaceholder')}
        options={contactForm.subject.choices.map((value) => ({ value, label: t(`form.subjects.${value}`) }))}
      />
      <LocationField label={label('contact.location')} placeholder={t('form.anyLocation')} />
      <Field name="message" label={label('contact.message')} rows={6} />
      <PrivacyNote text={t('form.privacyNote')} />
      <div>
        <SubmitButton label={t('form.submit')} submittingLabel={t('form.submitting')} />
      </div>
    </Form>
  )
}
