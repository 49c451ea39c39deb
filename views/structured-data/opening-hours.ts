import type { OpeningHoursSpecification } from 'schema-dts'
import type { SpecialDay, WeeklyHours } from '../../src/shared/opening/opening-hours'

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
export function specialOpeningHours(days: SpecialDay[]) {
  return days.flatMap(({ date, hours }) =>
    (hours.length > 0 ? hours : [{ opens: '00:00', closes: '00:00' }]).map(
      ({ opens, closes }) =>
        ({
          '@type': 'OpeningHoursSpecification',
          validFrom: date,
          validThrough: date,
          opens,
          closes,
        }) satisfies OpeningHoursSpecification,
    ),
  )
}
