import { addressOf } from '#src/shared/addresses'
import { takesRequests } from '#src/shared/locations/appointment-ways'
import { phoneHref } from '#views/formatting'
import { buttonClass } from '#views/kit/components/button-class'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { Disclaimer } from '#views/kit/components/Disclaimer'
import { SampleNote } from '#views/kit/components/SampleNote'
import { useAnswerTime } from '#views/kit/forms/use-answer-time'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import { AppointmentForm } from '../../AppointmentForm'
import styles from '../../AppointmentLayout.module.css'
import type { Data } from './+data'

export default function Page() {
  const t = useTranslations('appointment')
  const { language } = usePageContext()
  const data = useData<Data>()
  const days = useAnswerTime('appointment')
  const isTaken = data.locations.some(takesRequests)
  return (
    <div className={styles.page}>
      <div className={styles.columns}>
        <div className={styles.words}>
          <h1>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          {isTaken && data.booking && (
            <p className={styles.book}>
              <span>{t('book.text')}</span>
              <a
                className={buttonClass({ look: 'sun' })}
                href={addressOf('booking', language, { query: data.booking })}
              >
                {t('book.link')}
              </a>
            </p>
          )}
          <SampleNote of="appointment" />
        </div>
        <section id="appointment" className={styles.card} aria-label={isTaken ? t('form.title') : t('timesOnly.title')}>
          {isTaken ? (
            <AppointmentForm {...data} />
          ) : (
            <div className={styles.times}>
              <h2 className={styles.title}>{t('timesOnly.title')}</h2>
              <p>{t('timesOnly.text')}</p>
              <ButtonLink look="sun" href={addressOf('booking', language, { query: data.booking })}>
                {t('book.link')}
              </ButtonLink>
            </div>
          )}
        </section>
        <div className={styles.aside}>
          <section>
            <h2 className={styles.title}>{t('next.title')}</h2>
            <ol className={styles.steps}>
              {t.list('next.steps', { days }).map(({ title, text }) => (
                <li key={title}>
                  <strong>{title}</strong>
                  <span>{text}</span>
                </li>
              ))}
            </ol>
          </section>
          <section>
            <h2 className={styles.title}>{t('call.title')}</h2>
            <p>{t('call.text')}</p>
            <ul className={styles.phones}>
              {data.locations.map(({ slug, name, phone }) => (
                <li key={slug}>
                  <span aria-hidden="true">{name}</span>{' '}
                  <a href={phoneHref(phone)}>
                    <span className="visually-hidden">{t('call.to', { name })}: </span>
                    {phone}
                  </a>
                </li>
              ))}
            </ul>
          </section>
          <Disclaimer text={t('disclaimer')} />
        </div>
      </div>
    </div>
  )
}
