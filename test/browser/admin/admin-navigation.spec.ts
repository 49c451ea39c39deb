import { entryOf } from '../../support/entry-of.js'
import { phone } from '../../support/visitors.js'
import { expect, test } from '../fixtures.js'

test.describe('on a phone', () => {
  test('the bar leaves the screen to the page, and its menu has every section in sight', async ({ admin }) => {
    const page = await admin.enter('/admin/dashboard', { viewport: phone })
    expect((await page.getByRole('banner').boundingBox())!.height).toBeLessThanOrEqual(72)
    await page.getByText('Izbornik').click()
    const links = page.getByRole('navigation', { name: 'Navigacija administracije' }).getByRole('link')
    await expect(links).toHaveCount(19)
    for (const link of await links.all()) {
      const { x, y, width, height } = (await link.boundingBox())!
      expect([x >= 0, y >= 0, x + width <= phone.width, y + height <= phone.height]).toEqual([true, true, true, true])
    }
    await links.filter({ hasText: 'Poruke' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Poruke' })).toBeVisible()
    await expect(links.first()).toBeHidden()
  })

  test('the menu closes by Escape, where it was opened', async ({ admin }) => {
    const page = await admin.enter('/admin/dashboard', { viewport: phone })
    await page.getByText('Izbornik').click()
    await page.getByRole('link', { name: 'Sadržaj', exact: true }).focus()
    await page.keyboard.press('Escape')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Izbornik')
    await expect(page.getByRole('link', { name: 'Sadržaj', exact: true })).toBeHidden()
  })
})

test('a page that is missing leads back to the admin', async ({ admin }) => {
  admin.forgive(/status of 404/)
  const page = await admin.enter('/admin/contact-messages/nepoznato')
  // As a page of the admin, with its navigation, and without words for developers.
  await expect(
    page.getByRole('navigation', { name: 'Navigacija administracije' }).getByRole('link', { name: 'Upiti' }),
  ).toBeVisible()
  expect(await page.getByRole('main').textContent()).not.toContain('Razvijate')
  await page.getByRole('link', { name: 'Natrag na pregled' }).click()
  await page.waitForURL('**/admin/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Pregled' })).toBeVisible()
})

test('a page for others says so within the admin', async ({ admin }) => {
  admin.forgive(/status of 403/)
  const member = await admin.hire('clan@example.com')
  const page = await admin.enter('/admin/content', { as: member, language: 'en' })
  await expect(page.getByRole('heading', { level: 1, name: 'You have no access to this page' })).toBeVisible()
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Inbox' }).first()).toBeVisible()
})

test('a link that is pressed before the page is hydrated leads on, and so do those after it', async ({ admin }) => {
  const page = await admin.enter('/admin/dashboard')
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const users = `**${entryOf('admin/users/index')}`
  await page.route(users, async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest(users)
  await page.goto('/admin/users', { waitUntil: 'commit' })
  await asked
  // The router listens by now. A key needs no frame to be drawn, for which a click waits.
  await page.getByRole('link', { name: 'Pozovi korisnika' }).press('Enter', { noWaitAfter: true })
  letGo()
  await expect(page.getByRole('heading', { level: 1, name: 'Poziv korisniku' })).toBeVisible()
  const links = page.getByRole('navigation', { name: 'Navigacija administracije' }).getByRole('link')
  await links.filter({ hasText: 'Upiti' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pristiglo' })).toBeVisible()
  await links.filter({ hasText: 'Poruke' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Poruke' })).toBeVisible()
  await expect(links.filter({ hasText: 'Poruke' })).toHaveAttribute('aria-current', 'page')
})

test('the sections of the current group are in a second row', async ({ admin }) => {
  const page = await admin.enter('/admin/webhooks')
  const rows = page.getByRole('navigation', { name: 'Navigacija administracije' }).getByRole('list')
  await expect(rows.first()).toHaveText('UpitiTerminiSadržajNovostiPregledPostavke')
  await expect(rows.first().locator('[aria-current]')).toHaveText('Postavke')
  await expect(rows.last().getByRole('link')).toHaveText([
    'Općenito',
    'Korisnici',
    'Integracije',
    'Tko prima podatke',
    'Emailovi',
    'Dnevnik događaja',
    'Osobni podaci',
    'Kolačići',
  ])
  await expect(rows.last().locator('[aria-current]')).toHaveText('Integracije')
})
