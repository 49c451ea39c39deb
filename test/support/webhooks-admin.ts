import request from 'supertest'
import { OutboxService } from '../../src/platform/outbox/outbox.service.js'
import { WebhookDeliveryService } from '../../src/webhooks/deliveries/webhook-delivery.service.js'
import { contactMessage } from './contact-message.js'
import { type MailingSite, startMailingSite } from './mailing-site.js'
import { type Receiver, startReceiver } from './receiver.js'
import { type Agent, owner, signIn } from './staff.js'

export const webhooksPath = '/api/admin/webhooks'

export const message = contactMessage()

export interface Endpoint {
  id: string
  version: number
  secret: string
  url: string
}

export interface Delivery {
  id: string
  messageId: string
  type: string
  state: string
  attempts: number
  status: number | null
  fault: string | null
  body: string
  answer: string | null
  nextAttemptAt: string | null
  log: object[]
}

/** Starts the application with an administrator, and a new webhook receiver for each test. */
export function webhooksAdmin() {
  let site: MailingSite
  let agent: Agent
  let receiver: Receiver
  beforeAll(async () => {
    site = await startMailingSite({ webhookPrivateAddresses: true })
    agent = await signIn(site, owner)
  })
  beforeEach(async () => {
    receiver = await startReceiver()
  })
  afterEach(async () => {
    await site.database.query('DELETE FROM webhook_endpoints')
    await receiver.close()
  })
  afterAll(() => site.close())

  const tellAndSend = async () => {
    await site.app.get(OutboxService).dispatchPending()
    await site.app.get(WebhookDeliveryService).deliver()
  }
  return {
    get site() {
      return site
    },
    get agent() {
      return agent
    },
    get receiver() {
      return receiver
    },
    create: async (events: string[], url = receiver.url) =>
      (await agent.post(webhooksPath).send({ url, events }).expect(201)).body as Endpoint,
    read: async ({ id }: Endpoint) =>
      (await agent.get(`${webhooksPath}/${id}`).expect(200)).body as Record<string, unknown> & { version: number },
    log: async ({ id }: Endpoint) =>
      ((await agent.get(`${webhooksPath}/${id}/deliveries`).expect(200)).body as { items: Delivery[] }).items,
    details: async ({ id }: Endpoint, delivery: Delivery) =>
      (await agent.get(`${webhooksPath}/${id}/deliveries/${delivery.id}`).expect(200)).body as Delivery,
    post: async (path: string, body: object) =>
      (await request(site.http).post(path).send(body).expect(201)).body as { id: string; receivedAt: string },
    /** Dispatches all events and sends what is due. */
    deliver: async () => {
      await tellAndSend()
      // Includes work of a run that was in progress when this one began.
      await tellAndSend()
    },
    /** Backdates deliveries, as if this time had passed. */
    pass: (milliseconds: number) =>
      site.database.query(
        `WITH later AS (
           UPDATE webhook_endpoints SET failing_since = failing_since - make_interval(secs => $1),
             previous_secret_until = previous_secret_until - make_interval(secs => $1)
         )
         UPDATE webhook_deliveries SET next_attempt_at = next_attempt_at - make_interval(secs => $1),
           created_at = created_at - make_interval(secs => $1)`,
        [milliseconds / 1000],
      ),
    move: (id: string, status: string, version: number) =>
      agent.patch(`/api/admin/contact-messages/${id}`).set('If-Match', `"${version}"`).send({ status }).expect(200),
  }
}
