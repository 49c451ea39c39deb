import { addressOf } from '#src/shared/addresses'
import { Faq } from '#views/content/questions/Faq'
import { Steps } from '#views/content/questions/Steps'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { PageHeader } from '#views/kit/components/PageHeader'
import { Section } from '#views/kit/components/Section'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import { FranchiseFacts } from '../../facts/FranchiseFacts'
import FranchiseForm from '../../FranchiseForm'
import type { Data } from './+data'
import { Benefits } from './Benefits'
import { CostExample } from './CostExample'
import styles from './Page.module.css'

export default function Page() {
  const t = useTranslations('franchise')
  const { language } = usePageContext()
  const { facts, session, post } = useData<Data>()
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        picture={{ place: 'franchiseHeader', name: 'franchise', alt: t('imageAlt') }}
        actions={
          <>
            <ButtonLink look="sun" href="#franchise">
              {t('form.submit')}
            </ButtonLink>
            <ButtonLink look="outline" href={addressOf('franchiseBrochure', language)}>
              {t('brochure.link')}
            </ButtonLink>
          </>
        }
      />
      {facts && (
        <Section>
          <FranchiseFacts facts={facts} />
        </Section>
      )}
      {facts && session && (
        <Section tone="lavender">
          <CostExample floorArea={facts.floorArea} session={session} />
        </Section>
      )}
      <Section>
        <div className={styles.story}>
          {t.list('paragraphs').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {post && (
          <p className={styles.post}>
            <a href={addressOf('post', language, { segment: post })}>{t('postLink')}</a>
          </p>
        )}
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
