import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type texts from '#src/platform/i18n/hr/guide.json'
import { addressOf } from '#src/shared/addresses'
import { Disclaimer } from '#views/kit/components/Disclaimer'
import { SampleNote } from '#views/kit/components/SampleNote'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import styles from './Answer.module.css'
import { type AnswerId, fittingServices } from './fitting-services'
import { Offers } from './Offers'

/** Parts of the page, as properties: modules that both import would be loaded before anybody chooses, with all that share their chunk. */
export interface PartsOfPage {
  /** Id of the heading of the choices. */
  choices: string
  headingId: (index: number) => string
  urgent: ReactNode
}

type AnswerProps = (typeof texts.answers)[number] & PartsOfPage & { index: number }

/** Answer to one choice: its limits, when to see a doctor first, and the service that fits. */
export function Answer({ id, title, can, cannot, doctor, service, index, ...parts }: AnswerProps) {
  const t = useTranslations('guide')
  const shell = useTranslations('layout')
  const { language } = usePageContext()
  const { prices } = useData<Data>()
  const answer = id as AnswerId
  const isAboutPet = answer === 'pet'
  const heading = parts.headingId(index)
  return (
    <article className={styles.answer} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title} tabIndex={-1}>
        {title}
      </h2>
      <ol className={styles.steps}>
        <li className={styles.step}>
          <h3>{t('steps.limits')}</h3>
          <div className={styles.limits}>
            <div>
              <h4>{t('steps.can')}</h4>
              <ul className={`${styles.points} ${styles.can}`}>
                {can.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </div>
            <div>
              <h4>{t('steps.cannot')}</h4>
              <ul className={`${styles.points} ${styles.cannot}`}>
                {cannot.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </div>
          </div>
        </li>
        <li className={styles.step}>
          <h3>{t(isAboutPet ? 'steps.vet' : 'steps.doctor')}</h3>
          <ul className={styles.warnings}>
            {doctor.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
            {!isAboutPet && <li>{t('tellUs')}</li>}
          </ul>
          {!isAboutPet && parts.urgent}
        </li>
        <li className={styles.step}>
          <h3>{t('steps.service')}</h3>
          <p>{service}</p>
          <SampleNote of="appointment" />
          <Offers rows={prices[answer]} />
          <p className={styles.more}>
            {t('more')}:{' '}
            {fittingServices[answer].map(([page, fragment]) => (
              <a key={page} href={addressOf(page, language, { fragment })}>
                {shell(`nav.${page}`)}
                <ArrowRight aria-hidden />
              </a>
            ))}
          </p>
        </li>
      </ol>
      <Disclaimer text={t('disclaimer')} />
      <p className={styles.back}>
        <a href={`#${parts.choices}`} data-vike="false">
          {t('another')}
        </a>
      </p>
    </article>
  )
}
