import type { EntityManager } from 'typeorm'
import type { OutboxEventType } from './events.js'
import { OutboxEvent } from './outbox-event.entity.js'

/**
 * Stores an event in the transaction of the change that it is about.
 * @param dueAt earliest dispatch, a date or SQL; without it, immediately
 */
export async function publish(
  manager: EntityManager,
  type: OutboxEventType,
  subjectId: string,
  dueAt?: Date | (() => string),
): Promise<void> {
  await manager.insert(OutboxEvent, { type, subjectId, nextAttemptAt: dueAt })
}

/**
 * Deletes the events of a subject that are not dispatched yet. Waits for a dispatch that runs, so that an event is either revoked or handled.
 * @returns whether there was one
 */
export async function revoke(manager: EntityManager, type: OutboxEventType, subjectId: string): Promise<boolean> {
  const { affected } = await manager.delete(OutboxEvent, { type, subjectId })
  return affected !== 0
}

/**
 * Returns the SQL that stores an event for each row of a query, for statements that publish what they change.
 * @param query without SELECT; its column is the subject id, as in `id::text FROM added`
 */
export function publishSql(type: OutboxEventType, query: string): string {
  return `INSERT INTO outbox_events (type, subject_id) SELECT '${type}', ${query}`
}
