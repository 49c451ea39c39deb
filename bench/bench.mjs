// `npm run bench`: the site beside a bare server that does the same work, in turns, so that a noisy machine is
// equally noisy to both. Prints medians of requests per second and their ratio; what every page weighs;
// and what the lists of the admin cost with a hundred thousand leads.
import { benchHomePage } from './home-page.mjs'
import { benchContactPost } from './contact-post.mjs'
import { benchPageWeight } from './page-weight.mjs'
import { benchLeadLists } from './lead-lists.mjs'
import { administrator, startSite } from './processes.mjs'

const site = await startSite()
try {
  await benchPageWeight(site.url)
  await benchHomePage(site.url)
  await benchLeadLists(site.url, administrator)
  await benchContactPost(site.url)
} finally {
  site.stop()
}
