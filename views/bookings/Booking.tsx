import { type ReactNode, useEffect, useState } from 'react'
import { rememberLocation } from '#client/found-location'
import { Notice } from '#views/kit/forms/Notice'
import { useHydrated } from '#views/kit/forms/use-hydrated'
import { usePageContext, useTranslations } from '#views/page-context'
import { Answered } from './Answered'
import styles from './Booking.module.css'
import type { BookingState } from './booking-state'
import { BookingForm } from './BookingForm'
import { CentreCards } from './CentreCards'
import { Conditions } from './Conditions'
import { formatVisitDay, formatVisitTime } from './format-visit'
import { OnRequest } from './OnRequest'
import { ServiceCards } from './ServiceCards'
import { TimeChoice } from './TimeChoice'
import { CURRENT_STEP, useBookingLink } from './use-booking-link'
import { useCosts } from './use-costs'
import { useStepFocus } from './use-step-focus'

const steps = ['service', 'location', 'time', 'form'] as const

/** Questions that lead to a booking: those that are answered as lines, then the next one. */
export function Booking(data: BookingState) {
  const t = useTranslations('booking')
  const { language, form } = usePageContext()
  const link = useBookingLink()
  const costs = useCosts()
  const { services, locations, therapists, therapist, time } = data
  const service = services.find(({ id }) => id === data.service)
  const location = locations.find(({ slug }) => slug === data.location)
  const isSent = form?.form === 'booking' && form.status < 300
  const offering = locations.filter(({ slug }) => !service || service.locations.includes(slug))
  const step = isSent || time ? 'form' : !service ? 'service' : !location ? 'location' : 'time'
  const { question, heading } = useStepFocus(step)
  const hydrated = useHydrated()
  // Filled in by the browser, the last step takes less time than people need for a form.
  const [begun] = useState(() => (hydrated ? performance.now() : 0))
  const place = location?.slug
  useEffect(() => {
    if (place) rememberLocation(place)
  }, [place])
  const withTherapist = therapists.find(({ id }) => id === therapist)?.name

  const questions: Record<typeof step, ReactNode> = {
    service:
      services.length === 0 ? (
        <p>{t(data.byRequest ? 'calendar.noneAtAll' : 'calendar.noneByPhone')}</p>
      ) : (
        <ServiceCards
          services={services.filter((one) => !location || one.locations.includes(location.slug))}
          location={place}
        />
      ),
    location: <CentreCards {...data} locations={offering} />,
    time: <TimeChoice {...data} waiting={{ service: data.service, location: data.location }} />,
    form: <BookingForm {...data} begun={begun} />,
  }
  return (
    <div className={styles.booking}>
      <ul className={styles.answers} aria-label={t('answers')} data-steps>
        {service && (
          <Answered
            label={t('service.label')}
            changed={t('service.change')}
            change={link({ service: undefined, therapist: undefined })}
          >
            <strong>{service.name}</strong> <span>{costs(service)}</span>
            <Conditions note={service.note} needsTest={service.needsTest} />
          </Answered>
        )}
        {location && (
          <Answered
            label={t('location.label')}
            changed={t('location.change')}
            change={offering.length > 1 ? link({ location: undefined, therapist: undefined }) : undefined}
          >
            <strong>{location.name}</strong>{' '}
            <span>
              {location.address}, {location.postalCode}&nbsp;{location.city}
            </span>
          </Answered>
        )}
        {time?.isFree && (
          <Answered
            label={t('time.label')}
            changed={t('time.change')}
            change={link({ day: time.start.slice(0, 10), time: undefined })}
            refusable
          >
            <strong>{formatVisitDay(time, language)}</strong>{' '}
            <span>
              {formatVisitTime(time, language)}
              {withTherapist && `, ${t('time.with', { therapist: withTherapist })}`}
            </span>
          </Answered>
        )}
      </ul>
      <section ref={question} id={CURRENT_STEP} className={styles.step}>
        <header className={styles.heading} data-steps>
          <p className={styles.label}>{t('step', { number: steps.indexOf(step) + 1, count: steps.length })}</p>
          <h2 ref={heading} tabIndex={-1} className={styles.title}>
            {t(`${step}.title`)}
          </h2>
        </header>
        {data.turn && (
          <Notice kind={data.turn.state === 'open' ? 'done' : undefined}>
            <p>{t(`turn.${data.turn.state}`, { time: data.turn.until })}</p>
          </Notice>
        )}
        {questions[step]}
        {(step === 'service' || step === 'location') && <OnRequest locations={data.onRequest} />}
      </section>
    </div>
  )
}
