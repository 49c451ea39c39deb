import type { Page } from '@playwright/test'
import { accessibilityAndReflowFaults } from '../../support/accessibility.js'
import { desktop, phone } from '../../support/visitors.js'
import { type Admin, expect, test } from '../fixtures.js'

const address = '/admin/settings'

test.describe('the settings', () => {
  /** Restores the settings with which the shared site starts. */
  const reset = async (admin: Admin) => {
    const { version } = await admin.ask<{ version: number }>('GET', `/api${address}`)
    await admin.ask('PUT', `/api${address}`, {}, { 'If-Match': `"${version}"` })
  }
  test.afterEach(({ admin }) => reset(admin))

  const save = (page: Page) => page.getByRole('button', { name: /^(Spremi postavke|Save the settings)$/ }).click()
  const isAccessible = async (page: Page) => expect(await accessibilityAndReflowFaults(page)).toEqual([])

  for (const [language, what, viewport] of [
    ['hr', 'a phone', phone],
    ['en', 'a desktop', desktop],
  ] as const) {
    test.describe(`in ${language} on ${what}`, () => {
      const texts =
        language === 'hr'
          ? {
              messages: /^Poruke/,
              year: '1 godina',
              two: '2 godine',
              sender: 'Ime pošiljatelja',
              email: 'Adresa pošiljatelja',
            }
          : {
              messages: /^Messages/,
              year: '1 year',
              two: '2 years',
              sender: 'Name of the sender',
              email: 'Address of the sender',
            }

      test('settings are saved and tested, and axe finds no fault in any state', async ({ admin }) => {
        admin.forgive(/422/) // what is wrong, or is to be confirmed, comes with the page
        const page = await admin.enter(address, { viewport, language })
        await expect(page.getByText(/RETENTION_MAILS/)).toBeVisible()
        await isAccessible(page)

        await page.getByRole('textbox', { name: texts.email }).fill('nobody')
        await save(page)
        await expect(page.locator('#settings-senderEmail-error')).toBeVisible()
        await isAccessible(page)

        await page.getByRole('textbox', { name: texts.email }).fill('')
        await page.getByRole('textbox', { name: texts.sender }).fill('Centri')
        await page.getByRole('textbox', { name: texts.messages }).fill(texts.year)
        await save(page)
        const box = page.getByRole('checkbox')
        await expect(box).toBeVisible()
        await isAccessible(page)
        await box.check()
        await save(page)
        await expect(page.getByText(/^(Postavke su spremljene|The settings are saved)\.$/)).toBeVisible()
        await isAccessible(page)
        await expect(page.getByRole('textbox', { name: texts.messages })).toHaveValue(texts.year)
        await expect(page.getByRole('textbox', { name: texts.sender })).toHaveValue('Centri')

        await page.getByRole('textbox', { name: texts.sender }).fill('Drugi')
        await page.getByRole('button', { name: /^(Pošalji probnu poruku|Send a test message)$/ }).click()
        await expect(page.getByText(/^(Poslužitelj za email preuzeo je|The mail server has accepted)/)).toBeVisible()
        await isAccessible(page)
        await expect(page.getByRole('textbox', { name: texts.sender })).toHaveValue('Drugi')
        await save(page)
        await expect(page.getByText(/^(Postavke su spremljene|The settings are saved)\.$/)).toBeVisible()
        await expect(page.getByRole('textbox', { name: texts.sender })).toHaveValue('Drugi')
      })
    })
  }

  test('settings that another tab has saved are not overwritten', async ({ admin }) => {
    const one = await admin.enter(address)
    const other = await admin.enter(address)
    await one.getByRole('textbox', { name: 'Ime pošiljatelja' }).fill('Prvi')
    await save(one)
    await expect(one.getByText('Postavke su spremljene.')).toBeVisible()
    admin.forgive(/412/)
    await other.getByRole('textbox', { name: 'Ime pošiljatelja' }).fill('Drugi')
    for (let press = 0; press < 2; press++) {
      await save(other)
      await expect(other.getByText('Postavke su u međuvremenu promijenjene')).toBeVisible()
    }
    await isAccessible(other)
    await expect(other.getByRole('textbox', { name: 'Ime pošiljatelja' })).toHaveValue('Drugi')
    const { values } = await admin.ask<{ values: { senderName: string } }>('GET', `/api${address}`)
    expect(values.senderName).toBe('Prvi')
  })

  test('settings are saved without JavaScript', async ({ admin }) => {
    admin.forgive(/422/)
    const page = await admin.enter(address, { javaScriptEnabled: false })
    await page.getByRole('textbox', { name: 'Neželjeno i odbačeno' }).fill('30 dana')
    await save(page)
    await page.getByRole('checkbox').check()
    await save(page)
    await expect(page.getByText('Postavke su spremljene.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Neželjeno i odbačeno' })).toHaveValue('30 dana')
  })
})
