import { addressOf } from '#src/shared/addresses'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { CallToAction } from '#views/kit/components/CallToAction'
import { Disclaimer } from '#views/kit/components/Disclaimer'
import { PageHeader } from '#views/kit/components/PageHeader'
import { Section } from '#views/kit/components/Section'
import { lazySection } from '#views/lazy-section'
import { usePageContext, useTranslations } from '#views/page-context'
import { Choices } from './Choices'
import styles from './Page.module.css'
import { Urgent } from './Urgent'
import { CHOICES, headingId, useChosenAnswer } from './use-chosen-answer'

const Answers = lazySection(() => import('./Answers'))
const Centres = lazySection(() => import('./Centres'))

/** Constant, because a lazy section must not render again before its code arrives. */
const parts = { choices: CHOICES, headingId, urgent: <Urgent /> }

/** Guide from what brings a visitor to the service that fits. Without JavaScript the choices are links to the answers on the page. */
export default function Page() {
  const t = useTranslations('guide')
  const { language } = usePageContext()
  const { chosen, choose, chooseAgain } = useChosenAnswer(t.list('answers').length)
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        picture={{ place: 'guideHeader', name: 'guide', alt: t('imageAlt') }}
      />
      <Section tone="lavender" className={styles.guide}>
        <div className={styles.columns}>
          <Choices chosen={chosen} choose={choose} />
          <div className={styles.answers} data-chosen={chosen} onClick={chooseAgain}>
            <section className={styles.start} aria-labelledby="before">
              <h2 id="before">{t('start.title')}</h2>
              {t.list('start.paragraphs').map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <Urgent />
              <Disclaimer text={t('disclaimer')} />
            </section>
            <Answers {...parts} />
          </div>
        </div>
      </Section>
      <Centres />
      <CallToAction title={t('cta.title')} text={t('cta.text')}>
        <ButtonLink look="sun" href={addressOf('contact', language, { fragment: 'contact' })}>
          {t('cta.contact')}
        </ButtonLink>
        <ButtonLink look="light" href={addressOf('questions', language)}>
          {t('cta.questions')}
        </ButtonLink>
      </CallToAction>
    </>
  )
}
