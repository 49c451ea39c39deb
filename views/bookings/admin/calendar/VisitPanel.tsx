import { Ban, CalendarClock, Mail, Phone, RotateCcw, UserCheck, UserX } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { AnswerOf } from '#client/documented'
import { readAt, write } from '#client/requests/requests'
import { isUncovered } from '#src/shared/bookings/coverage'
import { type BookingStatus, isOutcomeOfBooking } from '#src/shared/leads/booking-status'
import { AcceptCoverage } from '#views/bookings/visit-coverage/AcceptCoverage'
import { CoverageNotice } from '#views/bookings/visit-coverage/CoverageNotice'
import { isReminderWithheld } from '#views/bookings/visit-coverage/is-reminder-withheld'
import { formatMoment, phoneHref } from '#views/formatting'
import { FailureNotice } from '#views/kit/admin/notice/FailureNotice'
import { useFailure } from '#views/kit/admin/use-failure'
import { Button } from '#views/kit/components/Button'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { EarlyVisit } from '#views/leads/admin/EarlyVisit'
import { leadKinds } from '#views/leads/admin/lead-kinds'
import { StatusBadge } from '#views/leads/admin/StatusBadge'
import { useNoticeTime } from '#views/leads/admin/use-notice-time'
import { useStatusName } from '#views/leads/admin/use-status-name'
import { usePageContext, useTranslations } from '#views/page-context'
import type { CalendarOutcome } from './Calendar'
import type { CalendarData } from './calendar-data'
import { SidePanel } from './SidePanel'
import { useNames } from './use-names'
import styles from './VisitPanel.module.css'

type Booking = AnswerOf<'GET', '/api/admin/bookings/{id}'>
type Failure = { text: string; status?: number }

interface VisitPanelProps {
  id: string
  calendar: CalendarData
  onMove: () => void
  onDone: (outcome: CalendarOutcome) => Promise<void>
  onClose: () => void
}

const kind = leadKinds.booking
const icons = { came: UserCheck, noShow: UserX, cancelled: Ban, booked: RotateCcw }
const texts = {
  came: 'panel.came',
  noShow: 'panel.noShow',
  cancelled: 'panel.cancel',
  booked: 'panel.restore',
} as const
type Move = keyof typeof icons

/** Visit with its client, and what can be done about it. */
export function VisitPanel({ id, calendar, onMove, onDone, onClose }: VisitPanelProps) {
  const t = useTranslations('calendar')
  const say = useTranslations('leads')
  const fields = useTranslations('fields')
  const { language } = usePageContext()
  const names = useNames(calendar)
  const statusName = useStatusName(kind)
  const withNotice = useNoticeTime(kind)
  const describeFailure = useFailure()
  const [booking, setBooking] = useState<Booking>()
  const [failure, setFailure] = useState<Failure>()
  const [asked, setAsked] = useState<Move>()
  const [busy, setBusy] = useState(false)
  const [readings, setReadings] = useState(1)
  const visit = calendar.visits.find((one) => one.id === id)
  const coverage = booking ? booking.coverage : (visit?.coverage ?? null)
  const gap = isUncovered(coverage) ? coverage : undefined
  useEffect(() => {
    let left = false
    readAt({ path: '/api/admin/bookings/{id}', parameters: { id } }).then(
      (found) => left || setBooking(found),
      (error: unknown) => left || setFailure(describeFailure(error)),
    )
    return () => void (left = true)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the panel has the id as its key
  }, [readings])

  const readAgain = () => {
    setFailure(undefined)
    setReadings(readings + 1)
  }
  const seen = (version: number) => ({ parameters: { id }, ifMatch: `"${version}"` })
  const change = async (status: BookingStatus, confirmed?: true) => {
    if (!booking || busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      const { version } = await write({
        method: 'PATCH',
        path: '/api/admin/bookings/{id}',
        ...seen(booking.version),
        body: { status, confirmed },
      })
      const undo = async () => {
        try {
          await write({ method: 'POST', path: '/api/admin/bookings/{id}/undo', ...seen(version) })
          await onDone({ text: t('done.undone') })
        } catch (error) {
          await onDone(describeFailure(error))
        }
      }
      const text = t('done.status', { name: booking.name, status: statusName(status) })
      await onDone({ text: withNotice(text, status), undo })
    } catch (error) {
      setFailure(describeFailure(error))
      setReadings(readings + 1)
    }
    setBusy(false)
  }
  const isAhead = booking !== undefined && new Date(booking.starts) > new Date()
  const press = (status: Move) => (isAhead && isOutcomeOfBooking(status) ? setAsked(status) : void change(status))
  const moves = (booking?.moves ?? []).filter((status): status is Move => status in icons)
  const toButton = (status: Move) => {
    const Icon = icons[status]
    return (
      <Button
        key={status}
        small
        look={status === 'came' ? 'purple' : 'outline'}
        aria-disabled={busy || undefined}
        onClick={() => press(status)}
      >
        <Icon aria-hidden />
        {t(texts[status])}
      </Button>
    )
  }
  return (
    <SidePanel title={visit?.name ?? booking?.name ?? t('panel.label')} onClose={onClose}>
      {visit && (
        <dl className={styles.facts}>
          <Fact label={t('panel.time')}>
            {names.times(visit)} <StatusBadge kind={kind} status={booking?.status ?? visit.status} />
          </Fact>
          <Fact label={t('form.service')}>{visit.service}</Fact>
          <Fact label={t('form.therapist')}>
            {names.therapist(visit.therapistId)}
            {visit.room && `, ${visit.room[language]}`}
          </Fact>
          {booking && (
            <>
              <Fact label={t('form.forWhom')}>{fields(`choices.booking.forWhom.${booking.forWhom}`)}</Fact>
              {booking.note && <Fact label={t('panel.note')}>{booking.note}</Fact>}
            </>
          )}
        </dl>
      )}
      {gap && (
        <CoverageNotice
          gap={gap}
          isReminderWithheld={isReminderWithheld(booking?.history ?? [])}
          actions={booking && <AcceptCoverage booking={booking} gap={gap} onDone={onDone} />}
        />
      )}
      <div role="alert">{failure && <FailureNotice text={failure.text} status={failure.status} />}</div>
      {!booking && failure && (
        <Button small look="outline" onClick={readAgain}>
          {say('conflict.retry')}
        </Button>
      )}
      {!booking && !failure && <p className={styles.soft}>{t('panel.loading')}</p>}
      {booking && (
        <>
          <div className={styles.buttons}>
            {moves.filter(isOutcomeOfBooking).map(toButton)}
            {booking.status === 'booked' && (
              <Button small look="outline" onClick={onMove}>
                <CalendarClock aria-hidden />
                {t('panel.move')}
              </Button>
            )}
            {moves.filter((status) => !isOutcomeOfBooking(status)).map(toButton)}
          </div>
          <div className={styles.part}>
            <h3 className={styles.title}>{t('panel.contact')}</h3>
            <p className={styles.contact}>
              {booking.phone && (
                <a href={phoneHref(booking.phone, booking.phoneE164)}>
                  <Phone aria-hidden />
                  {booking.phone}
                </a>
              )}
              {booking.email && (
                <a href={`mailto:${booking.email}`}>
                  <Mail aria-hidden />
                  {booking.email}
                </a>
              )}
            </p>
          </div>
          <div className={styles.part}>
            <h3 className={styles.title}>{t('panel.others')}</h3>
            {booking.samePerson.length === 0 ? (
              <p className={styles.soft}>{t('panel.noOthers')}</p>
            ) : (
              <ul className={styles.others}>
                {booking.samePerson.map((other) => (
                  <li key={other.id}>
                    <a href={`${leadKinds[other.kind].list}/${other.id}`}>
                      {other.aboutName?.[language] ?? calendar.serviceNames.get(other.about) ?? other.about}
                    </a>
                    <p className={styles.soft}>
                      {say(`kinds.${other.kind}`)} · {formatMoment(other.receivedAt, language)}
                    </p>
                    <StatusBadge kind={leadKinds[other.kind]} status={other.status} />
                  </li>
                ))}
              </ul>
            )}
          </div>
          <ButtonLink small look="outline" href={`${kind.list}/${id}`}>
            {t('panel.open')}
          </ButtonLink>
        </>
      )}
      <EarlyVisit
        kind={kind}
        leads={asked && booking ? [{ dayAhead: formatMoment(booking.starts, language) }] : undefined}
        status={statusName(asked ?? 'came')}
        onConfirm={() => void change(asked!, true)}
        onClose={() => setAsked(undefined)}
      />
    </SidePanel>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
