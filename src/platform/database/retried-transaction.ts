import { type DataSource, type EntityManager, QueryFailedError } from 'typeorm'

/** SQLSTATE of a transaction that PostgreSQL ended because it and another one waited for each other. */
const DEADLOCK = '40P01'
const ATTEMPTS = 3

/**
 * Runs a transaction that locks rows of many tables, and again after a deadlock: other transactions lock these in another order.
 * @param run changes nothing besides the database
 */
export async function retriedTransaction<T>(
  dataSource: DataSource,
  run: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await dataSource.transaction(run)
    } catch (error) {
      if (attempt === ATTEMPTS || !isDeadlock(error)) throw error
    }
  }
}

/** Checks whether PostgreSQL ended a transaction because of a deadlock. */
export function isDeadlock(error: unknown): boolean {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error
  return (cause as { code?: unknown } | null)?.code === DEADLOCK
}
