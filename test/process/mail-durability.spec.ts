import { type MailServer, recipientOf, startMailServer } from '../support/mail-server.js'
import { sendUntilItDies } from '../support/posting.js'
import { startServer } from '../support/server-process.js'
import { siteStorage } from '../support/site-storage.js'

const ROUNDS = Number(process.env.DURABILITY_ROUNDS ?? 3)
const SENDERS = 2
/** How long a mail is the own of a process that was killed. */
const TAKEN_SECONDS = 300

describe('kill -9 during posts and while their mails go out', () => {
  const storage = siteStorage()
  let mailServer: MailServer
  beforeAll(async () => {
    mailServer = await startMailServer()
  })
  afterAll(() => mailServer.close())

  const start = () => startServer({ ...storage.variables, RATE_LIMIT_SCALE: '0', SMTP_URL: mailServer.url })
  /** As if the killed process had been gone for so long that others may take what it had. */
  const release = () =>
    storage.withDatabase((dataSource) =>
      dataSource.query(`UPDATE outgoing_mails SET next_attempt_at = next_attempt_at - make_interval(secs => $1)`, [
        TAKEN_SECONDS,
      ]),
    )

  it(
    'stores each acknowledged message once, and sends its mails at least once',
    async () => {
      const acknowledged: string[] = []
      for (let round = 0; round < ROUNDS; round++) {
        const server = await start()
        const senders = Array.from({ length: SENDERS }, () => sendUntilItDies(server, acknowledged))
        // Long enough for mails to be on their way, which begins a second after the post.
        await new Promise((resolve) => setTimeout(resolve, 1500 + 2000 * Math.random()))
        await server.kill('SIGKILL')
        await Promise.all(senders)
      }
      await release()
      const server = await start()
      await untilNothingArrives()
      await server.kill('SIGTERM')

      const stored = await storage.withDatabase((dataSource) =>
        dataSource.query<{ id: string; email: string }[]>('SELECT id, email FROM contact_messages'),
      )
      const ids = stored.map(({ id }) => id)
      expect(acknowledged.length).toBeGreaterThan(ROUNDS * SENDERS)
      expect(acknowledged.filter((id) => !ids.includes(id))).toEqual([])
      const [told, confirmed] = [toldOf(), new Set(mailServer.mails.map(recipientOf))]
      expect(stored.filter(({ id, email }) => !told.has(id) || !confirmed.has(email))).toEqual([])
      const sent = mailServer.mails.map(({ messageId }) => messageId)
      console.log(
        `${ROUNDS} times killed: ${acknowledged.length} posts acknowledged, ${ids.length} stored, ` +
          `${new Set(sent).size} mails sent, ${sent.length - new Set(sent).size} of them twice`,
      )
    },
    ROUNDS * 60_000 + 120_000,
  )

  /** The leads that staff have been told of. */
  const toldOf = () =>
    new Set(mailServer.mails.flatMap(({ text }) => /contact-messages\/([\w-]{36})/.exec(text ?? '')?.[1] ?? []))

  /** The worker looks for mails every two seconds. */
  const untilNothingArrives = async () => {
    for (let before = -1; before < mailServer.mails.length;) {
      before = mailServer.mails.length
      await new Promise((resolve) => setTimeout(resolve, 8000))
    }
  }
})
