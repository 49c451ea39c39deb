import { type EntityManager, In, IsNull } from 'typeorm'
import { AppointmentRequest } from '#src/appointments/appointment-request.entity.js'
import { Booking } from '#src/bookings/booking.entity.js'
import { Location } from '#src/locations/location.entity.js'

/** Lead whose client came to a visit. */
export type Visit = Booking | AppointmentRequest

/** Returns those of some leads whose clients came, without trashed and merged ones. */
export async function findVisits(manager: EntityManager, leadIds: string[]): Promise<Visit[]> {
  const visits = { id: In(leadIds), status: 'came' as const, trashedAt: IsNull(), mergedIntoId: IsNull() }
  const bookings = await manager.findBy(Booking, visits)
  return [...bookings, ...(await manager.findBy(AppointmentRequest, visits))]
}

/** Returns the location of a visit with a link for reviews; undefined if it has none. */
export async function findReviewLocation(
  manager: EntityManager,
  { location: slug }: Visit,
): Promise<Location | undefined> {
  const location = slug ? await manager.findOneBy(Location, { slug }) : null
  return location?.reviewUrl ? location : undefined
}

/** Returns the end of a visit; without a stored time, the instant at which staff noted it. */
export const endOf = (visit: Visit, notedAt: Date): Date => ('ends' in visit ? visit.ends : notedAt)
