import type { Page } from 'playwright-core'
import { accessibilityFaults } from '../support/accessibility.js'
import { adminSite } from '../support/admin-site.js'
import { desktop, phone } from '../support/visitors.js'

const address = '/admin/settings'

describe('the settings', () => {
  const admin = adminSite({ RETENTION_MAILS: '45 days' })

  /** What was saved before is taken back. */
  const reset = async () => {
    const { version } = await admin.ask<{ version: number }>('GET', `/api${address}`)
    await admin.ask('PUT', `/api${address}`, {}, { 'If-Match': `"${version}"` })
  }
  const save = (page: Page) => page.getByRole('button', { name: /^(Spremi postavke|Save the settings)$/ }).click()
  const isWhole = async (page: Page) => {
    await page.evaluate(() => scrollTo(0, 0)) // what the bar covers for now is no small target
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }

  describe.each([
    ['hr', 'a phone', phone],
    ['en', 'a phone', phone],
    ['hr', 'a desktop', desktop],
    ['en', 'a desktop', desktop],
  ] as const)('in %s on %s', (language, _what, viewport) => {
    const texts =
      language === 'hr'
        ? {
            messages: 'Poruke',
            year: '1 godina',
            two: '2 godine',
            sender: 'Ime pošiljatelja',
            email: 'Adresa pošiljatelja',
          }
        : {
            messages: 'Messages',
            year: '1 year',
            two: '2 years',
            sender: 'Name of the sender',
            email: 'Address of the sender',
          }
    const shoot = (page: Page, name: string) =>
      process.env.SHOTS
        ? page.screenshot({ path: `${process.env.SHOTS}/${name}-${language}-${viewport.width}.png`, fullPage: true })
        : undefined

    it('are saved, and pass axe in each state', async () => {
      await reset()
      admin.forgive(/422/) // what is wrong, or is to be confirmed, comes with the page
      const page = await admin.enter(address, { viewport, language })
      await page.getByText(/RETENTION_MAILS/).waitFor()
      await isWhole(page)
      await shoot(page, 'first')

      await page.getByRole('textbox', { name: texts.email }).fill('nobody')
      await save(page)
      await page.locator('#settings-senderEmail-error').waitFor()
      await isWhole(page)
      await shoot(page, 'wrong')

      await page.getByRole('textbox', { name: texts.email }).fill('')
      await page.getByRole('textbox', { name: texts.sender }).fill('Centri')
      await page.getByRole('textbox', { name: texts.messages }).fill(texts.year)
      await save(page)
      const box = page.getByRole('checkbox')
      await box.waitFor()
      await isWhole(page)
      await shoot(page, 'shorter')
      await box.check()
      await save(page)
      await page.getByText(/^(Postavke su spremljene|The settings are saved)\.$/).waitFor()
      await isWhole(page)
      expect(await page.getByRole('textbox', { name: texts.messages }).inputValue()).toBe(texts.year)
      expect(await page.getByRole('textbox', { name: texts.sender }).inputValue()).toBe('Centri')

      await page.getByRole('textbox', { name: texts.sender }).fill('Drugi')
      await page.getByRole('button', { name: /^(Pošalji probnu poruku|Send a test message)$/ }).click()
      await page.getByText(/^(Poslužitelj za email preuzeo je|The mail server has taken)/).waitFor()
      await isWhole(page)
      await shoot(page, 'tested')
      expect(await page.getByRole('textbox', { name: texts.sender }).inputValue()).toBe('Drugi')
      await save(page)
      await page.getByText(/^(Postavke su spremljene|The settings are saved)\.$/).waitFor()
      expect(await page.getByRole('textbox', { name: texts.sender }).inputValue()).toBe('Drugi')
    })
  })

  it('of another tab are not overwritten', async () => {
    await reset()
    const [one, other] = [await admin.enter(address), await admin.enter(address)]
    await one.getByRole('textbox', { name: 'Ime pošiljatelja' }).fill('Prvi')
    await save(one)
    await one.getByText('Postavke su spremljene.').waitFor()
    admin.forgive(/412/)
    await other.getByRole('textbox', { name: 'Ime pošiljatelja' }).fill('Drugi')
    for (let press = 0; press < 2; press++) {
      await save(other)
      await other.getByText('Postavke su u međuvremenu promijenjene').waitFor()
    }
    await isWhole(other)
    expect(await other.getByRole('textbox', { name: 'Ime pošiljatelja' }).inputValue()).toBe('Drugi')
    const { values } = await admin.ask<{ values: { senderName: string } }>('GET', `/api${address}`)
    expect(values.senderName).toBe('Prvi')
  })

  it('are saved without JavaScript', async () => {
    await reset()
    admin.forgive(/422/)
    const page = await admin.enter(address, { javaScriptEnabled: false })
    await page.getByRole('textbox', { name: 'Neželjeno i odbačeno' }).fill('30 dana')
    await save(page)
    await page.getByRole('checkbox').check()
    await save(page)
    await page.getByText('Postavke su spremljene.').waitFor()
    expect(await page.getByRole('textbox', { name: 'Neželjeno i odbačeno' }).inputValue()).toBe('30 dana')
  })
})
