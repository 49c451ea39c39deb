import { test } from '../../fixtures.js'
import { crawlAs, crawledSite } from './crawl-as.js'

test.use({ ownSite: crawledSite })

test('shows an editor no link, button or form that the server refuses', async ({ admin, runningSite }) => {
  const editor = await admin.hire('ivana@example.com')
  await admin.ask('PUT', `/api/admin/users/${editor.id}/role`, { role: 'editor' })
  await crawlAs(admin, runningSite, editor, { pressed: 260, submitted: 24 })
})
