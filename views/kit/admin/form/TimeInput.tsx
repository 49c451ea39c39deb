import { CalendarDays } from 'lucide-react'
import { type ComponentProps, useRef } from 'react'
import { formatTyped, readTyped, type TimeType } from '#src/shared/typed-times'
import { useTranslations } from '#views/page-context'
import { useHydrated } from '../../forms/use-hydrated'
import styles from './TimeInput.module.css'

interface TimeInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  of: TimeType
  /** Label of the field, for the button. */
  label: string
  defaultValue?: string
}

/**
 * Text field for a date or time in the Croatian format, whatever the locale of the browser. A button opens the calendar of the
 * browser, which writes into the field.
 */
export function TimeInput({ of, label, defaultValue = '', ...attributes }: TimeInputProps) {
  const t = useTranslations('admin')
  const hydrated = useHydrated()
  const text = useRef<HTMLInputElement>(null)
  const calendar = useRef<HTMLInputElement>(null)
  const input = (
    <input
      {...attributes}
      ref={text}
      type="text"
      autoComplete="off"
      data-typed={of}
      placeholder={t(`timeFormats.${of}`)}
      defaultValue={formatTyped(of, defaultValue)}
    />
  )
  if (of === 'time') return input

  const open = () => {
    calendar.current!.value = readTyped(of, text.current!.value).slice(0, 'YYYY-MM-DD'.length)
    calendar.current!.showPicker()
  }
  const pick = (day: string) => {
    if (!day) return
    const [, time = ''] = /T(.+)$/.exec(readTyped(of, text.current!.value)) ?? []
    text.current!.value = formatTyped('date', day) + (of === 'date' ? '' : ` ${time}`)
    text.current!.dispatchEvent(new Event('input', { bubbles: true }))
    text.current!.focus()
  }
  return (
    <div className={styles.frame}>
      {input}
      {hydrated && (
        <>
          <button type="button" className={styles.open} onClick={open}>
            <CalendarDays aria-hidden />
            <span className="visually-hidden">{t('openCalendar', { label })}</span>
          </button>
          <input
            ref={calendar}
            className={styles.calendar}
            type="date"
            tabIndex={-1}
            aria-hidden
            onInput={(event) => event.stopPropagation()}
            onChange={(event) => pick(event.currentTarget.value)}
          />
        </>
      )}
    </div>
  )
}
