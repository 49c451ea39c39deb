// `npm run bench`: the site beside a bare server that does the same work, in turns, so that a noisy machine is
// equally noisy to both; what a page weighs and when a phone paints it; and what the lists of the admin cost with a
// hundred thousand leads. Prints a table of Markdown: docs/performance.md keeps one, and says how to repeat it.
//   npm run bench -- --cached next=http://127.0.0.1:3101/ --rendered next=http://127.0.0.1:3101/dynamic
import { parseArgs } from 'node:util'
import { benchContactPost } from './contact-post.mjs'
import { benchFirstPaint } from './first-paint.mjs'
import { benchLeadLists } from './lead-lists.mjs'
import { benchPages } from './pages.mjs'
import { benchPageWeight } from './page-weight.mjs'
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
  await benchLeadLists(site.url, administrator, table) // before thousands of messages that are all the same
  await benchContactPost(site, table)
} finally {
  await site.stop()
}
if (!canMeasureRates) console.log('No rates: they need wrk, and a core for each side')
console.log(`\n${table}`)
