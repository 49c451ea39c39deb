import { type EntityManager, In } from 'typeorm'
import { Location } from '#src/locations/location.entity.js'
import type { FieldFault } from '#src/platform/http/problems/problem.js'

interface Workplace {
  location: string
}

/** Returns the content with a row for each stored slug. */
export function workplacesAsRows<Columns extends { locations: string[] }>(_row: object, columns: Columns) {
  return { ...columns, locations: columns.locations.map((location) => ({ location })) }
}

/** Returns the content with the slug of each row. */
export function workplacesAsSlugs<Content extends { locations: Workplace[] }>(content: Content) {
  return { ...content, locations: content.locations.map(({ location }) => location) }
}

/** Returns faults of unknown and repeated locations. Locks the known ones until the transaction ends. */
export async function workplaceFaults(locations: Workplace[], manager: EntityManager): Promise<FieldFault[]> {
  const slugs = locations.map(({ location }) => location)
  const found = await manager.find(Location, { where: { slug: In(slugs) }, lock: { mode: 'pessimistic_read' } })
  return slugs.flatMap((slug, index) =>
    found.some((location) => location.slug === slug) && slugs.indexOf(slug) === index
      ? []
      : [{ field: `locations.${index}.location`, code: 'location.invalid' }],
  )
}
