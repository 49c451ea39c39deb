import { useEffect, useRef, useState } from 'react'
import { showAgain } from '#client/show-again'
import { formatDay, formatFullDay, formatTime } from '#views/formatting'
import { Notice } from '#views/kit/forms/Notice'
import { usePageContext, useTranslations } from '#views/page-context'
import styles from './Booking.module.css'
import type { BookingState } from './booking-state'
import { FortnightTable } from './FortnightTable'
import { LateFilter } from './LateFilter'
import { StepLink } from './StepLink'
import { useBookingLink } from './use-booking-link'
import { WaitlistForm } from './WaitlistForm'

const NOON = '12:00'
const EVENING = '17:00'

type Times = NonNullable<BookingState['times']>

type TimeChoiceProps = Pick<
  BookingState,
  'offering' | 'therapist' | 'late' | 'fortnight' | 'day' | 'times' | 'byRequest' | 'canWait'
> & {
  /** Service and location, for the waiting list of a full day; without them there is none. */
  waiting?: Pick<BookingState, 'service' | 'location'>
}

const partOf = ({ start }: Times[number]) => {
  const clock = start.slice(11, 16)
  return clock < NOON ? 'morning' : clock < EVENING ? 'afternoon' : 'evening'
}

/** Focuses the notice if it replaces the form that had focus. */
const focus = (notice: HTMLElement | null) => {
  if (document.activeElement === document.body) notice?.focus()
}

/** Choice of a therapist, a day and a time. */
export function TimeChoice(props: TimeChoiceProps) {
  const { offering = [], therapist, late, fortnight, day, times = [], byRequest, canWait, waiting } = props
  const t = useTranslations('booking')
  const { language, form } = usePageContext()
  const link = useBookingLink()
  const title = useRef<HTMLHeadingElement>(null)
  const shownDay = useRef(day)
  /** Day that had become free when the visitor asked for its waiting list. */
  const [freeDay, setFreeDay] = useState(form?.code === 'waitlist.free' && day)
  const isJoined = form?.form === 'waitlist' && form.status < 300

  useEffect(() => {
    if (shownDay.current === day) return
    shownDay.current = day
    title.current?.scrollIntoView({ block: 'nearest' })
  }, [day])

  if (!fortnight) return null
  const isFiltered = late || therapist !== undefined
  return (
    <>
      {offering.length > 1 && (
        <div className={styles.therapists} role="group" aria-label={t('time.therapist')}>
          <span className={styles.label} aria-hidden>
            {t('time.therapist')}
          </span>
          <ul className={styles.chips}>
            {[{ id: undefined, name: t('time.anyTherapist') }, ...offering].map(({ id, name }) => (
              <li key={id ?? 'any'}>
                <StepLink
                  className={styles.chip}
                  href={link({ therapist: id, from: fortnight.from })}
                  aria-current={id === therapist ? 'true' : undefined}
                >
                  {name}
                </StepLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      <LateFilter isLate={late} from={fortnight.from} />
      <div className={styles.calendar}>
        <FortnightTable fortnight={fortnight} day={day} />
        {day ? (
          <section className={styles.times} aria-labelledby="booking-day">
            <h3 ref={title} id="booking-day" className={styles.subtitle}>
              {formatDay(day, language)}
            </h3>
            {freeDay === day && (
              <Notice ref={focus} role="status" tabIndex={-1}>
                <p>{t('waitlist.free')}</p>
              </Notice>
            )}
            {waiting && (canWait || isJoined) && (
              <WaitlistForm
                key={day}
                {...waiting}
                day={day}
                onFree={() => void showAgain().then(() => setFreeDay(day))}
              />
            )}
            {(['morning', 'afternoon', 'evening'] as const).map((part) => {
              const within = times.filter((time) => partOf(time) === part)
              return (
                within.length > 0 && (
                  <div key={part} className={styles.group}>
                    <h4 className={styles.label}>{t(`calendar.parts.${part}`)}</h4>
                    <ul className={styles.starts}>
                      {within.map(({ start, key }) => (
                        <li key={start}>
                          <StepLink className={styles.start} href={link({ day, time: key })}>
                            {formatTime(start.slice(11, 16), language)}
                          </StepLink>
                        </li>
                      ))}
                    </ul>
                  </div>
                )
              )
            })}
          </section>
        ) : (
          <div className={styles.times}>
            <p>
              {isFiltered
                ? t('location.none')
                : t(fortnight.nextFree ? 'calendar.none' : byRequest ? 'calendar.noneAtAll' : 'calendar.noneByPhone')}
            </p>
            {fortnight.nextFree && (
              <p>
                <StepLink href={link({ day: fortnight.nextFree })}>
                  {t('calendar.nextFree', { day: formatFullDay(fortnight.nextFree, language) })}
                </StepLink>
              </p>
            )}
          </div>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {fortnight.title} {day && `${formatFullDay(day, language)}: ${t.plural('calendar.free', times.length)}`}
      </p>
    </>
  )
}
