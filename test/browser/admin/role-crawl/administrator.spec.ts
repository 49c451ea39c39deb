import { adminPages, nobody } from '../../../support/routes.js'
import { expect, test } from '../../fixtures.js'
import { crawlAs, crawledSite } from './crawl-as.js'

/** Pages to which no link leads a signed-in user. */
const unlinked = [
  `/admin/account/passkeys/${nobody}`, // once there is a passkey, which takes an authenticator
  '/admin/account/second-factor/off', // once the second factor is on, which takes an authenticator
  '/admin/account/second-factor/recovery-codes',
  '/admin/confirm', // before what needs a recent sign-in
  '/admin/error', // at the address of the request that failed
  '/admin/forgotten-password',
  '/admin/invitation', // in the mail
  '/admin/login',
  '/admin/login/code',
  '/admin/mailbox', // in the mail to a new mailbox
]

test.use({ ownSite: crawledSite })

test('shows an administrator every page, and no link, button or form that the server refuses', async ({
  admin,
  runningSite,
}) => {
  const user = await admin.hire('vesna@example.com') // who ends neither her own access nor that of the samples
  await admin.ask('PUT', `/api/admin/users/${user.id}/role`, { role: 'admin' })
  const { patterns } = await crawlAs(admin, runningSite, user, { pressed: 450, submitted: 68 })
  const isShown = (page: string) => {
    const pattern = new RegExp(`^${page.replaceAll(nobody, '[^/]+')}$`)
    return [...patterns].some((shown) => pattern.test(shown))
  }
  const unseen = adminPages().filter((page) => !isShown(page))
  expect(unseen.sort()).toEqual(unlinked)
})
