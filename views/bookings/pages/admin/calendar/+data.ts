import type { PageContextServer } from 'vike/types'
import { readBursts } from '#views/bookings/admin/bursts/read-bursts'
import { readCalendar } from '#views/bookings/admin/calendar/read-calendar'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const [calendar, bursts, uncovered] = await Promise.all([
    readCalendar(pageContext),
    readBursts(pageContext),
    pageContext.admin.uncoveredVisits(),
  ])
  return { ...calendar, bursts, uncovered: uncovered.total }
}
