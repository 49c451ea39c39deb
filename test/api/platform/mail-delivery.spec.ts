import { generateKeyPairSync } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { simpleParser } from 'mailparser'
import type { SMTPServerOptions } from 'smtp-server'
import request from 'supertest'
import { createApp } from '../../../src/app.setup.js'
import type { Environment } from '../../../src/platform/config/environment.js'
import { startDatabaseServer } from '../../../src/platform/database/database-server.js'
import { MailDeliveryService } from '../../../src/platform/mail/delivery/mail-delivery.service.js'
import { MailWritersService } from '../../../src/platform/mail/delivery/mail-writers.service.js'
import { MailQueueService } from '../../../src/platform/mail/mail-queue.service.js'
import { contactMessage } from '../../support/contact-message.js'
import { allowLog } from '../../support/expected-log.js'
import { type MailServer, recipientOf, startMailServer } from '../../support/mail-server.js'
import { type MailingSite, startMailingSite } from '../../support/mailing-site.js'
import { siteLog } from '../../support/site-log.js'
import type { TestApp } from '../../support/test-app.js'

const HOUR_MS = 3_600_000

const writeGreetings = (app: TestApp['app']) =>
  app.get(MailWritersService).register('greeting', ({ subjectId }) =>
    Promise.resolve(
      subjectId === 'nobody'
        ? undefined
        : {
            subject: `Dobar dan, ${subjectId}`,
            text: 'Čujemo se.',
            html: '<p>Čujemo se.</p>',
            headers: {
              'List-Unsubscribe': '<https://example.com/>',
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            },
            replyTo: { name: 'Đurđa "Ć"\r\nBcc: other@example.com', address: 'djurdja@example.com' },
          },
    ),
  )

const start = async (overrides: Partial<Environment>): Promise<MailingSite> => {
  const site = await startMailingSite(overrides)
  writeGreetings(site.app)
  return site
}

const queue = ({ app, database }: MailingSite, ...names: string[]) =>
  database.transaction((manager) =>
    app.get(MailQueueService).add(
      manager,
      names.map((name) => ({ kind: 'greeting', subjectId: name, recipient: `${name}@example.com`, language: 'hr' })),
    ),
  )

describe('mail delivery', () => {
  let site: MailingSite
  let server: MailServer
  let port: number
  beforeAll(async () => {
    server = await startMailServer()
    port = server.port
    site = await start({ smtpUrl: server.url })
  })
  afterEach(async () => {
    await server.close()
    await site.database.query('DELETE FROM outgoing_mails')
  })
  afterAll(() => site.close())

  /** Restarts the SMTP server with other options. */
  const serve = async (options?: SMTPServerOptions) => {
    await server.close()
    server = await startMailServer(options, port)
  }

  describe('mail server that accepts mails', () => {
    beforeEach(() => serve())

    it('delays mails of a low-priority kind behind all others', async () => {
      const write = () => Promise.resolve({ subject: 'Novosti', text: 'x', html: '<p>x</p>' })
      site.app.get(MailWritersService).register('bulk', write, { waits: true })
      await site.database.transaction((manager) =>
        site.app.get(MailQueueService).add(
          manager,
          Array.from({ length: 12 }, (_, number) => ({
            kind: 'bulk',
            subjectId: 'x',
            recipient: `reader${number}@example.com`,
            language: 'hr' as const,
          })),
        ),
      )
      await queue(site, 'ana')
      await site.deliver()
      expect(server.mails).toHaveLength(13)
      expect(server.mails.slice(0, 5).map(recipientOf)).toContain('ana@example.com')
    })

    it('sends each mail once, complete, and marks it as sent', async () => {
      await queue(site, 'ana', 'ivo')
      await site.deliver()
      await site.deliver()
      expect(server.mails.map(recipientOf).sort()).toEqual(['ana@example.com', 'ivo@example.com'])
      const [mail] = server.mails.filter(({ subject }) => subject === 'Dobar dan, ana')
      expect(mail).toMatchObject({ text: 'Čujemo se.', html: '<p>Čujemo se.</p>' })
      expect(mail!.from!.value).toEqual([{ name: 'Biorezonanca', address: 'info@example.com' }])
      const [first] = await site.mails()
      expect(first).toMatchObject({ attempts: 1, lastError: null, sentAt: expect.any(Date), givenUpAt: null })
      expect(first!.keptAsFile).toBe(false)
      expect(mail!.messageId).toBe(first!.messageId)
      expect(mail!.date).toEqual(new Date(Math.floor(first!.createdAt.getTime() / 1000) * 1000))
    })

    it('prevents header injection through names', async () => {
      await queue(site, 'ana')
      await site.deliver()
      const [mail] = server.mails
      expect(mail!.replyTo!.value).toMatchObject([{ address: 'djurdja@example.com' }])
      expect(mail!.bcc).toBeUndefined()
      expect(server.sources[0]).not.toMatch(/^Bcc:/im)
    })

    it('shows text that looks like an encoded word as it was typed', async () => {
      const typed = '=?utf-8?q?=0d=0aBcc:_x@evil.example?='
      await site.database.transaction((manager) =>
        site.app
          .get(MailQueueService)
          .add(manager, [{ kind: 'greeting', subjectId: typed, recipient: 'ana@example.com', language: 'hr' }]),
      )
      await site.deliver()
      const [mail] = server.mails
      expect(mail!.subject!.replaceAll('\u200b', '')).toBe(`Dobar dan, ${typed}`)
      expect(server.sources[0]).not.toContain('evil.example')
    })

    it('drops mails that became obsolete', async () => {
      await queue(site, 'nobody')
      await site.deliver()
      expect(await site.mails()).toEqual([])
      expect(server.mails).toEqual([])
    })

    it('sends no mail of a transaction that rolled back', async () => {
      const failing = site.database.transaction(async (manager) => {
        const mail = { kind: 'greeting', subjectId: 'ana', recipient: 'ana@example.com', language: 'hr' as const }
        await site.app.get(MailQueueService).add(manager, [mail])
        throw new Error('The lead could not be stored')
      })
      await expect(failing).rejects.toThrow('could not be stored')
      await site.deliver()
      expect(server.mails).toEqual([])
    })
  })

  describe('mail server that rejects mails', () => {
    beforeEach(() => allowLog(/^warn \[mail\] Delivery failed for mail greeting/))

    it('retries with backoff during an outage, and delivers within an hour after it', async () => {
      await server.close()
      await queue(site, 'ana', 'ivo', 'iva')
      await site.deliver()
      const [waiting] = await site.mails()
      expect(waiting).toMatchObject({ attempts: 1, sentAt: null, givenUpAt: null })
      expect(waiting!.lastError).toMatch(/ECONNREFUSED/)
      expect(waiting!.nextAttemptAt.getTime() - Date.now()).toBeLessThan(40_000)
      for (let minutes = 0; minutes < 60; minutes += 10) {
        await site.pass(HOUR_MS / 6)
        await site.deliver()
      }
      expect((await site.mails()).map(({ sentAt, givenUpAt }) => sentAt ?? givenUpAt)).toEqual([null, null, null])
      await serve()
      await site.pass(HOUR_MS)
      await site.deliver()
      expect(server.mails.map(recipientOf).sort()).toEqual(['ana@example.com', 'iva@example.com', 'ivo@example.com'])
      expect(server.mails.map(({ messageId }) => messageId)).toContain(waiting!.messageId)
    })

    it.each([
      ['later (451)', 451, null],
      ['never (550)', 550, expect.any(Date)],
    ])('keeps mails, and gives up only on the response %s', async (_word, responseCode, givenUpAt) => {
      await serve({
        onRcptTo(_address, _session, callback) {
          callback(Object.assign(new Error('No mail for you'), { responseCode }))
        },
      })
      await queue(site, 'ana')
      await site.deliver()
      expect(await site.mails()).toMatchObject([{ attempts: 1, sentAt: null, givenUpAt }])
      expect((await site.mails())[0]!.lastError).toContain('No mail for you')
    })

    it('gives up after four days', async () => {
      await serve({
        onMailFrom(_address, _session, callback) {
          callback(Object.assign(new Error('Busy'), { responseCode: 451 }))
        },
      })
      await queue(site, 'ana')
      for (let day = 0; day < 6; day++) {
        await site.deliver()
        await site.pass(24 * HOUR_MS)
      }
      expect(await site.mails()).toMatchObject([{ attempts: 5, sentAt: null, givenUpAt: expect.any(Date) }])
    })

    it('resends after a broken connection with the same Message-ID', async () => {
      await serve({ onData: (stream) => stream.once('data', () => server.cutOff()).resume() })
      await queue(site, 'ana')
      await site.deliver()
      const [first] = await site.mails()
      expect(first).toMatchObject({ attempts: 1, sentAt: null, givenUpAt: null })
      await serve()
      await site.pass(HOUR_MS)
      await site.deliver()
      const [second] = await site.mails()
      expect(second).toMatchObject({ attempts: 2, sentAt: expect.any(Date), messageId: first!.messageId })
    })

    it('marks sent mails while the attempt for another one of the batch hangs', async () => {
      let release = () => {}
      await serve({
        onRcptTo({ address }, _session, callback) {
          if (address === 'ivo@example.com') release = () => callback()
          else callback()
        },
      })
      await queue(site, 'ana', 'ivo')
      const delivered = site.app.get(MailDeliveryService).deliver()
      const isSent = async (recipient: string) =>
        (await site.mails()).some((mail) => mail.recipient === recipient && mail.sentAt)
      while (!(await isSent('ana@example.com'))) await wait(50)
      expect(await isSent('ivo@example.com')).toBe(false)
      release()
      await delivered
      expect(await isSent('ivo@example.com')).toBe(true)
    })

    it('sends no mail that was held or erased while letters were written', async () => {
      await serve()
      site.app.get(MailWritersService).register('late', async ({ id, subjectId }) => {
        const change = subjectId === 'held' ? 'UPDATE outgoing_mails SET held = true' : 'DELETE FROM outgoing_mails'
        await site.database.query(`${change} WHERE id = $1`, [id])
        return { subject: 'Prekasno', text: 'x', html: '<p>x</p>' }
      })
      await site.database.transaction((manager) =>
        site.app.get(MailQueueService).add(
          manager,
          ['held', 'erased'].map((subjectId) => ({
            kind: 'late',
            subjectId,
            recipient: 'ana@example.com',
            language: 'hr' as const,
          })),
        ),
      )
      await site.app.get(MailDeliveryService).deliver()
      expect(server.mails).toEqual([])
      expect(await site.mails()).toMatchObject([{ subjectId: 'held', attempts: 0, sentAt: null }])
    })

    it('delays neither visitors nor shutdown while the server hangs', async () => {
      await serve({ onMailFrom: () => undefined })
      await queue(site, 'ana')
      let isDelivering = true
      void site.app
        .get(MailDeliveryService)
        .deliver()
        .finally(() => (isDelivering = false))
      const message = contactMessage({ name: 'Ana' })
      await request(site.http).post('/api/contact').send(message).expect(201)
      expect(isDelivering).toBe(true)
      await site.app.get(MailDeliveryService).beforeApplicationShutdown()
      const [waiting] = await site.mails()
      expect(waiting).toMatchObject({ sentAt: null, givenUpAt: null })
      expect(waiting!.nextAttemptAt.getTime()).toBeLessThanOrEqual(Date.now())
    })
  })
})

describe('mail delivery, with a server that requires authentication', () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })

  it('uses TLS, the password and a DKIM signature', async () => {
    const tls: boolean[] = []
    const server = await startMailServer({
      disabledCommands: [],
      authOptional: false,
      onAuth({ username, password }, { secure }, callback) {
        tls.push(secure)
        if (username === 'site' && password === 'p@ss:word') callback(null, { user: username })
        else callback(new Error('Who is that?'))
      },
    })
    const url = `smtp://site:p%40ss%3Aword@127.0.0.1:${server.port}?tls.rejectUnauthorized=false`
    const site = await start({ smtpUrl: url, dkim: { privateKey, selector: 'mail' } })
    await queue(site, 'ana')
    await site.deliver()
    expect(tls).toEqual([true])
    expect(server.sources[0]).toMatch(/^DKIM-Signature: v=1; a=rsa-sha256;[^]*? d=example\.com;[^]*? s=mail;/m)
    const signed = /^DKIM-Signature:[^]*?\sh=([^;]+)/m.exec(server.sources[0]!)![1]!
    const names = signed.toLowerCase().replace(/\s/g, '').split(':')
    expect(names).toEqual(expect.arrayContaining(['from', 'to', 'subject', 'date', 'message-id', 'reply-to']))
    expect(names).toEqual(expect.arrayContaining(['list-unsubscribe', 'list-unsubscribe-post']))
    await site.close()
    await server.close()
  })
})

describe('mail delivery without a server', () => {
  it('writes files that mail programs open and other users cannot read', async () => {
    const site = await start({ smtpUrl: undefined })
    await queue(site, 'ana')
    await site.deliver()
    const directory = join(site.environment.dataDir, 'mail')
    const [file, ...others] = readdirSync(directory)
    expect(others).toEqual([])
    expect(file).toMatch(/^\d{4}-\d\d-\d\dT.*\.eml$/)
    expect(statSync(join(directory, file!)).mode & 0o777).toBe(0o600)
    const mail = await simpleParser(readFileSync(join(directory, file!)))
    expect(mail.subject).toBe('Dobar dan, ana')
    expect(await site.mails()).toMatchObject([{ sentAt: expect.any(Date), keptAsFile: true }])
    await site.close()
  })
})

describe('mail delivery, with two processes on one database', () => {
  it('sends each mail from one of them', async () => {
    const server = await startMailServer()
    const site = await start({ smtpUrl: server.url })
    const other = await createApp(site.environment, await startDatabaseServer(site.environment), siteLog)
    await other.init()
    writeGreetings(other)
    const names = Array.from({ length: 40 }, (_, index) => `ana${index}`)
    await queue(site, ...names)
    await Promise.all([site.app.get(MailDeliveryService).deliver(), other.get(MailDeliveryService).deliver()])
    await site.deliver()
    expect((await site.mails()).every(({ attempts }) => attempts === 1)).toBe(true)
    await other.close()
    await site.close()
    await server.close()
    expect(server.mails.map(recipientOf).sort()).toEqual(names.map((name) => `${name}@example.com`).sort())
  })
})
