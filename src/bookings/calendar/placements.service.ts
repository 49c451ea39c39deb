import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { type FieldFault, Problem } from '#src/platform/http/problems/problem.js'
import type { RoomKind } from '#src/shared/bookings/rooms.js'
import { requireValue } from '#src/shared/lookups.js'
import { isAbsentAt } from '../absences/is-absent-at.js'
import { toFreeTimeDto } from '../availability/availability.dto.js'
import { AvailabilityService } from '../availability/availability.service.js'
import { type Wanted, withBuffers } from '../availability/free-times.js'
import type { Range } from '../availability/range.js'
import { IS_HELD } from '../held-booking.entity.js'
import { asSqlRange } from '../sql-range.js'
import { lockWorkplace } from '../workplace.js'

/** Visit that staff place: a booking that exists, or a new one. */
export interface PlacedVisit extends Wanted {
  /** Id of the booking that is moved, which does not block itself. */
  id?: string
  service: string
  location: string
  therapistId: string
  /** Milliseconds since the epoch. */
  start: number
  /** Kind of room that it needs; null if it needs none. */
  room: RoomKind | null
  /** Room that it has, which it keeps if possible. */
  roomId?: string | null
}

/** Therapist, room and time of a visit that is possible. */
export interface Placement {
  therapist: string
  roomId: string | null
  visit: Range
  /** With buffers, as a range of PostgreSQL. */
  during: string
}

interface PlacementRow {
  isLocation: boolean
  hasRoom: boolean
  /** Null if the therapist does not exist. */
  therapist: { name: string; isThere: boolean } | null
  isAbsent: boolean
  isTaken: boolean
  roomId: string | null
}

const TAKEN = `status IN ('booked', 'came') AND trashed_at IS NULL AND id IS DISTINCT FROM $6::uuid AND during && $5::tstzrange`

const HELD = `${IS_HELD} AND during && $5::tstzrange`

/** Reasons that make a visit impossible at a location ($1) with a therapist ($2) for a service ($3), during a time ($4) with buffers ($5). */
const PLACEMENT = `
  SELECT
    EXISTS (SELECT FROM locations WHERE slug = $1) AS "isLocation",
    $7::text IS NULL OR EXISTS (SELECT FROM rooms WHERE location = $1 AND kind = $7) AS "hasRoom",
    (SELECT json_build_object('name', therapist.name, 'isThere', $1 = ANY (therapist.locations) AND NOT EXISTS (
      SELECT FROM bookable_services AS bookable
      WHERE bookable.id = $3 AND bookable.therapists <> '{}' AND therapist.id <> ALL (bookable.therapists)))
      FROM therapists AS therapist WHERE therapist.id = $2) AS therapist,
    EXISTS (SELECT FROM absences WHERE therapist_id = $2 AND during && $4::tstzrange AND ${isAbsentAt('$1')}) AS "isAbsent",
    EXISTS (SELECT FROM bookings WHERE therapist_id = $2 AND ${TAKEN})
      OR EXISTS (SELECT FROM held_bookings WHERE therapist_id = $2 AND ${HELD}) AS "isTaken",
    (SELECT room.id FROM rooms AS room WHERE room.location = $1 AND room.kind = $7
      AND room.id NOT IN (SELECT room_id FROM bookings WHERE room_id IS NOT NULL AND ${TAKEN}
        UNION ALL SELECT room_id FROM held_bookings WHERE room_id IS NOT NULL AND ${HELD})
      ORDER BY room.id IS NOT DISTINCT FROM $8::uuid DESC, room.position, room.id LIMIT 1) AS "roomId"`

/** Finds out whether staff can place a visit: anywhere in time, unless something makes it impossible. */
@Injectable()
export class PlacementsService {
  constructor(private readonly availability: AvailabilityService) {}

  /**
   * Returns the placement of a visit.
   * @throws Problem 409 if therapist or room are taken, 422 if the therapist is absent or somewhere else
   */
  async find(manager: EntityManager, visit: PlacedVisit): Promise<Placement> {
    const { id, service, location, therapistId, start, length, room, roomId } = visit
    const range = { start, end: start + length * 60_000 }
    const during = asSqlRange(withBuffers(range, visit))
    await lockWorkplace(manager, visit)
    const [row] = await manager.query<[PlacementRow]>(PLACEMENT, [
      location,
      therapistId,
      service,
      asSqlRange(range),
      during,
      id ?? null,
      room,
      roomId ?? null,
    ])
    const fault = faultOf(row)
    if (fault) throw Problem.validation([fault])
    if (row.isTaken) throw await this.taken(visit, 'booking.taken')
    if (room && !row.roomId) throw await this.taken(visit, 'booking.room_taken')
    return {
      therapist: requireValue(row.therapist, 'therapist of the visit').name,
      roomId: row.roomId,
      visit: range,
      during,
    }
  }

  /** Returns the problem of a taken therapist or room, with the nearest free times of the same therapist. */
  private async taken(
    { service, location, therapistId, start }: PlacedVisit,
    code: 'booking.taken' | 'booking.room_taken',
  ): Promise<Problem> {
    const alternatives = await this.availability
      .nearest({ service, location, therapistId }, start)
      // Visitors cannot book the service there, so that there are no free times of it.
      .catch((error: unknown) => {
        if (error instanceof Problem) return []
        throw error
      })
    return new Problem({ code, members: { alternatives: alternatives.map(toFreeTimeDto) } })
  }
}

function faultOf({ isLocation, hasRoom, therapist, isAbsent }: PlacementRow): FieldFault | undefined {
  if (!isLocation) return { field: 'location', code: 'location.unknown' }
  if (!hasRoom) return { field: 'location', code: 'booking.elsewhere' }
  if (!therapist?.isThere) return { field: 'therapistId', code: 'booking.therapist' }
  return isAbsent ? { field: 'start', code: 'booking.absent' } : undefined
}
