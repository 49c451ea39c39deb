import request from 'supertest'
import { createApp } from '../../../src/app.setup.js'
import { startDatabaseServer } from '../../../src/platform/database/database-server.js'
import { OutboxService } from '../../../src/platform/outbox/outbox.service.js'
import { WebhookDeliveryService } from '../../../src/webhooks/deliveries/webhook-delivery.service.js'
import { startMailingSite } from '../../support/mailing-site.js'
import { startReceiver } from '../../support/receiver.js'
import { siteLog } from '../../support/site-log.js'
import { owner, signIn } from '../../support/staff.js'
import { message, webhooksPath } from '../../support/webhooks-admin.js'

describe('webhooks, with two processes on one database', () => {
  it('sends each delivery from one of them', async () => {
    const receiver = await startReceiver()
    const site = await startMailingSite({ webhookPrivateAddresses: true })
    const other = await createApp(site.environment, await startDatabaseServer(site.environment), siteLog)
    await other.init()
    const agent = await signIn(site, owner)
    await agent
      .post(webhooksPath)
      .send({ url: receiver.url, events: ['contact.received'] })
      .expect(201)
    const ids: string[] = []
    for (let count = 0; count < 40; count++) {
      const { body } = await request(site.http).post('/api/contact').send(message).expect(201)
      ids.push((body as { id: string }).id)
    }
    await site.app.get(OutboxService).dispatchPending()
    const workers = [site.app.get(WebhookDeliveryService), other.get(WebhookDeliveryService)]
    while (receiver.received.length < 40) await Promise.all(workers.map((worker) => worker.deliver()))
    await Promise.all(workers.map((worker) => worker.deliver()))
    const told = receiver.received.map(({ body }) => (JSON.parse(body) as { data: { id: string } }).data.id)
    expect(told.sort()).toEqual(ids.sort())
    await other.close()
    await site.close()
    await receiver.close()
  })
})
