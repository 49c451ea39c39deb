import { prepareDataDirectory } from '../config/data-directory.js'
import type { Environment } from '../config/environment.js'
import { EmbeddedPostgres } from './embedded/embedded-postgres.js'

/** PostgreSQL server of a process: that of `DATABASE_URL`, or an embedded one on `DATA_DIR`. */
export interface DatabaseServer {
  /** Connection string. */
  readonly url: string
  /** Connection string without the pooler that `url` leads through, if there is one. */
  readonly directUrl?: string
  /** Stops an embedded server that this process has started. */
  stop: () => Promise<void>
}

/** Starts the embedded server unless `DATABASE_URL` names one. @throws DataDirectoryInUse, StartupError */
export async function startDatabaseServer(environment: Environment): Promise<DatabaseServer> {
  return serverOfUrl(environment) ?? EmbeddedPostgres.start(preparePlaces(environment))
}

/** Uses the embedded server of a running site, or starts one where none runs. @throws StartupError */
export async function joinDatabaseServer(environment: Environment): Promise<DatabaseServer> {
  return serverOfUrl(environment) ?? EmbeddedPostgres.join(preparePlaces(environment))
}

function serverOfUrl({ databaseUrl, databaseDirectUrl }: Environment): DatabaseServer | undefined {
  return databaseUrl ? { url: databaseUrl, directUrl: databaseDirectUrl, stop: () => Promise.resolve() } : undefined
}

function preparePlaces({ dataDir, embeddedDatabaseDir }: Environment) {
  prepareDataDirectory(dataDir)
  return { dataDir, cluster: embeddedDatabaseDir }
}

/** Ends a process that handles no signal itself by `process.exit`, which stops a server that it has started. */
export function exitOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    if (!process.listeners(signal).includes(exitUnlessHandled)) process.once(signal, exitUnlessHandled)
}

function exitUnlessHandled(signal: NodeJS.Signals): void {
  if (process.listenerCount(signal) === 0) process.exit(1)
}
