import { ArrayContains, type EntityManager } from 'typeorm'
import { Therapist } from '#src/locations/therapists/therapist.entity.js'
import type { FieldFault } from '#src/platform/http/problems/problem.js'
import { BookableService } from '../../booking-offer/bookable-service.entity.js'
import { contentKind } from '../content-kind.js'
import { photoFaults, withPhotoName } from '../fields/pictures.js'
import { hasVisitsAhead } from '../fields/visits-ahead.js'
import { workplaceFaults, workplacesAsRows, workplacesAsSlugs } from '../fields/workplaces.js'

export const therapist = contentKind('therapist', Therapist, {
  defaults: { photo: null },
  readable: withPhotoName,
  toContent: workplacesAsRows,
  toRow: workplacesAsSlugs,
  faults: async (content, manager, before) => [
    ...(await workplaceFaults(content.locations, manager)),
    ...(before ? await visitFaults(before, workplacesAsSlugs(content).locations, manager) : []),
    ...(await photoFaults(content, manager)),
  ],

  // The hours of the therapist are deleted with the row.
  isInUse: async (manager, { id }) => {
    if (await manager.existsBy(BookableService, { therapists: ArrayContains([id]) })) return 'content.offer_in_use'
    return (await hasVisitsAhead(manager, { therapist: id })) && 'content.bookings_in_use'
  },
})

/** Returns a fault if the therapist no longer works at a location with booked visits. */
async function visitFaults(before: Therapist, locations: string[], manager: EntityManager): Promise<FieldFault[]> {
  for (const location of before.locations)
    if (!locations.includes(location) && (await hasVisitsAhead(manager, { therapist: before.id, location })))
      return [{ field: 'locations', code: 'therapist.booked' }]
  return []
}
