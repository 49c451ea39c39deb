import { test } from '../../fixtures.js'
import { crawlAs, crawledSite } from './crawl-as.js'

test.use({ ownSite: crawledSite })

test('shows staff of one location no link, button or form that the server refuses', async ({ admin, runningSite }) => {
  const user = await admin.hire('iva@example.com', ['zagreb'])
  await crawlAs(admin, runningSite, user, { pressed: 130, submitted: 15 })
})
