import { type CoverageGap, coverageGaps } from '#src/shared/bookings/coverage.js'
import type { WeeklyHours } from '#src/shared/opening/opening-types.js'
import type { Range } from '../availability/range.js'
import { isWithin, type WorkingDay } from '../availability/working-day.js'

/** Visit, with what is left of what it needs. */
export interface NeededVisit extends Range {
  /** Checks whether the therapist works at the location. */
  hasTherapist: boolean
  /** Checks whether the service exists, and whether the therapist offers it. */
  hasService: boolean
  isOffered: boolean
  /** Checks whether its room, if it has one, serves for the service at the location. */
  hasRoom: boolean
  /** Checks whether the therapist is absent during the visit, and during the visit or its buffers. */
  isAbsent: boolean
  isAbsentAround: boolean
  /** Weekly hours of the therapist at the location; null if there are none. */
  hours: WeeklyHours | null
}

/**
 * Returns the reasons for which a visit is not covered, the most important first. There is none exactly if its time would be free for its
 * therapist and its room without any visit.
 */
export function findGaps(visit: NeededVisit, day: WorkingDay): CoverageGap[] {
  const isOpen = isWithin(visit, day.open)
  const gaps: Record<CoverageGap, boolean> = {
    therapistGone: !visit.hasTherapist,
    serviceGone: !visit.hasService,
    serviceNotOffered: visit.hasService && !visit.isOffered,
    roomGone: !visit.hasRoom,
    closed: !isOpen && day.exception !== undefined,
    therapistAbsent: visit.isAbsent,
    outsideOpening: !isOpen && day.exception === undefined,
    outsideTherapistHours: isOpen && !isWithin(visit, visit.hours ? day.present(visit.hours) : []),
    absentAround: visit.isAbsentAround && !visit.isAbsent,
  }
  return coverageGaps.filter((gap) => gaps[gap])
}
