import type { Credentials } from '../../../support/administrator.js'
import { startReceiver } from '../../../support/receiver.js'
import { type Admin, expect, test } from '../../fixtures.js'
import type { Site } from '../../sites.js'
import { Crawl } from './crawl.js'
import { addSamples } from './samples.js'

/** Site of a crawl, which removes what it finds; each file of tests has its own. */
export const crawledSite = { WEBHOOK_PRIVATE_ADDRESSES: 'allow' }

/** Fewest controls and forms of a whole crawl, about four fifths of those that there are. */
interface Least {
  pressed: number
  submitted: number
}

/** Crawls the admin as a user, and fails if the server refuses what a page shows. */
export async function crawlAs(admin: Admin, site: Site, user: Credentials, least: Least): Promise<Crawl> {
  test.setTimeout(1_200_000)
  admin.forgive(/^Failed to load resource/) // the crawl checks the statuses itself
  admin.forgive(/^The specified value .* does not conform/) // what the crawl typed, shown again
  const receiver = await startReceiver()
  await addSamples(admin, site, receiver.url)
  await admin.enter('/admin/account', { as: user }) // another session, which the account offers to end
  const page = await admin.enter('/admin', { as: user, language: 'en' })
  const crawl = await Crawl.of(page)
  await receiver.close()
  expect([...crawl.faults]).toEqual([])
  expect(crawl.pressed.size).toBeGreaterThanOrEqual(least.pressed)
  expect(crawl.submitted.size).toBeGreaterThanOrEqual(least.submitted)
  return crawl
}
