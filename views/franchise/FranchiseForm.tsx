import type { LocationDto } from '#src/locations/location.dto'
import { namesOf } from '#src/shared/forms/field'
import { franchiseAnswers, franchiseForm, franchiseSender } from '#src/shared/franchise/franchise-inquiry'
import type { Recap } from '#views/kit/forms/Confirmation'
import { Field } from '#views/kit/forms/Field'
import { Form } from '#views/kit/forms/Form'
import { LocationField } from '#views/kit/forms/LocationField'
import { PrivacyNote } from '#views/kit/forms/PrivacyNote'
import { SubmitButton } from '#views/kit/forms/SubmitButton'
import { useAnswerTime } from '#views/kit/forms/use-answer-time'
import type { Values } from '#views/kit/forms/values'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import styles from './FranchiseForm.module.css'

export default function FranchiseForm() {
  const t = useTranslations('franchise')
  const label = useTranslations('fields')
  const { urlParsed } = usePageContext()
  const { locations = [] } = useData<{ locations?: Pick<LocationDto, 'slug' | 'name'>[] } | undefined>() ?? {}
  const recap = ({ firstName = '', lastName = '', location: slug, ...values }: Values): Recap => ({
    rows: [
      [label('contact.name'), `${firstName} ${lastName}`.trim()],
      ...namesOf(franchiseAnswers).map((name): [string, string | undefined] => [
        label(`franchise.${name}`),
        values[name],
      ]),
      [label('franchise.location'), locations.find((one) => one.slug === slug)?.name],
    ],
  })
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
      recap={recap}
      texts={{
        success: { title: t('form.success.title'), text: t('form.success.text', { days: useAnswerTime('franchise') }) },
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
