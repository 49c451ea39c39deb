import type { ContactSubjectDto } from '#src/content/contact-subjects/contact-subject.dto'
import type { LocationDto } from '#src/locations/location.dto'
import { contactForm } from '#src/shared/contact/contact-message'
import { namesOf } from '#src/shared/forms/field'
import type { Recap } from '#views/kit/forms/Confirmation'
import { Field } from '#views/kit/forms/Field'
import { Form } from '#views/kit/forms/Form'
import { useFormState } from '#views/kit/forms/form-context'
import { LocationField } from '#views/kit/forms/LocationField'
import { PrivacyNote } from '#views/kit/forms/PrivacyNote'
import { Select } from '#views/kit/forms/Select'
import { SubmitButton } from '#views/kit/forms/SubmitButton'
import { useAnswerTime } from '#views/kit/forms/use-answer-time'
import type { Values } from '#views/kit/forms/values'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import styles from './ContactForm.module.css'

/** Data of the pages with the form; those of an error page are missing. */
interface ContactData {
  locations?: LocationDto[]
  subjects?: ContactSubjectDto[]
}

export default function ContactForm() {
  const t = useTranslations('contact')
  const { urlParsed } = usePageContext()
  const recap = useContactRecap()
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
      recap={recap}
      texts={{
        success: { title: t('form.success.title'), text: t('form.success.text', { days: useAnswerTime('contact') }) },
        failed: { title: t('form.failed.title'), text: t('form.failed.text') },
      }}
    >
      {namesOf(contactForm).map((name) => (
        <ContactField key={name} name={name} />
      ))}
      <PrivacyNote text={t('form.privacyNote')} />
      <div>
        <SubmitButton label={t('form.submit')} submittingLabel={t('form.submitting')} />
      </div>
    </Form>
  )
}

function useContactRecap() {
  const label = useTranslations('fields')
  const { locations = [], subjects = [] } = useData<ContactData | undefined>() ?? {}
  return (values: Values): Recap => {
    const location = locations.find(({ slug }) => slug === values.location)
    const subject = subjects.find(({ slug }) => slug === values.subject)
    const shown: Values = { ...values, subject: subject?.name ?? '', location: location?.name ?? '' }
    const names = namesOf(contactForm).filter((name) => name !== 'email' && name !== 'phone')
    return { rows: names.map((name) => [label(`contact.${name}`), shown[name]]), location }
  }
}

function ContactField({ name }: { name: keyof typeof contactForm }) {
  const t = useTranslations('contact')
  const texts = useTranslations('fields')
  const label = texts(`contact.${name}`)
  const field = contactForm[name]
  if (name === 'location') return <LocationField label={label} placeholder={t('form.anyLocation')} carried />
  if (name === 'subject') return <SubjectField label={label} placeholder={texts('placeholders.contact.subject')} />
  return (
    <div data-type={field.type}>
      <Field name={name} label={label} rows={6} />
    </div>
  )
}

/** Subject of the message. On pages without the list of subjects, a hidden field keeps the chosen one. */
function SubjectField(texts: { label: string; placeholder: string }) {
  const { values } = useFormState()
  const { subjects } = useData<ContactData | undefined>() ?? {}
  if (!subjects) return <input type="hidden" name="subject" value={values.subject ?? ''} />
  return <Select name="subject" {...texts} options={subjects.map(({ slug, name }) => ({ value: slug, label: name }))} />
}
