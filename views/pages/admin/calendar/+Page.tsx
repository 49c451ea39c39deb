import { Calendar } from '#views/admin/calendar/Calendar'
import type { CalendarData } from '#views/admin/calendar/calendar-data'
import { useData } from '#views/page-context'

export default function Page() {
  return <Calendar calendar={useData<CalendarData>()} />
}
