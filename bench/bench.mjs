// `npm run bench`: the site beside a bare server that does the same work, in turns, so that a noisy machine is
// equally noisy to both. Prints medians of requests per second and their ratio; and what every page weighs.
import { benchHomePage } from './home-page.mjs'
import { benchContactPost } from './contact-post.mjs'
import { benchPageWeight } from './page-weight.mjs'
import { startSite } from './processes.mjs'

const site = await startSite()
try {
  await benchPageWeight(site.url)
  await benchHomePage(site.url)
  await benchContactPost(site.url)
} finally {
  site.stop()
}
