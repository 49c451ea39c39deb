import { addressOf } from '#src/shared/addresses'
import { useHydrated } from '#views/kit/forms/use-hydrated'
import { useData, usePageContext } from '#views/page-context'
import type { BookingState } from './booking-state'

export interface Answers {
  service?: string
  location?: string
  therapist?: string
  /** Monday of the shown weeks, without a chosen day or if the day is in the second one. */
  from?: string
  day?: string
  time?: string
  /** Present if only late times are shown. */
  late?: string
}

/** Part of the data of a page that shows free times. */
interface LinkedData extends Partial<Pick<BookingState, 'services' | 'service' | 'location' | 'therapist' | 'late'>> {
  /** Address of the page whose service and location are given, with its query. */
  base?: string
}

/** Id of the question that the visitor has to answer. */
export const CURRENT_STEP = 'step'

/** Returns a function that addresses the page with the answers so far and some others; undefined takes one back. */
export function useBookingLink(): (changes: Answers) => string {
  const { language } = usePageContext()
  const { services = [], service, location, therapist, late, base } = useData<LinkedData>()
  // Without scripts the page loads again, and the fragment leads to the question.
  const fragment = useHydrated() ? undefined : CURRENT_STEP
  return (changes) => {
    const key = services.find(({ id }) => id === service)?.key
    const answers = { ...(!base && { service: key, location }), therapist, late: late ? '1' : undefined, ...changes }
    const query = Object.fromEntries(
      Object.entries(answers).filter((entry): entry is [string, string] => entry[1] !== undefined),
    )
    if (!base) return addressOf('booking', language, { query, fragment })
    return `${base}&${new URLSearchParams(query).toString()}${fragment ? `#${fragment}` : ''}`
  }
}
