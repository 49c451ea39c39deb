import { Plus } from 'lucide-react'
import type { LocationDto } from '#src/locations/location.dto'
import { isTodayByPhone, MOST_WISHES, wishDays } from '#src/shared/appointments/wish'
import { phoneHref } from '#views/formatting'
import { Button } from '#views/kit/components/Button'
import { FieldError } from '#views/kit/forms/FieldError'
import { useFormState } from '#views/kit/forms/form-context'
import { useZagrebClock } from '#views/locations/opening-hours/use-zagreb-clock'
import { useTranslations } from '#views/page-context'
import styles from './AppointmentForm.module.css'
import { TypedWishes } from './TypedWishes'
import { useWishes } from './use-wishes'
import { WishChoice } from './WishChoice'

const FIRST_DAY = 'wishes.0.date'
interface WishesProps {
  locations: LocationDto[]
  /** Working days of a location from today to the first day that can be requested. */
  earliestDay: number
}

/**
 * Preferred slots of an appointment request. With scripts, once the time is known, only days and parts of days on which the chosen location
 * is open are offered; otherwise a day is typed and the server validates it.
 */
export function Wishes({ locations, earliestDay }: WishesProps) {
  const t = useTranslations('appointment')
  const label = useTranslations('fields')
  const { form, errors } = useFormState()
  const dayError = errors[FIRST_DAY]
  const clock = useZagrebClock()
  const { group, location, wishes, change, add, remove } = useWishes(Boolean(clock))
  const place = locations.find(({ slug }) => slug === location)
  const offer = () => {
    if (!clock || !wishes) {
      return <TypedWishes />
    }
    if (!place) {
      return (
        <>
          <p className={styles.chooseLocation}>{t('form.chooseLocation')}</p>
          {dayError && <FieldError id={`${form}-${FIRST_DAY}-error`} text={dayError} />}
        </>
      )
    }
    const days = wishDays(place, clock, earliestDay)
    return (
      <>
        {isTodayByPhone(place, clock, days) && (
          <p>
            {t('form.todayByPhone')} <a href={phoneHref(place.phone)}>{t('form.call', { phone: place.phone })}</a>
          </p>
        )}
        {wishes.map((wish, at) => (
          <WishChoice
            key={at}
            wish={wish}
            days={days}
            location={place}
            now={clock}
            place={at}
            alone={wishes.length === 1}
            onChange={(next) => change(at, next)}
            onRemove={at > 0 ? () => remove(at) : undefined}
          />
        ))}
        {wishes.length < MOST_WISHES && wishes.every(({ date }) => date) && (
          <div>
            <Button look="outline" small onClick={add}>
              <Plus aria-hidden />
              {t('form.addWish')}
            </Button>
          </div>
        )}
      </>
    )
  }
  return (
    <fieldset ref={group} className={styles.group}>
      <legend className={styles.title}>{label('appointment.wishes')}</legend>
      <p className={styles.hint}>{t('form.wishesHint')}</p>
      {offer()}
    </fieldset>
  )
}
