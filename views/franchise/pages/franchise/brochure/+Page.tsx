import { addressOf } from '#src/shared/addresses'
import { Steps } from '#views/content/questions/Steps'
import { FranchiseFacts } from '#views/franchise/facts/FranchiseFacts'
import { Button } from '#views/kit/components/Button'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { PageHeader } from '#views/kit/components/PageHeader'
import { Section } from '#views/kit/components/Section'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import styles from './Page.module.css'

/** Printable franchise brochure on two A4 pages, without the form. */
export default function Page() {
  const t = useTranslations('franchise')
  const { language } = usePageContext()
  const { facts, url } = useData<Data>()
  return (
    <div className={styles.brochure}>
      <PageHeader
        title={t('brochure.title')}
        lead={t('brochure.lead')}
        actions={
          <>
            <Button className={styles.print} onClick={() => window.print()}>
              {t('brochure.print')}
            </Button>
            <ButtonLink look="outline" href={addressOf('franchise', language)}>
              {t('brochure.back')}
            </ButtonLink>
          </>
        }
      />
      {facts && (
        <Section>
          <FranchiseFacts facts={facts} />
        </Section>
      )}
      <Section>
        <div className={styles.story}>
          {t.list('paragraphs').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section title={t('benefits.title')}>
        <dl className={styles.benefits}>
          {t.list('benefits.items').map(({ id, title, description }) => (
            <div key={id}>
              <dt>{title}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={t('steps.title')}>
        <Steps steps={t.list('steps.items')} />
      </Section>
      <Section title={t('faq.title')}>
        <dl className={styles.benefits}>
          {t.list('faq.items').map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.url}>
          {t('brochure.address')}: {decodeURI(url)}
        </p>
      </Section>
    </div>
  )
}
