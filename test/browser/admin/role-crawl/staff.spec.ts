import { test } from '../../fixtures.js'
import { crawlAs, crawledSite } from './crawl-as.js'

test.use({ ownSite: crawledSite })

test('shows staff no link, button or form that the server refuses', async ({ admin, runningSite }) => {
  await crawlAs(admin, runningSite, await admin.hire('iva@example.com'), { pressed: 170, submitted: 20 })
})
