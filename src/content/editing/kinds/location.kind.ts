import { ArrayContains, type EntityManager, IsNull } from 'typeorm'
import { ApiKey } from '#src/api-keys/api-key.entity.js'
import { Company } from '#src/business/company.entity.js'
import { Holiday } from '#src/locations/holiday.entity.js'
import { Location } from '#src/locations/location.entity.js'
import { Therapist } from '#src/locations/therapists/therapist.entity.js'
import { User } from '#src/platform/access/user.entity.js'
import type { FieldFault } from '#src/platform/http/problems/problem.js'
import { croatia } from '#src/shared/country.js'
import type { SpecialDay } from '#src/shared/opening/opening-types.js'
import { Room } from '../../booking-offer/room.entity.js'
import { TherapistHours } from '../../booking-offer/therapist-hours.entity.js'
import { contentKind } from '../content-kind.js'
import { freeSlug } from '../fields/free-slug.js'
import { openingFaults, WEEK_DESCRIPTION } from '../fields/opening-faults.js'
import { galleryFaults, withGalleryNames } from '../fields/pictures.js'
import { hasVisitsAhead } from '../fields/visits-ahead.js'

export const location = contentKind('location', Location, {
  descriptions: {
    hours: WEEK_DESCRIPTION,
    latitude: 'Latitude in degrees, WGS 84.',
    longitude: 'Longitude in degrees, WGS 84.',
    reviewUrl: 'Address at which clients write reviews, https only. Empty: no invitations.',
    appointments: 'Ways to an appointment: visitors book free times, send requests, or choose.',
  },
  defaults: { whatsapp: '', viber: '', reviewUrl: '', appointments: 'both', pictures: [] },

  toContent: (_row, columns) => ({ ...columns, pictures: columns.pictures.map((picture) => ({ picture })) }),
  readable: withGalleryNames,

  async toRow(content, before, manager) {
    const pictures = content.pictures.map(({ picture }) => picture)
    const row = { ...content, pictures, specialDays: [...content.specialDays].sort(byDate) }
    if (before) return row
    const slug = await freeSlug(manager, Location, content.name.hr, (each) => isReferred(manager, each))
    return { ...row, slug, country: croatia.name }
  },

  faults: async ({ hours, specialDays, pictures }, manager) => [
    ...(await galleryFaults(pictures, manager)),
    ...hours.flatMap((intervals, day) => openingFaults(intervals, `hours.${day}`)),
    ...specialDays.flatMap((day, index) => openingFaults(day.hours, `specialDays.${index}.hours`)),
    ...repeatedDates(specialDays),
  ],

  isInUse: async (manager, { slug }) =>
    (await manager.existsBy(Company, { location: slug })) ||
    (await manager.existsBy(Holiday, { locations: ArrayContains([slug]) })) ||
    (await manager.existsBy(Therapist, { locations: ArrayContains([slug]) })) ||
    (await manager.existsBy(User, { locations: ArrayContains([slug]) })) ||
    (await manager.existsBy(ApiKey, { locations: ArrayContains([slug]), revokedAt: IsNull() })) ||
    ((await isOffered(manager, slug)) && 'content.offer_in_use') ||
    ((await hasVisitsAhead(manager, { location: slug })) && 'content.bookings_in_use'),
})

/**
 * Checks whether any row refers to the slug of a removed location, such as leads, users, keys and departures. Another location with that
 * slug would open old leads to its own staff.
 */
async function isReferred(manager: EntityManager, slug: string): Promise<boolean> {
  const references = manager.connection.entityMetadatas.flatMap(({ tableName, columns }) =>
    columns
      .filter(({ databaseName }) => ['location', 'locations'].includes(databaseName))
      .map(({ databaseName, isArray }) =>
        isArray ? `${tableName} WHERE $1 = ANY (${databaseName})` : `${tableName} WHERE ${databaseName} = $1`,
      ),
  )
  const [found] = await manager.query<[{ isReferred: boolean }]>(
    `SELECT ${[...references, `settings WHERE set_values ->> 'messageLocation' = $1`]
      .map((rows) => `EXISTS (SELECT FROM ${rows})`)
      .join(' OR ')} AS "isReferred"`,
    [slug],
  )
  return found.isReferred
}

/** Checks whether visits to the location can be booked. */
async function isOffered(manager: EntityManager, location: string): Promise<boolean> {
  return (await manager.existsBy(Room, { location })) || manager.existsBy(TherapistHours, { location })
}

const byDate = (one: SpecialDay, other: SpecialDay) => one.date.localeCompare(other.date)

function repeatedDates(days: SpecialDay[]): FieldFault[] {
  return days.flatMap(({ date }, index) =>
    days.findIndex((day) => day.date === date) < index
      ? [{ field: `specialDays.${index}.date`, code: 'date.taken' }]
      : [],
  )
}
