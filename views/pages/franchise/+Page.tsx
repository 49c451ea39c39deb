import { ButtonLink } from '../../components/ButtonLink'
import { Faq } from '../../components/Faq'
import FranchiseForm from '../../components/forms/FranchiseForm'
import { PageHeader } from '../../components/PageHeader'
import { Section } from '../../components/Section'
import { Steps } from '../../components/Steps'
import { useTranslations } from '../../translations'
import { Benefits } from './Benefits'
import styles from './Page.module.css'

export default function Page() {
  const t = useTranslations('franchise')
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} picture={{ name: 'franchise', alt: t('imageAlt') }}>
        <p className={styles.action}>
          <ButtonLink look="sun" href="#franchise">
            {t('form.submit')}
          </ButtonLink>
        </p>
      </PageHeader>
      <Section>
        <div className={styles.story}>
          {t.list('paragraphs').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section tone="night">
        <Benefits />
      </Section>
      <Section title={t('steps.title')}>
        <Steps steps={t.list('steps.items')} />
      </Section>
      <Section id="franchise" tone="lavender">
        <div className={styles.columns}>
          <div className={styles.words}>
            <h2>{t('form.title')}</h2>
            <p className={styles.lead}>{t('form.lead')}</p>
          </div>
          <div className={styles.card}>
            <FranchiseForm />
          </div>
        </div>
      </Section>
      <Faq title={t('faq.title')} items={t.list('faq.items')} />
    </>
  )
}
