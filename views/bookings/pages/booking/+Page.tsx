import { addressOf } from '#src/shared/addresses'
import styles from '#views/appointments/AppointmentLayout.module.css'
import { phoneHref } from '#views/formatting'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { Disclaimer } from '#views/kit/components/Disclaimer'
import { SampleNote } from '#views/kit/components/SampleNote'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import { Booking } from '../../Booking'
import own from '../../Booking.module.css'
import type { Data } from './+data'

export default function Page() {
  const t = useTranslations('booking')
  const { language } = usePageContext()
  const data = useData<Data>()
  const { services, service, locations, location, cancelHours, byRequest } = data
  const chosen = services.find(({ id }) => id === service)
  const query = { ...(chosen && { service: chosen.key }), ...(location && { location }) }
  return (
    <div className={styles.page}>
      <div className={`${styles.columns} ${own.beside}`}>
        <div className={styles.words}>
          <h1>{t('title')}</h1>
          <p className={styles.lead} data-steps>
            {t('lead')}
          </p>
          <SampleNote of="appointment" />
        </div>
        <section id="booking" className={styles.card} aria-label={t('title')}>
          <Booking {...data} />
        </section>
        <div className={styles.aside}>
          <section data-steps>
            <h2 className={styles.title}>{t('next.title')}</h2>
            <ol className={styles.steps}>
              {t.list('next.steps', { hours: cancelHours }).map(({ title, text }) => (
                <li key={title}>
                  <strong>{title}</strong>
                  <span>{text}</span>
                </li>
              ))}
            </ol>
          </section>
          <section className={own.ways} data-steps>
            <h2 className={styles.title}>{t('other.title')}</h2>
            {byRequest && (
              <>
                <p>{t('other.text')}</p>
                <ButtonLink look="outline" small href={addressOf('appointment', language, { query })}>
                  {t('other.link')}
                </ButtonLink>
              </>
            )}
            <p>{t(byRequest ? 'other.call' : 'other.onlyCall')}</p>
            <ul className={styles.phones}>
              {locations.map(({ slug, name, phone }) => (
                <li key={slug}>
                  <span>{name}</span> <a href={phoneHref(phone)}>{phone}</a>
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
