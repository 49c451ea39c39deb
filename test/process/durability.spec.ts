import { type MailServer, recipientOf, startMailServer } from '../support/mail-server.js'
import { type Acknowledged, sendUntilAcknowledged } from '../support/posting.js'
import { type PostgresServer, startPostgresServer } from '../support/postgres-server.js'
import { killServers, type ServerProcess, startServer } from '../support/server-process.js'
import { createSiteStorage, type SiteStorage } from '../support/site-storage.js'

// `npm run durability` asks for twenty rounds of a thousand.
const ROUNDS = Number(process.env.DURABILITY_ROUNDS ?? 2)
const POSTS = Number(process.env.DURABILITY_POSTS ?? 120)
const SENDERS = 4
/** Who hears of each message beside the mailbox that staff share. */
const colleague = 'iva@example.com'
/** How long a mail is the own of a process that was killed. */
const TAKEN_SECONDS = 300

type Victim = 'site' | 'database'
const victims: Victim[] = process.env.TEST_DATABASE_URL ? ['site', 'database'] : ['site']

describe.each(victims)('kill -9 of the %s during posts and while their mails go out', (victim) => {
  let postgres: PostgresServer | undefined
  let storage: SiteStorage
  let mailServer: MailServer
  beforeAll(async () => {
    // of its own: who kills the server of all tests takes their databases away
    postgres = victim === 'database' ? await startPostgresServer() : undefined
    storage = await createSiteStorage(postgres ? 'empty' : 'migrated', postgres?.url)
    mailServer = await startMailServer()
    await storage.withDatabase(async (dataSource) => {
      await dataSource.runMigrations()
      await dataSource.query(
        `INSERT INTO users (email, password_hash, role, leads_by_mail) VALUES ($1, 'none that opens', 'staff', 'atOnce')`,
        [colleague],
      )
    })
  })
  afterAll(async () => {
    killServers()
    await mailServer.close()
    await storage.remove()
    await postgres?.close()
  })

  const start = () => startServer({ ...storage.variables, RATE_LIMIT_SCALE: '0', SMTP_URL: mailServer.url })
  const kill: Record<Victim, (server: ServerProcess) => Promise<ServerProcess>> = {
    async site(server) {
      await server.kill('SIGKILL')
      return start()
    },
    async database(server) {
      await postgres!.crash()
      await postgres!.restart()
      return server
    },
  }
  /** As if the killed process had been gone for so long that others may take what it had. */
  const release = () =>
    storage.withDatabase((dataSource) =>
      dataSource.query(`UPDATE outgoing_mails SET next_attempt_at = next_attempt_at - make_interval(secs => $1)`, [
        TAKEN_SECONDS,
      ]),
    )
  /** The leads that these mails tell of. */
  const toldOf = (mails: MailServer['mails']) =>
    new Set(mails.flatMap(({ text }) => /contact-messages\/([\w-]{36})/.exec(text ?? '')?.[1] ?? []))
  /** The worker looks for mails every two seconds. */
  const untilNothingArrives = async () => {
    for (let before = -1; before < mailServer.mails.length;) {
      before = mailServer.mails.length
      await new Promise((resolve) => setTimeout(resolve, 8000))
    }
  }

  it(
    'stores each acknowledged message exactly once, and sends its mails at least once',
    async () => {
      const acknowledged: Acknowledged[] = []
      let server = await start()
      for (let round = 1; round <= ROUNDS; round++) {
        const deadly = acknowledged.length + POSTS * (0.1 + 0.8 * Math.random())
        await new Promise<void>((resolve, reject) => {
          let isDying = false
          const note = (message: Acknowledged) => {
            if (acknowledged.push(message) < deadly || isDying) return
            isDying = true
            kill[victim](server).then((next) => (server = next), reject)
          }
          const senders = Array.from({ length: SENDERS }, () =>
            sendUntilAcknowledged(() => server, POSTS / SENDERS, note),
          )
          Promise.all(senders).then(() => resolve(), reject)
        })
      }
      await server.kill('SIGTERM')
      await release()
      server = await start()
      await untilNothingArrives()
      await server.kill('SIGTERM')

      const stored = await storage.withDatabase((dataSource) =>
        dataSource.query<Acknowledged[]>('SELECT id, email FROM contact_messages'),
      )
      const inOrder = (messages: Acknowledged[]) => messages.map(({ id, email }) => `${id} ${email}`).sort()
      expect(acknowledged).toHaveLength(ROUNDS * POSTS)
      expect(inOrder(stored)).toEqual(inOrder(acknowledged))
      const confirmed = new Set(mailServer.mails.map(recipientOf))
      const shared = toldOf(mailServer.mails.filter((mail) => recipientOf(mail) !== colleague))
      const own = toldOf(mailServer.mails.filter((mail) => recipientOf(mail) === colleague))
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
    ROUNDS * (30_000 + POSTS * 300) + 240_000, // of which most is for mails, three a message, which are sent at leisure
  )
})
