import { type EntityManager, In } from 'typeorm'
import { Therapist } from '#src/locations/therapists/therapist.entity.js'

/** Returns the therapists with some ids, by id. Locks them until the transaction ends. */
export async function lockTherapists(manager: EntityManager, ids: string[]): Promise<Map<string, Therapist>> {
  const found = await manager.find(Therapist, { where: { id: In(ids) }, lock: { mode: 'pessimistic_read' } })
  return new Map(found.map((therapist) => [therapist.id, therapist]))
}

/** Returns the names of therapists in place of their ids, for the audit log. */
export async function therapistNames(manager: EntityManager, ids: string[]): Promise<string[]> {
  const found = await manager.findBy(Therapist, { id: In(ids) })
  const names = new Map(found.map(({ id, name }) => [id, name]))
  return ids.map((id) => names.get(id) ?? id)
}
