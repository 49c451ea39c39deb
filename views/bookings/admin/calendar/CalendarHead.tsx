import { CalendarOff, ChevronLeft, ChevronRight, Plus, Printer, Smartphone } from 'lucide-react'
import { calendarSpans } from '#src/shared/bookings/calendar-spans'
import { daysAfter } from '#src/shared/opening/opening-hours'
import { TimeInput } from '#views/kit/admin/form/TimeInput'
import { Button } from '#views/kit/components/Button'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { useHydrated } from '#views/kit/forms/use-hydrated'
import { usePageContext, useTranslations } from '#views/page-context'
import type { Shown } from './Calendar'
import { CALENDAR, calendarAddress } from './calendar-address'
import type { CalendarData } from './calendar-data'
import styles from './CalendarHead.module.css'
import { Pills } from './Pills'

interface CalendarHeadProps {
  calendar: CalendarData
  onShow: (shown: Shown) => void
}

/** Heading of the calendar with links to other days, locations and therapists. */
export function CalendarHead({ calendar, onShow }: CalendarHeadProps) {
  const t = useTranslations('calendar')
  const { user } = usePageContext()
  const hydrated = useHydrated()
  const { span, date, today, title, locations, location, therapists, therapist, request } = calendar
  const centre = locations.find(({ slug }) => slug === location)
  const step = span === 'day' ? 1 : 7
  const to = (changes: Parameters<typeof calendarAddress>[1]) => calendarAddress(calendar, changes)
  return (
    <div className={styles.head}>
      <div className={styles.row}>
        <h1 className={styles.title}>
          <span className="visually-hidden">{t('title')}: </span>
          {title}
          {centre && <span className={styles.centre}>, {centre.name}</span>}
        </h1>
        {hydrated && therapists.length > 0 && (
          <div className={styles.actions}>
            <Button small onClick={() => onShow({ what: 'add' })}>
              <Plus aria-hidden />
              {t('add')}
            </Button>
            <Button small look="outline" onClick={() => onShow({ what: 'absence' })}>
              <CalendarOff aria-hidden />
              {t('addAbsence')}
            </Button>
            <Button small look="outline" className={`${styles.icon} ${styles.print}`} onClick={() => print()}>
              <Printer aria-hidden />
              <span className="visually-hidden">{t('print')}</span>
            </Button>
            {!user?.locations && (
              <ButtonLink small look="outline" className={styles.icon} href="/admin/calendar/subscriptions">
                <Smartphone aria-hidden />
                <span className="visually-hidden">{t('feeds.open')}</span>
              </ButtonLink>
            )}
          </div>
        )}
      </div>
      <div className={`${styles.row} ${styles.links}`}>
        <nav className={styles.days} aria-label={t('date')}>
          <ButtonLink
            small
            look="outline"
            className={styles.icon}
            href={to({ date: daysAfter(date, -step) })}
            rel="prev"
          >
            <ChevronLeft aria-hidden />
            <span className="visually-hidden">{t(`previous.${span}`)}</span>
          </ButtonLink>
          <ButtonLink
            small
            look="outline"
            href={to({ date: today })}
            aria-current={date === today ? 'date' : undefined}
          >
            {t('today')}
          </ButtonLink>
          <ButtonLink
            small
            look="outline"
            className={styles.icon}
            href={to({ date: daysAfter(date, step) })}
            rel="next"
          >
            <ChevronRight aria-hidden />
            <span className="visually-hidden">{t(`next.${span}`)}</span>
          </ButtonLink>
        </nav>
        <Pills
          label={t('spans.label')}
          pills={calendarSpans.map((each) => ({
            text: t(`spans.${each}`),
            href: to({ span: each, therapist: null }),
            isCurrent: each === span,
          }))}
        />
        <form className={styles.date} method="get" action={CALENDAR}>
          {Object.entries({ span, location, therapist, request: request?.id }).map(
            ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
          )}
          <TimeInput key={date} of="date" name="date" label={t('date')} aria-label={t('date')} defaultValue={date} />
          <Button type="submit" small look="outline">
            {t('show')}
          </Button>
        </form>
        {locations.length > 1 && (
          <Pills
            label={t('locations')}
            pills={locations.map(({ slug, name }) => ({
              text: name,
              href: to({ location: slug, therapist: null }),
              isCurrent: slug === location,
            }))}
          />
        )}
      </div>
      {span === 'week' && therapists.length > 1 && (
        <Pills
          label={t('therapists')}
          pills={[
            { text: t('everybody'), href: to({ therapist: null }), isCurrent: !therapist },
            ...therapists.map(({ id, name }) => ({
              text: name,
              href: to({ therapist: id }),
              isCurrent: id === therapist,
            })),
          ]}
        />
      )}
    </div>
  )
}
