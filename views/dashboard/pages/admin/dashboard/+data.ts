import type { PageContextServer } from 'vike/types'
import type { FirstAnswersDto, LeadFiguresDto, VisitsInPeriodDto } from '#src/dashboard/dashboard.dto'
import type { LeadSummaryDto } from '#src/leads/details/lead-summary'
import { suffices } from '#src/shared/admin/role'
import { readBursts } from '#views/bookings/admin/bursts/read-bursts'
import { datesInWords, momentIn } from '#views/kit/admin/times'
import { readServiceNames } from '#views/leads/admin/service-names'
import { type Change, changeIn, durationIn } from './durations'
import { periodIn } from './periods'

export type Data = Awaited<ReturnType<typeof data>>

/** Returns the dashboard statistics, with texts formatted on the server where browsers may have other locale data. */
export async function data(pageContext: PageContextServer) {
  const { admin, language, urlParsed, user } = pageContext
  const { desk, byLocation, leads, by, periods, subscribers, visits, waiting } = await admin.dashboard({
    query: urlParsed.search,
  })
  const isAdministrator = user && suffices(user.role, ['admin'])
  const backups = isAdministrator ? await admin.backups() : null
  const unsupportedNode = isAdministrator ? await admin.unsupportedNode() : null
  const sampleMailboxes = isAdministrator ? await admin.sampleMailboxes({ language }) : null
  const bursts = await readBursts(pageContext)
  const serviceName = await readServiceNames(pageContext)
  const named = (lead: LeadSummaryDto) => ({
    ...lead,
    about: lead.aboutName?.[language] ?? serviceName(lead.about),
  })
  const inWords = (list: LeadSummaryDto[]) => datesInWords(list.map(named), momentIn(language))
  const month = periodIn(language, 'month')
  const period = periodIn(language, by)
  return {
    desk,
    byLocation: {
      ...byLocation,
      locations: byLocation.locations.map(({ name, ...row }) => ({ ...row, name: name?.[language] ?? null })),
    },
    leads: leads.map((figures) => ({ ...figures, ...answersInWords(figures) })),
    by,
    periods: periods.map(({ from, ...counts }) => ({ ...period(from), ...counts })),
    subscribers: subscribers && {
      ...subscribers,
      months: subscribers.months.map(({ from, ...counts }) => ({ ...month(from), ...counts })),
    },
    visits: {
      ...visits,
      locations: visits.locations.map(({ location, name, recent, before }) => ({
        location,
        name: name[language],
        recent: visitsInWords(recent),
        before: visitsInWords(before),
      })),
    },
    waiting: inWords(waiting),
    backups: datesInWords(backups, momentIn(language)),
    sampleMailboxes,
    unsupportedNode,
    bursts,
  }

  function visitsInWords({ bookedMinutes, workingMinutes, visits: counted, noShows }: VisitsInPeriodDto) {
    const number = (style: 'percent' | 'unit') =>
      new Intl.NumberFormat(language, { style, unit: 'hour', maximumFractionDigits: 0 })
    const share = (part: number, whole: number) => (whole === 0 ? '–' : number('percent').format(part / whole))
    return {
      visits: counted,
      noShows,
      utilisation: share(bookedMinutes, workingMinutes),
      hours: `${number('unit').format(bookedMinutes / 60)} / ${number('unit').format(workingMinutes / 60)}`,
      noShowRate: share(noShows, counted),
    }
  }

  function answersInWords({ firstAnswers, firstAnswersBefore }: LeadFiguresDto) {
    const duration = durationIn(language)
    const inWords = ({ answered, medianSeconds }: FirstAnswersDto) => ({
      answered,
      median: medianSeconds === null ? null : duration(medianSeconds),
    })
    const change: Change | null = changeIn(language)(firstAnswersBefore.medianSeconds, firstAnswers.medianSeconds)
    return { firstAnswers: inWords(firstAnswers), firstAnswersBefore: inWords(firstAnswersBefore), change }
  }
}
