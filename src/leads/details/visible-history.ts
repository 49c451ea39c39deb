import { type EntityManager, In } from 'typeorm'
import type { LocationScope } from '#src/platform/access/location-scope.js'
import { LeadEvent, type LeadEventType } from '../history/lead-event.entity.js'
import type { Lead } from '../lead.entity.js'
import { leadKinds } from '../lead-kind.js'
import { isVisible } from '../visible-leads.js'

/** Types of events whose values are ids of other leads. Those of the first types are about nothing else. */
const ABOUT_OTHERS: LeadEventType[] = ['merged', 'split', 'booked']
const NAMING_OTHERS: LeadEventType[] = [...ABOUT_OTHERS, 'added']

/** Returns the events of a history without the leads outside of a scope. */
export async function withoutHiddenLeads(
  manager: EntityManager,
  events: LeadEvent[],
  scope: LocationScope,
): Promise<LeadEvent[]> {
  if (scope === null) return events
  const named = new Set(
    events
      .filter(({ type }) => NAMING_OTHERS.includes(type))
      .flatMap(({ oldValue, newValue }) => [oldValue ?? [], newValue ?? []].flat()),
  )
  if (named.size === 0) return events
  const found = await Promise.all(leadKinds().map(({ entity }) => manager.findBy<Lead>(entity, { id: In([...named]) })))
  const visible = new Set(
    found
      .flat()
      .filter((lead) => isVisible(lead, scope))
      .map(({ id }) => id),
  )
  const isHidden = (value: string | null) => value !== null && !visible.has(value)
  return events.flatMap((event) => {
    if (!NAMING_OTHERS.includes(event.type) || !(isHidden(event.oldValue) || isHidden(event.newValue))) return event
    return ABOUT_OTHERS.includes(event.type) ? [] : Object.assign(event, { oldValue: null, newValue: null })
  })
}
