import { spawnSync } from 'node:child_process'

const LEADS = 100_000
const ROUNDS = 25

/** What any answer to somebody signed in costs: the session, the account, no leads. */
const BARE = 'session'

const lists = {
  'first page': 'contact-messages',
  'last page': 'contact-messages?page=3000',
  'by name, first page': 'contact-messages?sort=name',
  'by name, last page': 'contact-messages?sort=name&page=3000',
  'search, a common word': 'contact-messages?search=termin',
  'search, a rare word': 'contact-messages?search=potkonjak',
  'search, two letters': 'contact-messages?search=ab',
  'filters combined': 'contact-messages?search=kovac&status=closed&location=zagreb&from=2026-01-01&sort=name',
  trash: 'contact-messages?view=trash',
  'franchise inquiries': 'franchise-inquiries',
  subscribers: 'newsletter-subscribers?sort=email&page=100',
  dashboard: 'dashboard',
}

/** The lists of the admin with a hundred thousand leads, in turns beside an answer that reads none. */
export async function benchLeadLists(siteUrl, administrator) {
  const env = { PATH: process.env.PATH, DATABASE_URL: process.env.TEST_DATABASE_URL }
  const samples = ['dist/samples/add-leads.js', String(LEADS)]
  spawnSync(process.execPath, samples, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const ask = await signIn(siteUrl, administrator)

  const newest = (await ask(lists['first page'])).json().items.at(-1).id
  const addresses = { ...lists, 'one lead, as of a list by name': `contact-messages/${newest}?sort=name` }
  const durations = { [BARE]: [] }
  const bytes = {}
  for (let round = 0; round < ROUNDS; round++) {
    durations[BARE].push((await ask(BARE)).milliseconds)
    for (const [name, address] of Object.entries(addresses)) {
      const answer = await ask(address)
      bytes[name] = answer.text.length
      ;(durations[name] ??= []).push(answer.milliseconds)
    }
  }
  const bare = median(durations[BARE])
  const row = (name) => ({ 'times bare': round1(median(durations[name]) / bare), kB: round1(bytes[name] / 1000) })
  console.log(`The lists with ${LEADS} leads: medians beside GET /api/admin/${BARE}, one request at a time`)
  console.table(Object.fromEntries(Object.keys(addresses).map((name) => [name, row(name)])))

  const { total } = (await ask('contact-messages')).json()
  const { milliseconds, text } = await ask('contact-messages/export')
  const megabytes = Math.round(text.length / 1e6)
  console.log(
    `CSV export: ${total} leads with their notes, ${megabytes} MB, ${Math.round(total / (milliseconds / 1000))} rows/s`,
  )
}

async function signIn(siteUrl, credentials) {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${siteUrl}/api/admin/session`, {
    method: 'POST',
    headers,
    body: JSON.stringify(credentials),
  })
  if (!answer.ok) throw new Error(`Sign-in: ${answer.status}`)
  const cookie = answer.headers
    .getSetCookie()
    .map((header) => header.split(';')[0])
    .join('; ')
  return async (path) => {
    const began = performance.now()
    const response = await fetch(`${siteUrl}/api/admin/${path}`, { headers: { cookie } })
    const text = await response.text()
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return { text, milliseconds: performance.now() - began, json: () => JSON.parse(text) }
  }
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}

function round1(value) {
  return Math.round(value * 10) / 10
}
