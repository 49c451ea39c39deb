/**
 * Example integration that synchronises leads, as a CRM does: it reads changes, receives webhooks, and claims each new message by moving it
 * to `inProgress`. It uses only what /api/docs documents.
 *
 * SITE=https://example.com API_KEY=bio_… WEBHOOK_SECRET=whsec_… PORT=8080 node examples/integrator.js leads.json
 *
 * It can be killed and restarted at any time: the file contains the leads, the cursor, and pending tasks.
 */
import { readFile, rename, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { Webhook } from 'standardwebhooks'

const { SITE, API_KEY, WEBHOOK_SECRET, PORT } = process.env
const file = process.argv[2]
const EVERY_MS = 60_000
const LONGEST_BODY = 100_000

const kept = await readFile(file, 'utf8').then(JSON.parse, () => ({ cursor: undefined, leads: {}, toTakeOver: [] }))

/** Calls the API and retries after the requested delay while the site is busy or unavailable. */
async function call(path, { headers, ...options } = {}) {
  for (;;) {
    const answer = await fetch(SITE + path, {
      ...options,
      headers: { Authorization: `Bearer ${API_KEY}`, ...headers },
      signal: AbortSignal.timeout(30_000),
    }).catch(() => undefined)
    if (answer && answer.status !== 429 && answer.status < 500) return answer
    await wait(Number(answer?.headers.get('Retry-After') ?? 1) * 1000)
  }
}

/** Saves the cursor together with the data it refers to, atomically: a crash in between loses neither. */
async function save() {
  await writeFile(`${file}.new`, JSON.stringify(kept))
  await rename(`${file}.new`, file)
}

async function readChanges() {
  for (let hasMore = true; hasMore;) {
    const query = new URLSearchParams({ limit: '200', ...(kept.cursor ? { cursor: kept.cursor } : {}) })
    const answer = await call(`/api/leads?${query}`)
    const body = await answer.json()
    if (body.code === 'cursor.gone') {
      // 410: the database was replaced, so the cursor and everything read before are void.
      Object.assign(kept, { cursor: undefined, leads: {} })
      continue
    }
    if (!answer.ok) throw new Error(`${answer.status} ${body.code}: ${body.detail}`)
    for (const lead of body.items) {
      if (lead.state === 'erased') delete kept.leads[lead.id]
      else kept.leads[lead.id] = lead
    }
    kept.cursor = body.nextCursor
    hasMore = body.hasMore
    await save()
  }
}

async function takeOver({ kind, id }) {
  const path = `/api/leads/${kind}/${id}`
  for (;;) {
    const read = await call(path)
    const lead = await read.json()
    if (!read.ok || lead.state !== 'active' || lead.status !== 'new') return
    const moved = await call(path, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', 'If-Match': read.headers.get('ETag') },
      body: JSON.stringify({ status: 'inProgress' }),
    })
    // 412: the lead changed in the meantime. Decide again on its current state.
    if (moved.status !== 412) return
  }
}

async function keepUp() {
  while (kept.toTakeOver.length > 0) {
    await takeOver(kept.toTakeOver[0])
    kept.toTakeOver.shift()
  }
  await readChanges()
}

/** Runs tasks one at a time, however many messages arrive. */
let work = Promise.resolve()
const queue = (task) => {
  work = work.then(task).catch((error) => console.error(error.message))
  return work
}

const webhook = new Webhook(WEBHOOK_SECRET)

createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => {
    body += chunk
    if (body.length > LONGEST_BODY) request.destroy()
  })
  request.on('end', async () => {
    let message
    try {
      message = webhook.verify(body, request.headers)
    } catch {
      return response.writeHead(401).end()
    }
    // The task is saved before the message is acknowledged, and run afterwards, because it may take long.
    if (message.type === 'contact.received') {
      await queue(() => {
        kept.toTakeOver.push(message.data)
        return save()
      })
    }
    response.writeHead(204).end()
    void queue(keepUp)
  })
}).listen(Number(PORT), '127.0.0.1', () => console.log('Listening'))

for (;;) {
  await queue(keepUp)
  await wait(EVERY_MS)
}
