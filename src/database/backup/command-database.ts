import { DataSource } from 'typeorm'
import type { Environment } from '../../config/environment.js'
import { StartupError } from '../../config/startup-error.js'
import { createDataSource } from '../data-source.js'
import { DataDirectoryInUse } from '../embedded/data-directory-lock.js'
import { connect, toStartupError } from '../prepare-database.js'

/** Opens the database for as long as the work takes, without the time limits that are for requests. */
export async function withDatabase<Result>(
  environment: Environment,
  work: (dataSource: DataSource) => Promise<Result>,
): Promise<Result> {
  const dataSource = await open(environment)
  try {
    await connect(dataSource, environment.databaseUrl)
    return await work(dataSource)
  } catch (error) {
    throw toStartupError(error)
  } finally {
    await dataSource.destroy().catch(() => undefined) // a server that was not reached has nothing to be given
  }
}

async function open(environment: Environment): Promise<DataSource> {
  try {
    const dataSource = await createDataSource(environment, [])
    return environment.databaseUrl ? new DataSource({ ...dataSource.options, extra: {} }) : dataSource
  } catch (error) {
    throw error instanceof DataDirectoryInUse
      ? new StartupError(`${error.message} Stop the site first: only a Postgres server lets others in beside it.`)
      : error
  }
}
