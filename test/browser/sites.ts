import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { administrator } from '../support/administrator.js'
import { type Mailbox, openMailbox } from '../support/mailbox.js'
import { SESSION_SECRET } from '../support/review-link.js'
import { startServer } from '../support/server-process.js'
import { createTestDatabase } from '../support/test-database.js'

/** Environment variables of a separate site. */
export type SiteOptions = NodeJS.ProcessEnv

/** Environment variables of the shared site, for tests of the settings, of webhooks and of links. */
const SHARED_SITE: SiteOptions = {
  RETENTION_MAILS: '45 days',
  WEBHOOK_PRIVATE_ADDRESSES: 'allow',
  SESSION_SECRET,
}

/** Built site as a process, on a copy of the template database, with a known administrator. */
export interface Site {
  readonly url: string
  readonly mails: Mailbox
  /** Executes a SQL statement in the database of the site. */
  readonly run: (statement: string) => Promise<void>
  /** Log of the server so far. */
  output: () => string
  /** Session for requests of the API, once a test has signed in. */
  administratorSession?: { cookie: string; since: number }
  stop: () => Promise<void>
}

async function startSite(variables: NodeJS.ProcessEnv): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'biorezonanca-site-'))
  const [mails, database] = await Promise.all([
    openMailbox(),
    createTestDatabase(process.env.TEST_DATABASE_URL!, process.env.TEST_TEMPLATE),
  ])
  const server = await startServer({
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    RATE_LIMIT_SCALE: '0',
    SMTP_URL: mails.url,
    ...variables,
  })
  return {
    url: server.url,
    mails,
    run: database.run,
    output: server.output,
    async stop() {
      await server.kill('SIGTERM')
      await Promise.all([mails.close(), database.drop()])
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Sites of a worker: one that its tests share, and at most one that the tests of a file have to themselves. */
export class SitePool {
  private shared?: Promise<Site>
  private own?: { key: string; site: Promise<Site> }

  /** Returns the shared site, or the own site of a file, which stops when another file asks for its own. */
  async get(options: SiteOptions | undefined, file: string): Promise<Site> {
    if (!options) return (this.shared ??= startSite(SHARED_SITE))
    const key = JSON.stringify([file, options])
    if (this.own?.key !== key) {
      await this.stopOwn()
      this.own = { key, site: startSite(options) }
    }
    return this.own.site
  }

  async stop(): Promise<void> {
    await Promise.all([this.stopOwn(), this.shared?.then((site) => site.stop())])
  }

  private async stopOwn(): Promise<void> {
    const own = this.own
    this.own = undefined
    await own?.site.then((site) => site.stop())
  }
}
