import { readdirSync, readFileSync } from 'node:fs'
import { postmasterOf } from '../support/embedded-server.js'
import { allowLog } from '../support/expected-log.js'
import { type MailServer, recipientOf, startMailServer } from '../support/mail-server.js'
import { type Acknowledged, sendUntilAcknowledged } from '../support/posting.js'
import { untilEverythingIsSent } from '../support/sent-mails.js'
import { killServers, type ServerProcess, startServer } from '../support/server-process.js'
import { createEmbeddedStorage, createSiteStorage, type SiteStorage } from '../support/site-storage.js'

// The site reports the database server that a test has killed.
beforeAll(() => allowLog(/^warn |stopped unexpectedly|cannot be restarted yet/))

// `npm run durability` runs twenty rounds of a thousand.
const ROUNDS = Number(process.env.DURABILITY_ROUNDS ?? 1)
const POSTS = Number(process.env.DURABILITY_POSTS ?? 40)
const SENDERS = 4
/** Recipient of a mail per message, in addition to the shared mailbox. */
const colleague = 'iva@example.com'

const victims = [
  'site',
  'site with its embedded database',
  'embedded database server',
  'site and its embedded database server',
] as const

describe.each(victims)('kill -9 of the %s during submissions and mail delivery', (victim) => {
  const isEmbedded = victim !== 'site'
  const killsSite = victim !== 'embedded database server'
  const killsServer = victim === 'embedded database server' || victim === 'site and its embedded database server'
  let storage: SiteStorage
  let mailServer: MailServer
  let server: ServerProcess
  const start = () =>
    startServer({
      ...storage.variables,
      RATE_LIMIT_SCALE: '0',
      SMTP_URL: mailServer.url,
      STAFF_EMAIL: 'staff@example.com',
    })
  beforeAll(async () => {
    storage = isEmbedded ? createEmbeddedStorage() : await createSiteStorage('migrated')
    mailServer = await startMailServer()
    server = await start()
    await storage.withDatabase((dataSource) =>
      dataSource.query(
        `INSERT INTO users (email, password_hash, role, leads_by_mail) VALUES ($1, 'none that opens', 'staff', 'atOnce')`,
        [colleague],
      ),
    )
  })
  afterAll(async () => {
    killServers()
    if (isEmbedded) killDatabaseServer()
    await mailServer.close()
    await storage.remove()
  })

  async function kill(): Promise<void> {
    if (killsServer) killDatabaseServer()
    if (!killsSite) return // the site restarts its database server
    await server.kill('SIGKILL')
    server = await start()
  }
  function killDatabaseServer(): void {
    const postmaster = postmasterOf(storage.variables.DATA_DIR!)
    if (!postmaster) return
    for (const pid of [postmaster, ...childrenOf(postmaster)]) {
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // ended by itself
      }
    }
  }
  /** Returns the ids of the leads that mails link to. */
  const leadsIn = (mails: MailServer['mails']) =>
    new Set(mails.flatMap(({ text }) => /contact-messages\/([\w-]{36})/.exec(text ?? '')?.[1] ?? []))

  it(
    'stores each acknowledged message exactly once, and sends its mails at least once',
    async () => {
      const acknowledged: Acknowledged[] = []
      for (let round = 1; round <= ROUNDS; round++) {
        let dying = Promise.resolve()
        const deadly = acknowledged.length + POSTS * (0.1 + 0.8 * Math.random())
        await new Promise<void>((resolve, reject) => {
          let isDying = false
          const note = (message: Acknowledged) => {
            if (acknowledged.push(message) < deadly || isDying) return
            isDying = true
            dying = kill()
            dying.catch(reject)
          }
          const senders = Array.from({ length: SENDERS }, () =>
            sendUntilAcknowledged(() => server, POSTS / SENDERS, note),
          )
          Promise.all(senders)
            .then(() => dying)
            .then(resolve, reject)
        })
      }
      await untilEverythingIsSent(storage)
      await server.kill('SIGTERM')

      const stored = await storage.withDatabase((dataSource) =>
        dataSource.query<Acknowledged[]>('SELECT id, email FROM contact_messages'),
      )
      const inOrder = (messages: Acknowledged[]) => messages.map(({ id, email }) => `${id} ${email}`).sort()
      expect(acknowledged).toHaveLength(ROUNDS * POSTS)
      expect(inOrder(stored)).toEqual(inOrder(acknowledged))
      const confirmed = new Set(mailServer.mails.map(recipientOf))
      const shared = leadsIn(mailServer.mails.filter((mail) => recipientOf(mail) !== colleague))
      const own = leadsIn(mailServer.mails.filter((mail) => recipientOf(mail) === colleague))
      expect(stored.filter(({ id, email }) => !shared.has(id) || !own.has(id) || !confirmed.has(email))).toEqual([])
      const queuedTwice = await storage.withDatabase((dataSource) =>
        dataSource.query(
          'SELECT kind, subject_id FROM outgoing_mails GROUP BY kind, subject_id, recipient HAVING count(*) > 1',
        ),
      )
      expect(queuedTwice).toEqual([])
      const sent = mailServer.mails.map(({ messageId }) => messageId)
      console.log(
        `The ${victim} was killed ${ROUNDS} times: ${acknowledged.length} messages acknowledged, ${stored.length} stored; ` +
          `${new Set(sent).size} mails sent, ${sent.length - new Set(sent).size} of them once more`,
      )
    },
    ROUNDS * (30_000 + POSTS * 300) + 240_000, // mostly for mails, three per message, which have low priority
  )
})

/** https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[1] === String(parent)
      } catch {
        return false
      }
    })
    .map(Number)
}
