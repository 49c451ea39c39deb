import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OpenAPIObject } from '@nestjs/swagger'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { Webhook } from 'standardwebhooks'
import request from 'supertest'
import { AnswerDeadlinesService } from '../../../src/leads/deadlines/answer-deadlines.service.js'
import { OutboxService } from '../../../src/platform/outbox/outbox.service.js'
import { WebhookDeliveryService } from '../../../src/webhooks/deliveries/webhook-delivery.service.js'
import { TEST_EVENT, webhookEventTypes } from '../../../src/webhooks/webhook-events.js'
import { closeObjects } from '../../support/documented-answers.js'
import { freeTime } from '../../support/free-time.js'
import { guideExamples } from '../../support/guide-examples.js'
import { type MailingSite, releaseHeld, startMailingSite } from '../../support/mailing-site.js'
import { possibleWish } from '../../support/possible-wish.js'
import { type Received, type Receiver, startReceiver } from '../../support/receiver.js'
import { owner, signIn } from '../../support/staff.js'

const GUIDE = '9-webhooks'
const api = '/api/admin/webhooks'
const person = { email: 'ana@example.com', phone: '+385 1 555 0199' }

interface Operation {
  parameters: { name: string; schema: { pattern: string } }[]
  requestBody: { content: { 'application/json': { schema: object } } }
}

interface Case {
  secret: string
  headers: Record<string, string>
  body: string
}

/** Examples with their caller: test cases as JSON in, messages out, null for a rejected one. */
const languages = [
  {
    name: 'js',
    command: process.execPath,
    file: 'verify.mjs',
    call: `
const attempt = ({ secret, headers, body }) => {
  try { return verify(secret, headers, body) } catch { return null }
}
console.log(JSON.stringify(JSON.parse(process.argv[2]).map(attempt)))`,
  },
  {
    name: 'python',
    command: 'python3',
    file: 'verify.py',
    call: `
import sys
def attempt(case):
    try:
        return verify(case["secret"], case["headers"], case["body"].encode())
    except Exception:
        return None
print(json.dumps([attempt(case) for case in json.loads(sys.argv[1])]))`,
  },
  {
    name: 'php',
    command: 'php',
    file: 'verify.php',
    call: `
$attempt = function ($case) {
    try { $message = verify($case['secret'], $case['headers'], $case['body']); } catch (Throwable) { return null; }
    return ['data' => (object) $message['data']] + $message;
};
echo json_encode(array_map($attempt, json_decode($argv[1], true)));`,
  },
]

const isThere = (command: string) => spawnSync(command, ['--version']).status === 0

describe('webhook message', () => {
  const directory = mkdtempSync(join(tmpdir(), 'biorezonanca-guide-'))
  let site: MailingSite
  let receiver: Receiver
  let described: Record<string, { post: Operation }>
  let secrets: { old: string; current: string }
  const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }))

  beforeAll(async () => {
    receiver = await startReceiver()
    site = await startMailingSite({ webhookPrivateAddresses: true })
    const agent = await signIn(site, owner)
    const { body: endpoint } = await agent.post(api).send({ url: receiver.url, events: webhookEventTypes }).expect(201)
    const { id, secret: old } = endpoint as { id: string; secret: string }
    const { body: rotated } = await agent.post(`${api}/${id}/rotate-secret`).expect(200)
    secrets = { old, current: (rotated as { secret: string }).secret }
    const post = (path: string, form: object) =>
      request(site.http)
        .post(path)
        .send({ ...person, ...form })
        .expect(201)
    const { body: lead } = await post('/api/contact', { name: 'Ana', subject: 'general', message: 'Đurđica čeka' })
    await post('/api/franchise-inquiry', { firstName: 'Ana', lastName: 'Perić', preferredLocation: 'Osijek' })
    await post('/api/appointment-request', {
      service: 'Ponovljeno testiranje',
      location: 'zagreb',
      forWhom: 'self',
      name: 'Ana',
      wishes: [await possibleWish(site, 'zagreb')],
    })
    for (const change of [{ status: 'cancelled' }, { status: 'noShow', confirmed: true }]) {
      const { body } = await post('/api/bookings', { ...(await freeTime(site)), name: 'Ana' })
      const { id, start } = body as { id: string; start: string }
      await agent
        .post(`/api/admin/bookings/${id}/move`)
        .set('If-Match', '"1"')
        .send({ start: new Date(Date.parse(start) + 2 * 3_600_000).toISOString() })
        .expect(200)
      await agent.patch(`/api/admin/bookings/${id}`).set('If-Match', '"2"').send(change).expect(200)
    }
    await agent
      .patch(`/api/admin/contact-messages/${(lead as { id: string }).id}`)
      .set('If-Match', '"1"')
      .send({ status: 'inProgress' })
      .expect(200)
    await request(site.http).post('/api/newsletter').send({ email: person.email }).expect(202)
    await site.database.query(
      `WITH confirmed AS (UPDATE newsletter_subscribers SET confirmed_at = now() RETURNING id)
       INSERT INTO outbox_events (type, subject_id) SELECT 'newsletter.confirmed', id::text FROM confirmed`,
    )
    const deliver = async () => {
      for (let round = 0; round < 2; round++) {
        await site.app.get(OutboxService).dispatchPending()
        await site.app.get(WebhookDeliveryService).deliver()
      }
    }
    await releaseHeld(site.database)
    await deliver()
    await site.database.query('UPDATE answer_deadlines SET alert_at = now()')
    await site.app.get(AnswerDeadlinesService).announce()
    await deliver()
    await agent.post(`${api}/${id}/test`).expect(200)

    const { body } = await request(site.http).get('/api/openapi.json').expect(200)
    const document = body as OpenAPIObject
    described = document.webhooks as unknown as typeof described
    closeObjects(document.components!.schemas!)
    ajv.addSchema(document, 'api')
  })
  afterAll(async () => {
    await site.close()
    await receiver.close()
    rmSync(directory, { recursive: true })
  })

  const faultsOf = (message: unknown): unknown[] => {
    const { type } = message as { type: string }
    const { schema } = described[type]!.post.requestBody.content['application/json']
    const validate = ajv.compile({ $ref: `api${(schema as { $ref: string }).$ref}` })
    validate(message)
    return validate.errors ?? []
  }

  it('is documented exactly as it is sent', () => {
    const types = [...webhookEventTypes, TEST_EVENT].sort()
    expect(Object.keys(described).sort()).toEqual(types)
    const messages = receiver.received.map(({ body }) => JSON.parse(body) as { type: string })
    expect([...new Set(messages.map(({ type }) => type))].sort()).toEqual(types)
    for (const message of messages) expect({ message, faults: faultsOf(message) }).toEqual({ message, faults: [] })
  })

  it('has the documented headers and no others except those of HTTP', () => {
    const usual = ['content-type', 'content-length', 'host', 'connection', 'user-agent']
    for (const { headers, body } of receiver.received) {
      const { parameters } = described[(JSON.parse(body) as { type: string }).type]!.post
      const names = parameters.map(({ name }) => name.toLowerCase())
      expect(Object.keys(headers).sort()).toEqual([...usual, ...names].sort())
      for (const { name, schema } of parameters)
        expect(headers[name.toLowerCase()]).toMatch(new RegExp(schema.pattern, 'u'))
    }
  })

  it('matches the example in the guide', () => {
    const [example = ''] = guideExamples(GUIDE, 'http')
    expect(faultsOf(JSON.parse(example.slice(example.indexOf('{'))))).toEqual([])
  })

  describe.each(languages)('verification by the example in $name', ({ name, command, file, call }) => {
    const tried = isThere(command) ? it : it.skip
    const verified = (cases: Case[]) => {
      const path = join(directory, file)
      writeFileSync(path, guideExamples(GUIDE, name)[0]! + call)
      const { stdout, stderr } = spawnSync(command, [path, JSON.stringify(cases)], { encoding: 'utf8' })
      return JSON.parse(stdout || stderr) as unknown[]
    }
    const of = ({ headers, body }: Received, change: Partial<Case> = {}): Case => ({
      secret: secrets.current,
      headers,
      body,
      ...change,
    })

    tried('accepts each message, signed with either secret during a rotation', () => {
      const cases = receiver.received.flatMap((message) => [of(message), of(message, { secret: secrets.old })])
      expect(cases.length).toBeGreaterThan(8)
      expect(verified(cases)).toEqual(cases.map(({ body }) => JSON.parse(body) as unknown))
    })

    tried('rejects everything else', () => {
      const message = receiver.received[0]!
      const { headers, body } = message
      const signature = headers['webhook-signature']!.split(' ')[0]!
      const signedAt = (seconds: number) => {
        const at = new Date(Date.now() + seconds * 1000)
        const sign = new Webhook(secrets.current).sign(headers['webhook-id']!, at, body)
        const timestamp = String(Math.floor(at.getTime() / 1000))
        return { ...headers, 'webhook-timestamp': timestamp, 'webhook-signature': sign }
      }
      const without = (header: string) => ({ headers: { ...headers, [header]: undefined as unknown as string } })
      const withSignature = (value: string) => ({ headers: { ...headers, 'webhook-signature': value } })
      const wrong: Partial<Case>[] = [
        { body: body.replace('"type":', '"type": ') },
        { body: `${body} ` },
        { body: '' },
        { secret: `whsec_${'A'.repeat(43)}=` },
        { headers: { ...headers, 'webhook-id': receiver.received.at(-1)!.headers['webhook-id']! } },
        { headers: { ...headers, 'webhook-timestamp': String(Number(headers['webhook-timestamp']) + 1) } },
        { headers: signedAt(-301) },
        { headers: signedAt(330) },
        ...['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(without),
        ...['', ' ', 'v1,', signature.slice(0, -1), signature.replace('v1', 'v2'), `${signature}=`, 'č'.repeat(47)].map(
          withSignature,
        ),
      ]
      const right = [of(message), of(message, { headers: signedAt(-290) })]
      const parsed: unknown = JSON.parse(body)
      expect(verified([...right, ...wrong.map((change) => of(message, change))])).toEqual([
        parsed,
        parsed,
        ...wrong.map(() => null),
      ])
    })
  })
})
