import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { median } from './statistics.mjs'

/** BENCH_LEADS=1000000 shows how they scale. */
const LEADS = Number(process.env.BENCH_LEADS ?? 100_000)
const ROUNDS = 25

/** Baseline of an authenticated request: session and account, no leads. */
const BARE = 'session'

const lists = {
  'inbox, new ones': 'inbox',
  'inbox, overdue': 'inbox?view=overdue',
  'inbox, reminders': 'inbox?view=followUp',
  'inbox, page 100 of all': 'inbox?view=all&page=100',
  'inbox, search of a common word': 'inbox?view=all&search=termin',
  'first page': 'contact-messages',
  'page 100': 'contact-messages?page=100',
  'by name, first page': 'contact-messages?sort=name',
  'by e-mail address': 'contact-messages?sort=email',
  'by status': 'contact-messages?sort=status',
  'open ones': 'contact-messages?view=open',
  spam: 'contact-messages?view=spam',
  'of one status': 'contact-messages?status=closed',
  'of one colleague': 'contact-messages?assignee=me',
  'of nobody': 'contact-messages?view=open&assignee=none',
  'of one location': 'contact-messages?location=zagreb',
  'of some days': 'contact-messages?from=2026-06-01&to=2026-06-30',
  'search, a common word': 'contact-messages?search=termin',
  'search, a rare word': 'contact-messages?search=potkonjak',
  'search, two letters': 'contact-messages?search=ab',
  'search, a telephone number': 'contact-messages?search=099%20555%201234',
  'filters combined': 'contact-messages?search=kovac&status=closed&location=zagreb&from=2026-01-01&sort=name',
  trash: 'contact-messages?view=trash',
  'franchise inquiries': 'franchise-inquiries',
  'requests for appointments': 'appointment-requests',
  subscribers: 'newsletter-subscribers?sort=email&page=100',
  'subscribers, a search': 'newsletter-subscribers?search=horvat',
  'audit log': 'audit-events',
  dashboard: 'dashboard',
}

/** Measures the admin's lists with a hundred thousand leads, alternating with a response that reads none. */
export async function benchLeadLists(siteUrl, administrator, table) {
  const env = { PATH: process.env.PATH, DATABASE_URL: process.env.TEST_DATABASE_URL }
  const samples = ['dist/samples/add-leads.js', String(LEADS), '--force'] // other parts of the benchmark add bookings
  // Not waited for synchronously: connections that the site closes meanwhile must be noticed.
  const [status] = await once(spawn(process.execPath, samples, { env, stdio: ['ignore', 'ignore', 'inherit'] }), 'exit')
  if (status !== 0) throw new Error('No leads were added')
  const ask = await signIn(siteUrl, administrator)

  const { items, pageSize, total } = (await ask(lists['first page'])).json()
  const newest = items.at(-1).id
  const last = Math.ceil(total / pageSize)
  const addresses = {
    ...lists,
    'last page': `contact-messages?page=${last}`,
    'by name, last page': `contact-messages?sort=name&page=${last}`,
    'one lead': `contact-messages/${newest}`,
    'one lead, as of a list by name': `contact-messages/${newest}?sort=name`,
    'one lead, as of a search': `contact-messages/${newest}?search=termin`,
  }
  const durations = { [BARE]: [] }
  for (let round = 0; round < ROUNDS; round++) {
    durations[BARE].push((await ask(BARE)).milliseconds)
    for (const [name, address] of Object.entries(addresses)) {
      const { milliseconds } = await ask(address)
      ;(durations[name] ??= []).push(milliseconds)
    }
  }
  const bare = median(durations[BARE])
  for (const name of Object.keys(addresses)) {
    const ours = median(durations[name])
    table.add({ what: `${name}, ${LEADS} leads`, measure: 'first byte, ms', ours, beside: { session: bare } })
  }

  const began = performance.now()
  const { text, milliseconds } = await ask('contact-messages/export')
  const rows = Math.round(total / ((performance.now() - began) / 1000))
  console.log(
    `CSV export: ${total} leads with their notes, ${Math.round(text.length / 1e6)} MB, ${rows} rows/s, ` +
      `begins after ${round1(milliseconds / bare)} times bare`,
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
    const milliseconds = performance.now() - began
    const text = await response.text()
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return { text, milliseconds, json: () => JSON.parse(text) }
  }
}

function round1(value) {
  return Math.round(value * 10) / 10
}
