import type { CalendarVisit } from '#src/bookings/calendar/calendar-view'
import { formatShortDay } from '#views/appointments/format-short-day'
import { usePageContext } from '#views/page-context'
import type { CalendarData } from './calendar-data'
import { timeOf } from './geometry'
import { dayAndMinutes } from './times'

/** Returns functions that name what the ids of a calendar identify, and its times. */
export function useNames({ therapists, locations, services }: CalendarData) {
  const { language } = usePageContext()
  const moment = (date: string, minutes: number) => `${formatShortDay(date, language)}, ${timeOf(minutes)}`
  return {
    therapist: (id: string | null) => therapists.find((one) => one.id === id)?.name ?? '',
    location: (slug: string | null) => locations.find((one) => one.slug === slug)?.name ?? slug ?? '',
    service: (id: string) => services.find((one) => one.id === id)?.name ?? '',
    /** Formats a time of a day: `čet, 26. 11., 09:00`. */
    moment,
    /** Formats the whole time of a visit: `čet, 26. 11., 23:30–00:30`. */
    times: ({ starts, ends }: Pick<CalendarVisit, 'starts' | 'ends'>) => {
      const { date, minutes } = dayAndMinutes(starts)
      return `${moment(date, minutes)}–${timeOf(dayAndMinutes(ends).minutes)}`
    },
  }
}
