import type { OpeningHoursSpecification } from 'schema-dts'
import { isSame } from '#src/shared/content/content-fields'
import { daysAfter, daysOf, hoursOfDay, type Opening } from '#src/shared/opening/opening-hours'
import type { OpeningInterval, WeeklyHours } from '#src/shared/opening/opening-types'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** Returns opening hours with days of equal hours grouped; an omitted day is closed. */
export function openingHours(hours: WeeklyHours) {
  const daysOf = new Map<string, (typeof days)[number][]>()
  days.forEach((day, index) => {
    for (const { opens, closes } of hours[index] ?? []) {
      const interval = `${opens} ${closes}`
      daysOf.set(interval, [...(daysOf.get(interval) ?? []), day])
    }
  })
  return [...daysOf].map(([interval, dayOfWeek]) => {
    const [opens, closes] = interval.split(' ') as [string, string]
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes } satisfies OpeningHoursSpecification
  })
}

/** Returns exceptions to the weekly hours; equal opening and closing times mean closed all day. */
export function specialOpeningHours(opening: Opening) {
  return periodsOf(opening).flatMap(({ first, last, intervals }) =>
    (intervals.length > 0 ? intervals : [{ opens: '00:00', closes: '00:00' }]).map(
      ({ opens, closes }) =>
        ({
          '@type': 'OpeningHoursSpecification',
          validFrom: first,
          validThrough: last,
          opens,
          closes,
        }) satisfies OpeningHoursSpecification,
    ),
  )
}

interface Period {
  first: string
  last: string
  intervals: OpeningInterval[]
}

/** Returns the days with special hours, successive days of equal hours as one period. */
function periodsOf(opening: Opening): Period[] {
  const { specialDays, holidays } = opening
  const dates = holidays.flatMap((holiday) =>
    Array.from({ length: daysOf(holiday) }, (_, index) => daysAfter(holiday.date, index)),
  )
  const periods: Period[] = []
  for (const date of [...new Set([...specialDays.map((day) => day.date), ...dates])].sort()) {
    const { intervals } = hoursOfDay(date, opening)
    const previous = periods.at(-1)
    if (previous && daysAfter(previous.last, 1) === date && isSame(previous.intervals, intervals)) previous.last = date
    else periods.push({ first: date, last: date, intervals })
  }
  return periods
}
