import { setTimeout as pause } from 'node:timers/promises'
import { Logger } from '@nestjs/common'
import { getFirst } from '#src/shared/lookups.js'
import { StartupError } from '../../config/startup-error.js'
import { findBinaries } from './binaries.js'
import { prepareCluster } from './cluster.js'
import { DataDirectoryLock } from './data-directory-lock.js'
import { chooseEndpoint, type Endpoint, findEndpoint, urlOf } from './endpoint.js'
import { chooseServerAccount, type ServerAccount } from './server-account.js'
import { isAlive, serverLockFile, ServerProcess } from './server-process.js'

const JOIN_CHECK_MS = 100
const MAX_JOIN_WAIT_MS = 60_000
/** Pauses between attempts to restart a server: doubled up to the maximum. */
const FIRST_RETRY_MS = 500
const MAX_RETRY_MS = 30_000

const logger = new Logger('database')

/** Locations of the embedded database, below `DATA_DIR`. */
interface Places {
  dataDir: string
  /** Directory of the cluster. */
  cluster: string
}

/**
 * PostgreSQL as a child process on the data directory of one site. It is restarted when it stops unexpectedly;
 * connections are refused meanwhile, like those of an unreachable server.
 */
export class EmbeddedPostgres {
  private server?: ServerProcess
  private readonly stopping = new AbortController()
  private restarting?: Promise<void>

  private constructor(
    private readonly places: Places,
    private readonly lock: DataDirectoryLock,
    private readonly account: ServerAccount,
    private readonly endpoint: Endpoint,
  ) {}

  /** Starts the server, creating the cluster at the first start. @throws DataDirectoryInUse, StartupError */
  static async start(places: Places): Promise<EmbeddedPostgres> {
    return this.startWith(places, await DataDirectoryLock.acquire(lockFile(places)))
  }

  /**
   * Connects to the server of a running site, or starts one if none runs, for commands beside a site.
   * @returns the connection string, and a function that stops a started server
   */
  static async join(places: Places): Promise<{ url: string; stop: () => Promise<void> }> {
    for (let waited = 0; waited < MAX_JOIN_WAIT_MS; waited += JOIN_CHECK_MS) {
      const lock = DataDirectoryLock.tryAcquire(lockFile(places))
      if (lock) {
        const postgres = await this.startWith(places, lock)
        return { url: postgres.url, stop: () => postgres.stop() }
      }
      const endpoint = isAlive(places.cluster) ? findEndpoint(places.cluster) : undefined
      if (endpoint) return { url: urlOf(endpoint, passwordFile(places)), stop: () => Promise.resolve() }
      await pause(JOIN_CHECK_MS)
    }
    throw new StartupError(`The database in ${places.dataDir} belongs to another process and accepts no connections.`)
  }

  private static async startWith(places: Places, lock: DataDirectoryLock): Promise<EmbeddedPostgres> {
    try {
      const binaries = findBinaries()
      const account = chooseServerAccount(binaries, places.dataDir)
      await ServerProcess.stopOrphan(places.cluster)
      for (const file of [lockFile(places), serverLockFile(places.cluster)]) account.own(file)
      await prepareCluster(places.cluster, passwordFile(places), getFirst(binaries.version.split('.')), account)
      const postgres = new EmbeddedPostgres(places, lock, account, await chooseEndpoint(places.cluster))
      await postgres.startServer()
      return postgres
    } catch (error) {
      lock.release()
      throw error
    }
  }

  get url(): string {
    return urlOf(this.endpoint, passwordFile(this.places))
  }

  async stop(): Promise<void> {
    this.stopping.abort()
    await this.restarting
    await this.server?.stop()
    this.lock.release()
  }

  private async startServer(): Promise<void> {
    const { cluster } = this.places
    this.server = await ServerProcess.start(cluster, this.account, this.endpoint)
    void this.server.exited.then((reason) => {
      if (this.stopping.signal.aborted) return
      logger.error(`The embedded database server stopped unexpectedly (${reason}), restarting it`)
      this.restarting = this.restart()
    })
  }

  private async restart(): Promise<void> {
    for (let retry = FIRST_RETRY_MS; !this.stopping.signal.aborted; retry = Math.min(2 * retry, MAX_RETRY_MS)) {
      try {
        await ServerProcess.stopOrphan(this.places.cluster) // processes of a killed server
        await this.startServer()
        logger.warn('The embedded database server runs again')
        return
      } catch (error) {
        logger.error(`The embedded database server cannot be restarted yet: ${(error as Error).message}`)
        await pause(retry, undefined, { signal: this.stopping.signal }).catch(() => undefined)
      }
    }
  }
}

const lockFile = ({ cluster }: Places) => `${cluster}.lock`
const passwordFile = ({ cluster }: Places) => `${cluster}.password`
