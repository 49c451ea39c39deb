import { In } from 'typeorm'
import { Therapist } from '#src/locations/therapists/therapist.entity.js'
import { Location } from '#src/locations/location.entity.js'
import { contentKind } from '../content-kind.js'

export const therapist = contentKind('therapist', Therapist, {
  toContent: ({ locations }, columns) => ({ ...columns, locations: locations.map((location) => ({ location })) }),
  toRow: (content) => ({ ...content, locations: content.locations.map(({ location }) => location) }),

  /** Checks that each location exists, and locks it until the transaction ends. */
  faults: async ({ locations }, manager) => {
    const slugs = locations.map(({ location }) => location)
    const found = await manager.find(Location, { where: { slug: In(slugs) }, lock: { mode: 'pessimistic_read' } })
    return slugs.flatMap((slug, index) =>
      found.some((location) => location.slug === slug) && slugs.indexOf(slug) === index
        ? []
        : [{ field: `locations.${index}.location`, code: 'location.invalid' }],
    )
  },
})
