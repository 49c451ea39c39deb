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

const victims = {
  site: { killsSite: true, killsServer: false },
  'embedded database server': { killsSite: false, killsServer: true },
  'site and its embedded database server': { killsSite: true, killsServer: true },
}
type Victim = keyof typeof victims

describe.each<[string, boolean, Victim[]]>([
  ['a site on a database server', false, ['site']],
  [
    'a site with the embedded database',
    true,
    ['embedded database server', 'site', 'site and its embedded database server'],
  ],
])('submissions and mail delivery of %s', (site, isEmbedded, killed) => {
  let storage: SiteStorage
  let mailServer: MailServer
  let server: ServerProcess
  /** Messages acknowledged since the start of the site. */
  const acknowledged: Acknowledged[] = []
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

  async function kill(victim: Victim): Promise<void> {
    const { killsSite, killsServer } = victims[victim]
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

  it.each(killed)(
    'store each acknowledged message exactly once, and send its mails at least once, at kill -9 of the %s',
    async (victim) => {
      const storedBefore = acknowledged.length
      const sentBefore = mailServer.mails.length
      for (let round = 1; round <= ROUNDS; round++) {
        let dying = Promise.resolve()
        const deadly = acknowledged.length + POSTS * (0.1 + 0.8 * Math.random())
        await new Promise<void>((resolve, reject) => {
          let isDying = false
          const note = (message: Acknowledged) => {
            if (acknowledged.push(message) < deadly || isDying) return
            isDying = true
            dying = kill(victim)
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

      const stored = await storage.withDatabase((dataSource) =>
        dataSource.query<Acknowledged[]>('SELECT id, email FROM contact_messages'),
      )
      const inOrder = (messages: Acknowledged[]) => messages.map(({ id, email }) => `${id} ${email}`).sort()
      expect(acknowledged).toHaveLength(storedBefore + ROUNDS * POSTS)
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
      const sent = mailServer.mails.slice(sentBefore).map(({ messageId }) => messageId)
      console.log(
        `The ${victim} of ${site} was killed ${ROUNDS} times: ${ROUNDS * POSTS} messages acknowledged; ` +
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
