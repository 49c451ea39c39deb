import type { LeadKind } from '#src/leads/lead-kind.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { isOutcomeOfBooking } from '#src/shared/leads/booking-status.js'
import { leadKindDescriptions } from '#src/shared/leads/lead-kinds.js'
import { TIME_ZONE } from '#src/shared/time-zone.js'
import type { Booking } from './booking.entity.js'
import { holdNotices, isSoon } from './held-notices.js'
import { planReminders } from './mails/plan-reminders.js'
import { findUncovered, setCoverage } from './visit-coverage/read-coverage.js'

/** Checks whether the therapist ($2) or the room ($3) of a visit belongs to another location than $1, as far as they exist. */
const ELSEWHERE = `
  SELECT EXISTS (SELECT FROM therapists WHERE id = $2 AND ($1::text = ANY (locations)) IS NOT TRUE)
    OR EXISTS (SELECT FROM rooms WHERE id = $3 AND location IS DISTINCT FROM $1::text) AS elsewhere`

export const bookingKind: Omit<LeadKind<Booking>, 'entity'> = {
  ...leadKindDescriptions.booking,
  table: 'bookings',
  nameInSql: 'lead.name',
  nameOf: ({ name }) => name,
  placeOf: () => null,
  isForHeadOffice: false,
  filterBy(query, { visitOn, uncovered }: { visitOn?: string; uncovered?: string[] }) {
    if (uncovered) query.andWhere('lead.id = ANY (:uncovered)', { uncovered })
    if (!visitOn) return
    // In SQL, where the day after the last one of the calendar exists.
    const startOf = (day: string) => `(${day})::timestamp AT TIME ZONE '${TIME_ZONE}'`
    const starts = startOf(':visitOn::date')
    const ends = startOf(':visitOn::date + 1')
    query.andWhere(`lead.starts >= ${starts} AND lead.starts < ${ends}`, { visitOn })
  },
  async resolveFilter(filter, scope, manager) {
    const { coverage } = filter as { coverage?: string }
    return coverage ? { ...filter, uncovered: await findUncovered(manager, scope) } : filter
  },
  setDerived: setCoverage,
  whenArrived: planReminders,
  isEarly: ({ starts }, status) => isOutcomeOfBooking(status) && starts > new Date(),
  assertLocation: async ({ therapistId, roomId }, location, manager) => {
    const [row] = await manager.query<[{ elsewhere: boolean }]>(ELSEWHERE, [location, therapistId, roomId])
    if (row.elsewhere) throw new Problem({ code: 'booking.elsewhere' })
  },
  // A merged booking is hidden and adopts the other's status: a visit would be overlooked, or a cancelled one take its time again.
  assertMergeable({ status }, other) {
    if (status === 'booked' || status !== other.status) throw new Problem({ code: 'booking.merge_not_allowed' })
  },
  statusEvent: (from, to, { starts }) => {
    const isUrgent = isSoon(starts)
    if (from === 'cancelled' && to === 'booked')
      return { type: 'booking.rebooked', revokes: 'booking.cancelled', isUrgent }
    if (to === 'cancelled') return { type: 'booking.cancelled', revokes: 'booking.rebooked', isUrgent }
    return to === 'noShow' ? { type: 'booking.no_show' } : undefined
  },
  holdNotices,
  cancellations: ['cancelled', 'spam'],
  expiresAfter: 'stored.ends',
  sample: {
    name: 'Iva Ivić',
    phone: '+385 1 555 010',
    note: 'Dolazim s bebom.',
    location: 'zagreb',
    service: 'Testiranje intolerancije na hranu',
    therapist: 'Petra Hrastić',
    forWhom: 'self',
    price: 80,
    starts: new Date('2026-03-10T08:00:00Z'),
    ends: new Date('2026-03-10T09:00:00Z'),
    version: 1,
    updatedAt: new Date('2026-03-02T09:30:00Z'),
  },
}
