import request, { type Response } from 'supertest'
import { Environment } from '../../../src/platform/config/environment.js'
import { contactMessage } from '../../support/contact-message.js'
import { type Receiver, startReceiver } from '../../support/receiver.js'
import { owner, startTestAdmin } from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'
import { createTestDatabase, type TestDatabase } from '../../support/test-database.js'
import { until } from '../../support/until.js'

const { TEST_DATABASE_URL: serverUrl, TEST_TEMPLATE: template } = process.env

const FIRST = 'the first secret of this installation'
const SECOND = 'the second secret of this installation'

describe('replacing SESSION_SECRET', () => {
  let database: TestDatabase
  let receiver: Receiver
  let oldSession: string
  let renewedSession: string
  let webhookSecret: string
  let site: TestApp
  beforeAll(async () => {
    database = await createTestDatabase(serverUrl!, template)
    receiver = await startReceiver()
    site = await startWith(FIRST)
    oldSession = sessionOf(await request(site.http).post('/api/admin/session').send(owner).expect(200))
    const { body } = await request(site.http)
      .post('/api/admin/webhooks')
      .set('Cookie', oldSession)
      .send({ url: receiver.url, events: ['contact.received'] })
      .expect(201)
    webhookSecret = body.secret
    await site.close()

    site = await startWith(`${SECOND}, ${FIRST}`)
    renewedSession = sessionOf(await readSession(oldSession).expect(200))
    await site.close()

    site = await startWith(SECOND)
  }, 120_000)
  afterAll(async () => {
    await site.close()
    await receiver.close()
    await database.drop()
  })

  const startWith = (secrets: string) => {
    const { sessionSecrets } = Environment.read({ SESSION_SECRET: secrets })
    return startTestAdmin({ databaseUrl: database.url, sessionSecrets, webhookPrivateAddresses: true })
  }
  const sessionOf = ({ headers }: Response) =>
    (headers['set-cookie'] as unknown as string[]).map((cookie) => cookie.split(';')[0]!).join('; ')
  const readSession = (cookie: string) => request(site.http).get('/api/admin/session').set('Cookie', cookie)

  it('keeps sessions that were used while both secrets were set', async () => {
    await readSession(renewedSession).expect(200)
  })

  it('ends sessions signed only with the old secret', async () => {
    await readSession(oldSession).expect(401)
  })

  it('keeps the signing secrets of webhooks', async () => {
    await request(site.http)
      .post('/api/contact')
      .send(contactMessage({ name: 'Ana' }))
      .expect(201)
    await until(() => receiver.received.length > 0)
    receiver.verify(webhookSecret)
  })
})
