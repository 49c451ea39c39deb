import { isBlank } from '../../../src/shared/blank'
import { Field } from '../../components/form/Field'
import { Form } from '../../components/form/Form'
import { looksLikeEmail } from '../../components/form/looks-like'
import { SubmitButton } from '../../components/form/SubmitButton'
import { Requests } from '../../components/Requests'
import { useTranslations } from '../../translations'
import styles from './Newsletter.module.css'

export default function Newsletter() {
  const t = useTranslations('newsletter')
  const emptyEmail = { title: t('emptyEmail.title'), text: t('emptyEmail.text') }
  const check = ({ email = '' }: Record<string, string>): Record<string, string> => {
    if (isBlank(email)) return { email: 'email.required' }
    return looksLikeEmail(email) ? {} : { email: 'email.invalid' }
  }
  return (
    <section id="newsletter" className={styles.section}>
      <div className={styles.panel}>
        <div className={styles.words}>
          <h2>{t('title')}</h2>
          <p>{t('text')}</p>
        </div>
        <div>
          <Requests>
            <Form
              name="newsletter"
              endpoint="/api/newsletter"
              page="home"
              className={styles.form}
              check={check}
              refusal={([fault]) => (fault?.code === 'email.required' ? emptyEmail : undefined)}
              texts={{
                success: { title: t('success.title'), text: t('success.text') },
                failed: { title: t('failed.title'), text: t('failed.text') },
                alreadySubscribed: { title: t('alreadySubscribed.title'), text: t('alreadySubscribed.text') },
              }}
            >
              <Field
                name="email"
                type="email"
                label={t('emailLabel')}
                placeholder={t('placeholder')}
                autoComplete="email"
                required
              />
              <SubmitButton label={t('submit')} submittingLabel={t('submitting')} />
            </Form>
          </Requests>
          <p className={styles.consent}>{t('consent')}</p>
        </div>
      </div>
    </section>
  )
}
