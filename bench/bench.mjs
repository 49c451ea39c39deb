// `npm run bench`: the site beside a bare server that does the same work, in turns, so that a noisy machine is
// equally noisy to both. Prints medians of requests per second and their ratio.
import { benchHomePage } from './home-page.mjs'
import { benchContactPost } from './contact-post.mjs'
import { startSite } from './processes.mjs'

const site = await startSite()
try {
  await benchHomePage(site.url)
  await benchContactPost(site.url)
} finally {
  site.stop()
}
