// `npm run bench`: compares the site with a bare server that does the same work, alternating, so that noise of the machine affects both
// alike. Also measures page weight, first paint, the lead lists of the admin with a hundred thousand leads, their backup, and a page while
// others post. Prints a Markdown table: docs/performance.md keeps one and explains how to repeat it.
// npm run bench -- --cached next=http://127.0.0.1:3101/ --rendered next=http://127.0.0.1:3101/dynamic
import { parseArgs } from 'node:util'
import { benchBackup } from './backup.mjs'
import { benchContactPost } from './contact-post.mjs'
import { benchFirstPaint } from './first-paint.mjs'
import { benchFreeTimes } from './free-times.mjs'
import { benchLatencyUnderLoad } from './latency-under-load.mjs'
import { benchLeadLists } from './lead-lists.mjs'
import { benchPageWeight } from './page-weight.mjs'
import { benchPages } from './pages.mjs'
import { administrator, startSite } from './processes.mjs'
import { canMeasureRates } from './rate.mjs'
import { Table } from './table.mjs'

const address = { type: 'string', multiple: true, default: [] }
const { values } = parseArgs({ options: { cached: address, rendered: address } })
const [cached, rendered] = [values.cached, values.rendered].map((list) =>
  Object.fromEntries(list.map((entry) => /(.*?)=(.*)/.exec(entry).slice(1))),
)

const table = new Table()
const site = await startSite()
try {
  await benchPageWeight(site.url)
  await benchFirstPaint(site, cached, table)
  await benchPages(site, { cached, rendered }, table)
  await benchFreeTimes(site, table)
  await benchLeadLists(site.url, administrator, table) // before the contact benchmark adds thousands of identical messages
  await benchBackup(table) // of the leads that the lists were measured with
  await benchContactPost(site, table)
  await benchLatencyUnderLoad(site, table)
} finally {
  await site.stop()
}
if (!canMeasureRates) console.log('No rates: they need wrk, and a core for each side')
console.log(`\n${table}`)
