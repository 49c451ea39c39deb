import type { DataSource } from 'typeorm'
import type { Environment } from '#src/platform/config/environment.js'
import { createCommandDataSource, withoutTimeLimits } from '#src/platform/database/data-source.js'
import { connect, toStartupError } from '#src/platform/database/prepare-database.js'

/** Opens the database while the work runs, without the time limits of requests. */
export async function withDatabase<Result>(
  environment: Environment,
  work: (dataSource: DataSource) => Promise<Result>,
  options?: { exclusive: boolean },
): Promise<Result> {
  const server = await createCommandDataSource(environment, [], options)
  const dataSource = withoutTimeLimits(server)
  try {
    await connect(dataSource)
    return await work(dataSource)
  } catch (error) {
    throw toStartupError(error)
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy()
    await server.destroy().catch(() => undefined) // not initialized: an embedded server alone has something to stop
  }
}
