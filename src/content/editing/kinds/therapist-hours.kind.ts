import { Location } from '#src/locations/location.entity.js'
import { Therapist } from '#src/locations/therapists/therapist.entity.js'
import { TherapistHours } from '../../booking-offer/therapist-hours.entity.js'
import { contentKind } from '../content-kind.js'
import { openingFaults, WEEK_DESCRIPTION } from '../fields/opening-faults.js'
import { lockTherapists, therapistNames } from '../fields/therapists.js'

const TAKEN = { field: 'location', code: 'therapistHours.taken' }

export const therapistHours = contentKind('therapistHours', TherapistHours, {
  descriptions: {
    therapist: 'Id of the therapist.',
    location: 'Slug of a location of the therapist.',
    hours: WEEK_DESCRIPTION,
  },
  order: { therapist: { position: 'ASC' }, location: 'ASC' },

  toContent: ({ therapistId }, columns) => ({ ...columns, therapist: therapistId }),
  toRow: ({ therapist: therapistId, ...content }) => ({ ...content, therapistId }),

  borrowedName: async (content, manager) => {
    const { name } = await manager.findOneByOrFail(Therapist, { id: content.therapist })
    const location = await manager.findOneBy(Location, { slug: content.location })
    const place = location?.name ?? { hr: content.location, en: content.location }
    return { hr: `${name}, ${place.hr}`, en: `${name}, ${place.en}` }
  },
  readable: async (content, manager) => ({
    ...content,
    therapist: (await therapistNames(manager, [content.therapist]))[0],
  }),

  taken: TAKEN,
  faults: async ({ therapist: id, location, hours }, manager, before) => {
    const faults = hours.flatMap((intervals, day) => openingFaults(intervals, `hours.${day}`))
    const therapist = (await lockTherapists(manager, [id])).get(id)
    if (!therapist) return [...faults, { field: 'therapist', code: 'therapist.invalid' }]
    const isThere = therapist.locations.includes(location)
    if (!isThere) return [...faults, { field: 'location', code: 'therapistHours.elsewhere' }]
    const other = await manager.findOneBy(TherapistHours, { therapistId: id, location })
    return other && other.id !== before?.id ? [...faults, TAKEN] : faults
  },
})
