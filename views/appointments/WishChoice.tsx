import { X } from 'lucide-react'
import { useState } from 'react'
import type { Wish, WishDay } from '#src/shared/appointments/wish'
import { daysAfter } from '#src/shared/opening/hours-of-day'
import { usePageContext } from '#views/page-context'
import { useTranslations } from '#views/translations'
import { Button } from '../components/ui/Button'
import { Choices } from '../forms/Choices'
import { formatFullDay } from '../formatting'
import styles from './AppointmentForm.module.css'
import { formatShortDay } from './format-short-day'

interface WishChoiceProps {
  wish: Wish
  days: WishDay[]
  /** `YYYY-MM-DD`. */
  today: string
  place: number
  alone: boolean
  onChange: (wish: Wish) => void
  onRemove?: () => void
}

const DAYS_SHOWN = 8

/** Preferred slot as a choice of the location's opening days and the parts of the chosen day. */
export function WishChoice({ wish, days, today, place, alone, onChange, onRemove }: WishChoiceProps) {
  const t = useTranslations('appointment')
  const { language } = usePageContext()
  const chosenAt = days.findIndex(({ date }) => date === wish.date)
  const [most, setMost] = useState(DAYS_SHOWN)
  const shown = days.slice(0, Math.max(most, chosenAt + 1))
  const chosen = days[chosenAt]
  const parts = chosen?.parts ?? []
  const partOfDay = parts.includes(wish.partOfDay) ? wish.partOfDay : 'any'
  const near: Record<string, string> = { [today]: t('form.today'), [daysAfter(today, 1)]: t('form.tomorrow') }
  const name = `wishes.${place}`
  return (
    <fieldset className={styles.group}>
      <legend className={alone ? 'visually-hidden' : styles.wish}>{t('form.wish', { place: place + 1 })}</legend>
      <Choices
        name={`${name}.date`}
        label={t('form.date')}
        value={chosen?.date ?? ''}
        onChoose={(date) => onChange({ date, partOfDay })}
        options={shown.map(({ date }) => ({
          value: date,
          label: (
            <span>
              {near[date] ?? formatShortDay(date, language)}
              <span className="visually-hidden">, {formatFullDay(date, language)}</span>
            </span>
          ),
        }))}
      >
        {shown.length < days.length && (
          <Button look="outline" small onClick={() => setMost(shown.length + DAYS_SHOWN)}>
            {t('form.moreDays')}
          </Button>
        )}
      </Choices>
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
