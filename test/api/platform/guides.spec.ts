import { execFile, spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { promisify } from 'node:util'
import request from 'supertest'
import { addKey, program } from '../../support/api-keys.js'
import { contactMessage } from '../../support/contact-message.js'
import { freeTime } from '../../support/free-time.js'
import { guideExamples } from '../../support/guide-examples.js'
import { startTestAdmin } from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'

const run = promisify(execFile)
const guides = readdirSync('src/platform/http/api-docs/guides').map((file) => file.replace('.md', ''))
const examples = guides.flatMap((guide) => guideExamples(guide, 'sh').map((code, index) => ({ guide, index, code })))

/** Fails on an error response. */
const CURL = 'curl() { command curl --silent --show-error --fail-with-body "$@"; }'

const hasCurl = spawnSync('curl', ['--version']).status === 0

describe('guide examples', () => {
  let site: TestApp
  let url: string
  let variables: Record<string, string>
  beforeAll(async () => {
    site = await startTestAdmin()
    url = site.url
    const message = contactMessage({ name: 'Ana' })
    const { body: receipt } = await request(site.http).post('/api/contact').send(message).expect(201)
    const { key } = await addKey(site)
    const { body: page } = await program(site.http, { key }).get('/api/leads').expect(200)
    const { id } = receipt as { id: string }
    const visit = { ...(await freeTime(site)), name: 'Ana', email: 'ana@example.com' }
    const { body: booking } = await request(site.http).post('/api/bookings').send(visit).expect(201)
    const { service, start } = (await freeTime(site)) as { service: string; start: string }
    const day = start.slice(0, 10)
    variables = {
      KEY: key,
      ID: id,
      CURSOR: (page as { nextCursor: string }).nextCursor,
      SERVICE: service,
      START: start,
      FROM: day,
      TO: day,
      BOOKING: (booking as { id: string }).id,
    }
  })
  afterAll(() => site.close())

  it('covers more than the quick start', () => {
    expect(examples.map(({ guide }) => guide)).toEqual(
      expect.arrayContaining(['1-first-call', '8-keys', '10-bookings']),
    )
  })

  const tried = hasCurl ? it.each(examples) : it.skip.each(examples)
  tried('works as documented when copied: $guide, $index', async ({ code }) => {
    const script = `${CURL}\n${code.replaceAll('SITE', url)}`
    await run('bash', ['-c', script], { env: { ...process.env, ...variables } })
  })
})
