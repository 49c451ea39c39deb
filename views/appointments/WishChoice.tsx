import { X } from 'lucide-react'
import type { LocationDto } from '#src/locations/location.dto'
import type { LocalTime, Wish, WishDay } from '#src/shared/appointments/wish'
import { Button } from '#views/kit/components/Button'
import { Choices } from '#views/kit/forms/Choices'
import { useTranslations } from '#views/page-context'
import styles from './AppointmentForm.module.css'
import { WeekChoice } from './WeekChoice'

interface WishChoiceProps {
  wish: Wish
  location: LocationDto
  now: LocalTime
  days: WishDay[]
  place: number
  alone: boolean
  onChange: (wish: Wish) => void
  onRemove?: () => void
}

/** Preferred slot as a choice of the location's opening days and the parts of the chosen day. */
export function WishChoice({ wish, location, now, days, place, alone, onChange, onRemove }: WishChoiceProps) {
  const t = useTranslations('appointment')
  const chosen = days.find(({ date }) => date === wish.date)
  const parts = chosen?.parts ?? []
  const partOfDay = parts.includes(wish.partOfDay) ? wish.partOfDay : 'any'
  const name = `wishes.${place}`
  return (
    <fieldset className={styles.group}>
      <legend className={alone ? 'visually-hidden' : styles.wish}>{t('form.wish', { place: place + 1 })}</legend>
      <WeekChoice
        name={`${name}.date`}
        location={location}
        now={now}
        days={days}
        value={chosen?.date ?? ''}
        onChoose={(date) => onChange({ date, partOfDay })}
      />
      {chosen ? (
        <Choices
          name={`${name}.partOfDay`}
          label={t('form.partOfDay')}
          value={partOfDay}
          onChoose={(part) => onChange({ date: chosen.date, partOfDay: part as Wish['partOfDay'] })}
          options={parts.map((value) => ({ value, label: t(`form.partsOfDay.${value}`) }))}
        />
      ) : (
        // Only the first slot is required.
        place === 0 && <input type="hidden" name={`${name}.partOfDay`} value="any" />
      )}
      {onRemove && (
        <div>
          <Button look="outline" small onClick={onRemove}>
            <X aria-hidden />
            {t('form.removeWish', { place: place + 1 })}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
