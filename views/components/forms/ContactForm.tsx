import { contactMessage } from '#src/shared/forms/contact-message'
import { Field } from '../form/Field'
import { Form } from '../form/Form'
import { PrivacyNote } from '../form/PrivacyNote'
import { Select } from '../form/Select'
import { SubmitButton } from '../form/SubmitButton'
import { usePageContext } from '../../page-context'
import { useTranslations } from '../../translations'
import styles from './ContactForm.module.css'

export default function ContactForm() {
  const t = useTranslations('contact')
  const { urlParsed } = usePageContext()
  const { subject = '', message: start = '' } = urlParsed.search
  return (
    <Form
      name="contact"
      endpoint="/api/contact"
      page="contact"
      className={styles.form}
      start={{ subject, message: start }}
      fields={contactMessage}
      texts={{
        success: { title: t('form.success.title'), text: t('form.success.text') },
        failed: { title: t('form.failed.title'), text: t('form.failed.text') },
      }}
    >
      <Field name="name" label={t('form.name')} />
      <div className={styles.pair}>
        <Field name="email" label={t('form.email')} />
        <Field name="phone" label={t('form.phone')} />
      </div>
      <Select
        name="subject"
        label={t('form.subject')}
        placeholder={t('form.subjectPlaceholder')}
        options={contactMessage.subject.choices.map((value) => ({ value, label: t(`form.subjects.${value}`) }))}
      />
      <Field name="message" label={t('form.message')} rows={6} />
      <PrivacyNote text={t('form.privacyNote')} />
      <div>
        <SubmitButton label={t('form.submit')} submittingLabel={t('form.submitting')} />
      </div>
    </Form>
  )
}
