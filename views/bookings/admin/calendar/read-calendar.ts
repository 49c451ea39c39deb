import type { PageContextServer } from 'vike/types'
import { formatShortDay } from '#views/appointments/format-short-day'
import { formatDayOfMonth, formatFullDay, formatMoment } from '#views/formatting'
import { readServiceTranslations } from '#views/leads/admin/service-names'
import { createTranslator } from '#views/translations'
import type { CalendarData } from './calendar-data'
import { stylesOf } from './geometry'

/** Returns the data of the calendar, in the page's language. */
export async function readCalendar(pageContext: PageContextServer): Promise<CalendarData> {
  const { admin, language, urlParsed, loadMessages } = pageContext
  const [{ locations, services, visits, waiting, days, request, query: _, ...view }, serviceNames] = await Promise.all([
    admin.calendar({ query: urlParsed.search }),
    readServiceTranslations(pageContext),
  ])
  const serviceName = (name: string) => serviceNames.get(name) ?? name
  const t = createTranslator(loadMessages(['appointment']), language, 'appointment')
  const first = days[0]!.date
  const last = days.at(-1)!.date
  const calendar = {
    ...view,
    serviceNames,
    title: capitalised(view.span === 'day' ? formatFullDay(first, language) : formatDays(first, last)),
    locations: locations.map(({ slug, name }) => ({ slug, name: name[language] })),
    services: services.map(({ name, ...service }) => ({ ...service, name: name[language] })),
    visits: visits.map((visit) => ({ ...visit, service: serviceName(visit.service) })),
    waiting: waiting.map(({ service, since, ...person }) => ({
      ...person,
      service: service[language],
      since: formatMoment(since, language),
    })),
    days: days.map((day) => ({
      ...day,
      short: formatShortDay(day.date, language),
      full: capitalised(formatFullDay(day.date, language)),
    })),
    request: request && {
      ...request,
      service: serviceName(request.service),
      wishes: request.wishes.map(({ date, partOfDay }) => ({
        date,
        text: `${formatShortDay(date, language)}, ${t(`form.partsOfDay.${partOfDay}`)}`,
      })),
    },
  }
  return { ...calendar, style: stylesOf(calendar) }

  function formatDays(from: string, to: string): string {
    const year = to.slice(0, 4)
    return `${formatDayOfMonth(from, language)} – ${formatDayOfMonth(to, language)} ${language === 'hr' ? `${year}.` : year}`
  }
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
