import { Location } from '#src/locations/location.entity.js'
import { Room } from '../../booking-offer/room.entity.js'
import { contentKind } from '../content-kind.js'
import { hasVisitsAhead } from '../fields/visits-ahead.js'

export const room = contentKind('room', Room, {
  descriptions: { location: 'Slug of the location.', kind: 'What the room is equipped for.' },

  faults: async ({ location }, manager, before) => {
    const where = { slug: location }
    const found = await manager.findOne(Location, { where, lock: { mode: 'pessimistic_read' } })
    if (!found) return [{ field: 'location', code: 'location.invalid' }]
    const isMoved = before && before.location !== location
    return isMoved && (await hasVisitsAhead(manager, { room: before.id }))
      ? [{ field: 'location', code: 'room.booked' }]
      : []
  },

  isInUse: async (manager, { id }) => (await hasVisitsAhead(manager, { room: id })) && 'content.bookings_in_use',
})
