import type { EntityManager } from 'typeorm'
import { requireValue } from '#src/shared/lookups.js'
import type { OutboxEventType } from './events.js'

/**
 * Handles the events of one type in a batch, in the transaction that deletes them: it uses the manager and nothing else, so
 * that a rollback undoes its work.
 */
export type OutboxHandler<Type extends OutboxEventType = OutboxEventType> = (
  subjectIds: string[],
  manager: EntityManager,
  type: Type,
) => Promise<void>

const TYPES = 'outbox:event-types'

/** Registers a method of a provider as the handler of outbox events. */
export function OnEvent<Type extends OutboxEventType>(...types: Type[]) {
  return <Handler extends OutboxHandler<Type>>(
    _prototype: object,
    _name: string,
    { value }: TypedPropertyDescriptor<Handler>,
  ): void => Reflect.defineMetadata(TYPES, types, requireValue(value, 'handler'))
}

/** Returns the types that a method handles, none if it has no `@OnEvent`. */
export function handledTypes(method: object): OutboxEventType[] {
  return (Reflect.getMetadata(TYPES, method) as OutboxEventType[] | undefined) ?? []
}
