import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { Logger } from '@nestjs/common'
import { type DataSource, type Migration, QueryFailedError } from 'typeorm'
import { StartupError } from '../config/startup-error.js'
import { connectionString, usesPooler } from './data-source.js'
import { migrate } from './migrate.js'
import { isOfPooler, refuseSharedSessions, UnusablePooler } from './pooler.js'
import { isDatabaseUnavailable } from './unavailable.js'

const RETRY_MS = 1000
const MAX_WAIT_MS = 60_000

/**
 * SQLSTATE of a server that cannot be used: wrong password (28), no such database (3D000), missing rights (42501),
 * missing extensions (58P01, 0A000), an encoding without Croatian letters (22P05).
 */
const UNUSABLE_DATABASE = /^(28...|3D000|42501|58P01|0A000|22P05)$/

const logger = new Logger('database')

/** Connects and runs pending migrations. @throws StartupError when DATABASE_URL cannot be used */
export async function prepareDatabase(dataSource: DataSource): Promise<Migration[]> {
  await connect(dataSource)
  if (!usesPooler(dataSource)) await refuseSharedSessions(connectionString(dataSource))
  return migrate(dataSource).catch((error: unknown) => {
    throw toStartupError(error)
  })
}

/** Connects, waiting for a server that starts a little later. @throws StartupError when DATABASE_URL cannot be used */
export async function connect(dataSource: DataSource): Promise<void> {
  const begun = performance.now()
  for (let tries = 0; ; tries++) {
    try {
      await dataSource.initialize()
      return
    } catch (error) {
      const cause = (error instanceof AggregateError ? error.errors[0] : error) as Error // one per address of the host
      if (isOfPooler(cause)) throw new UnusablePooler()
      const isLate = performance.now() - begun > MAX_WAIT_MS
      if (isLate || !isDatabaseUnavailable(cause))
        throw new StartupError(`DATABASE_URL cannot be used: ${cause.message}`)
      if (tries === 0) logger.log(`Waiting for the database server: ${cause.message}`)
      await pause(RETRY_MS)
    }
  }
}

/** @returns a one-line error, if the operator of the database can fix it; any other error as it is */
export function toStartupError(error: unknown): unknown {
  const { code, message } = (error instanceof QueryFailedError ? error.driverError : error) as Error & { code?: string }
  return UNUSABLE_DATABASE.test(code ?? '')
    ? new StartupError(`DATABASE_URL cannot be used: ${message}. See "Database requirements" in docs/operations.md.`)
    : error
}
