import { newsletterSubscription } from '#src/shared/newsletter/newsletter-subscription'
import { Field } from '#views/kit/forms/Field'
import { Form } from '#views/kit/forms/Form'
import { SubmitButton } from '#views/kit/forms/SubmitButton'
import { useTranslations } from '#views/page-context'
import styles from './NewsletterForm.module.css'

export default function NewsletterForm() {
  const t = useTranslations('newsletter')
  const layout = useTranslations('layout')
  const emptyEmail = { title: t('emptyEmail.title'), text: t('emptyEmail.text') }
  const alreadySubscribed = { title: t('alreadySubscribed.title'), text: t('alreadySubscribed.text') }
  const suppressed = { title: t('suppressed.title'), text: t('suppressed.text') }
  return (
    <>
      <Form
        name="newsletter"
        endpoint="/api/newsletter"
        page="home"
        className={styles.form}
        fields={newsletterSubscription}
        recap={({ email = '' }) => ({ rows: [[t('emailLabel'), email]] })}
        refusal={([fault]) => (fault?.code === 'email.required' ? emptyEmail : undefined)}
        texts={{
          another: layout('confirmation.anotherAddress'),
          success: { title: t('success.title'), text: t('success.text') },
          failed: { title: t('failed.title'), text: t('failed.text') },
          known: { 'newsletter.already_subscribed': alreadySubscribed, 'newsletter.suppressed': suppressed },
        }}
      >
        <Field name="email" label={t('emailLabel')} placeholder={t('placeholder')} />
        <SubmitButton label={t('submit')} submittingLabel={t('submitting')} />
      </Form>
      <p className={styles.consent}>{t('consent')}</p>
    </>
  )
}
