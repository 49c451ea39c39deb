import type { DataSource } from 'typeorm'
import type { Environment } from '#src/platform/config/environment.js'
import { createCommandDataSource, withoutTimeLimits } from '#src/platform/database/data-source.js'
import { assertNotNewer } from '#src/platform/database/migrate.js'
import { connect, toStartupError } from '#src/platform/database/prepare-database.js'

interface CommandOptions {
  /** Without a running site. */
  exclusive: boolean
  /** For a command that replaces all content. */
  acceptsNewer: boolean
}

/**
 * Opens the database while the work runs, without the time limits of requests.
 * @throws StartupError for a database of a newer version of the site
 */
export async function withDatabase<Result>(
  environment: Environment,
  work: (dataSource: DataSource) => Promise<Result>,
  options?: CommandOptions,
): Promise<Result> {
  const server = await createCommandDataSource(environment, [], options)
  const dataSource = withoutTimeLimits(server)
  try {
    await connect(dataSource)
    if (!options?.acceptsNewer) await assertNotNewer(dataSource)
    return await work(dataSource)
  } catch (error) {
    throw toStartupError(error)
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy()
    await server.destroy().catch(() => undefined) // not initialized: an embedded server alone has something to stop
  }
}
