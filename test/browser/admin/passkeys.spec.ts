import type { Page } from '@playwright/test'
import { accessibilityAndReflowFaults, accessibilityFaults } from '../../support/accessibility.js'
import type { Credentials } from '../../support/administrator.js'
import { hydrated } from '../../support/browser.js'
import { desktop, heading, phone } from '../../support/visitors.js'
import { type Admin, expect, test } from '../fixtures.js'

test.use({ ownSite: {} })

/** Returns the statement that makes the sessions of a user too old for actions that need a recent sign-in. */
const aged = (id: string) => `
  UPDATE sessions SET sess = jsonb_set(sess::jsonb #- '{passport,user,confirmedAt}', '{passport,user,since}',
    to_jsonb((sess #>> '{passport,user,since}')::bigint - 660000)) WHERE sess #>> '{passport,user,id}' = '${id}'`

const words = {
  hr: {
    email: 'Email adresa',
    password: 'Lozinka',
    signIn: 'Prijavi se',
    withPasskey: 'Prijavi se pristupnim ključem',
    confirm: 'Potvrdi pristupnim ključem',
    name: 'Naziv',
    add: 'Dodaj pristupni ključ',
    added: 'Pristupni ključ je dodan.',
    unused: 'Još nije korišten',
    used: 'Posljednja uporaba',
    edit: 'Preimenuj ili ukloni: Mobitel',
    remove: 'Ukloni pristupni ključ',
    removed: 'Pristupni ključ je uklonjen.',
    cancelled: 'Na uređaju ništa nije potvrđeno.',
    present: 'Ovaj uređaj već ima pristupni ključ',
    title: 'Potvrdite da ste to vi',
    unsupported: 'Ovaj preglednik na ovoj stranici ne može koristiti pristupne ključeve.',
  },
  en: {
    email: 'Email address',
    password: 'Password',
    signIn: 'Sign in',
    withPasskey: 'Sign in with a passkey',
    confirm: 'Confirm with a passkey',
    name: 'Name',
    add: 'Add a passkey',
    added: 'The passkey is added.',
    unused: 'Never used',
    used: 'Last used',
    edit: 'Rename or remove: Mobitel',
    remove: 'Remove passkey',
    removed: 'The passkey is removed.',
    cancelled: 'Nothing was confirmed on your device.',
    present: 'This device already has a passkey',
    title: 'Confirm that it is you',
    unsupported: 'This browser cannot use passkeys on this page.',
  },
} as const

type Language = keyof typeof words

/** Opens a page at the public address of the site: browsers have no passkeys for IP addresses. */
async function openLocally(admin: Admin, options: Parameters<Admin['newPage']>[0] = {}): Promise<Page> {
  admin.forgive(/^Asked http:\/\/localhost:/)
  return admin.newPage({ baseURL: admin.url.replace('127.0.0.1', 'localhost'), ...options })
}

/** Adds an authenticator of the device to a page. @returns a function that lets it verify its user or fail to */
async function addAuthenticator(page: Page): Promise<(verified: boolean) => Promise<void>> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return async (isUserVerified) => {
    await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
  }
}

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
}

async function enterPassword(page: Page, { email, password }: Credentials, language: Language): Promise<void> {
  const say = words[language]
  await page.goto(`/admin/login?lang=${language}`)
  await page.getByLabel(say.email).fill(email)
  await page.getByLabel(say.password).fill(password)
  const answered = page.waitForEvent('load')
  await press(page, say.signIn)
  await answered
}

/** Signs in and adds a passkey of the device. */
async function addPasskey(page: Page, user: Credentials, language: Language): Promise<void> {
  const say = words[language]
  await enterPassword(page, user, language)
  await open(page, '/admin/account/passkeys')
  await page.getByRole('textbox', { name: say.name }).fill('Mobitel')
  await page.getByLabel(say.password).fill(user.password)
  await press(page, say.add)
  await expect(page.getByText(say.added)).toBeVisible()
}

for (const [language, viewport] of [
  ['hr', phone],
  ['en', desktop],
] as const) {
  const say = words[language]

  test(`a passkey is added, signs in, is the second step, confirms and is removed (${language})`, async ({
    admin,
    runningSite,
  }) => {
    const user = await admin.hire(`passkey-${language}@example.com`)
    const page = await openLocally(admin, { viewport })
    await addAuthenticator(page)
    await addPasskey(page, user, language)
    await expect(page.getByText(say.unused)).toBeVisible()
    expect(await accessibilityAndReflowFaults(page)).toEqual([])

    await page.context().clearCookies()
    await open(page, `/admin/login?lang=${language}&next=${encodeURIComponent('/admin/account/passkeys')}`)
    expect(await accessibilityAndReflowFaults(page)).toEqual([])
    const scripts = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    const before = await scripts()
    const posted = page.waitForRequest((request) => request.url().endsWith('/api/admin/session/passkey'))
    const loaded = page.waitForRequest((request) => request.url().endsWith('.js') && !before.includes(request.url()))
    await press(page, say.withPasskey)
    expect((await loaded).url()).toContain('/assets/') // the library, when it is needed
    const response = (await posted).postDataJSON() as object
    await expect(page).toHaveURL(/\/admin\/account\/passkeys$/)
    await expect(page.getByText(say.used)).toBeVisible()
    const replayed = await page.request.post('/api/admin/session/passkey', { data: response })
    expect(replayed.status()).toBe(401)

    await page.context().clearCookies()
    await enterPassword(page, user, language)
    await hydrated(page)
    await expect(page).toHaveURL(/\/admin\/login\/code/)
    await expect(page.getByRole('textbox')).toHaveCount(0)
    expect(await accessibilityAndReflowFaults(page)).toEqual([])
    await press(page, say.confirm)
    await expect(page).toHaveURL(/\/admin\/dashboard/)

    await open(page, '/admin/account/passkeys')
    await page.getByRole('link', { name: say.edit }).click()
    await expect(heading(page)).toHaveText('Mobitel')
    expect(await accessibilityAndReflowFaults(page)).toEqual([])
    await runningSite.run(aged(user.id))
    admin.forgive(/403/)
    await press(page, say.remove)
    await expect(heading(page)).toHaveText(say.title)
    await hydrated(page)
    expect(await accessibilityAndReflowFaults(page)).toEqual([])
    await press(page, say.confirm)
    await expect(page.getByText(say.removed)).toBeVisible()
    await expect(page.getByRole('link', { name: say.edit })).toHaveCount(0)
  })

  test(`an old session confirms with a passkey in the dialog, and a device adds one passkey (${language})`, async ({
    admin,
    runningSite,
  }) => {
    const user = await admin.hire(`dialog-${language}@example.com`)
    const page = await openLocally(admin, { viewport })
    const letVerify = await addAuthenticator(page)
    await addPasskey(page, user, language)
    await runningSite.run(aged(user.id))
    admin.forgive(/403/)
    await page.getByRole('textbox', { name: say.name }).fill('Drugi')
    await page.getByLabel(say.password).fill(user.password)
    await press(page, say.add)
    const dialog = page.getByRole('dialog', { name: say.title })
    const confirm = dialog.getByRole('button', { name: say.confirm })
    await expect(confirm).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await letVerify(false)
    await confirm.click()
    await expect(dialog.getByText(say.cancelled)).toBeVisible()
    await letVerify(true)
    await confirm.click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(say.present)).toBeVisible()
  })

  test(`nothing offers a passkey without JavaScript, and the second step explains why (${language})`, async ({
    admin,
  }) => {
    const user = await admin.hire(`scriptless-${language}@example.com`)
    const scripted = await openLocally(admin)
    await addAuthenticator(scripted)
    await addPasskey(scripted, user, language)
    const page = await openLocally(admin, { viewport, javaScriptEnabled: false })
    await page.goto(`/admin/login?lang=${language}`)
    await expect(page.getByRole('button', { name: say.withPasskey })).toHaveCount(0)
    await enterPassword(page, user, language)
    await expect(page.getByText(say.unsupported)).toBeVisible()
  })
}
