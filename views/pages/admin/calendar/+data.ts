import type { PageContextServer } from 'vike/types'
import { readCalendar } from '#views/admin/calendar/read-calendar'

export const data = (pageContext: PageContextServer) => readCalendar(pageContext)
