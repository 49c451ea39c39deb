import type { Page } from 'playwright-core'
import { adminSite, namesIn } from '../support/admin-site.js'
import { elementHydrated } from '../support/browser.js'
import { asLongAsPeopleTake, fillContactForm, fillFranchiseForm, outcome } from '../support/forms.js'

interface Proving {
  proving: { turns: number; hashes: number }
}

const spamBox = '/admin/contact-messages?view=spam'

describe('spam', () => {
  const admin = adminSite()

  const send = async (page: Page) => {
    const button = page.getByRole('button', { name: 'Pošaljite poruku' })
    await elementHydrated(button)
    await button.click()
    await outcome(page, 'contact').filter({ hasText: 'Poruka je poslana' }).waitFor()
  }
  const bait = (page: Page) => page.locator('form [name=opinion]')
  const suspicions = async () => {
    const { items } = await admin.ask<{ items: { suspicions: string[] }[] }>('GET', `/api${spamBox}`)
    return items.map((lead) => lead.suspicions)
  }

  it('has a field that nobody sees, comes to or is read, and that browsers are told to leave alone', async () => {
    const page = await admin.visit('/kontakt')
    await elementHydrated(page.getByRole('button', { name: 'Pošaljite poruku' }))
    expect(await bait(page).count()).toBe(1)
    const { width, height } = (await bait(page).locator('..').boundingBox())!
    expect(Math.max(width, height)).toBeLessThanOrEqual(1)
    expect(await bait(page).getAttribute('autocomplete')).toBe('off')
    expect(await page.getByRole('textbox', { name: 'Ovo polje ostavite prazno' }).count()).toBe(0)
    await page.getByLabel('Ime i prezime').focus()
    const visited: string[] = []
    for (let tab = 0; tab < 8; tab++) {
      visited.push(await page.evaluate(() => (document.activeElement as HTMLInputElement).name))
      await page.keyboard.press('Tab')
    }
    expect(visited).not.toContain('opinion')
  })

  it('is not what a person sends', async () => {
    const page = await admin.visit('/kontakt')
    await fillContactForm(page)
    await asLongAsPeopleTake(page)
    await send(page)
    expect(await suspicions()).toEqual([])
  })

  it.each([
    ['the page is there again', (page: Page) => page.reload()],
    ['somebody returns to the page', (page: Page) => page.goto('/cjenik').then(() => page.goBack())],
  ])('is not what was typed before, and is sent as soon as %s', async (_, comeBack) => {
    const page = await admin.visit('/kontakt')
    await elementHydrated(page.getByRole('button', { name: 'Pošaljite poruku' }))
    await fillContactForm(page)
    await comeBack(page)
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#contact-name')!.value !== '')
    await send(page)
    expect(await suspicions()).toEqual([])
  })

  it('is told the same as people are, reviewed with its reason, restored, and removed for good', async () => {
    const page = await admin.visit('/kontakt')
    await fillContactForm(page)
    await bait(page).evaluate((field: HTMLInputElement) => (field.value = 'https://spam.example'))
    await asLongAsPeopleTake(page)
    await send(page)
    await admin.receiveMessages({ name: 'Čedo Babić', opinion: 'x' })

    const box = await admin.enter(spamBox)
    expect((await namesIn(box)).sort()).toEqual(['Čedo Babić', 'Željka Đurić'])
    expect(await box.getByText('ispunjeno je polje koje ljudi ne vide').count()).toBe(2)
    await box.getByRole('checkbox', { name: 'Odaberi: Željka Đurić' }).check()
    await box.getByRole('button', { name: 'Nije neželjeno' }).click()
    await box.waitForFunction(() => document.querySelectorAll('tbody [data-row-link]').length === 1)
    await box.getByRole('checkbox', { name: 'Odaberi: Čedo Babić' }).check()
    await box.getByRole('button', { name: 'Izbriši zauvijek' }).click()
    await box.getByRole('dialog').getByRole('button', { name: 'Izbriši' }).click()
    await box.getByText('Izbrisano: 1.').waitFor()
    expect(await suspicions()).toEqual([])
    await box.goto('/admin/contact-messages')
    expect(await namesIn(box)).toContain('Željka Đurić')
    expect(await namesIn(box)).not.toContain('Čedo Babić')
  })
})

describe('when a limit is near', () => {
  const admin = adminSite({ RATE_LIMIT_SCALE: '0.2' }) // four in ten minutes

  it('a browser proves by computing that a message is worth the while, and nobody notices', async () => {
    admin.forgive(/status of 428/)
    const page = await admin.visit('/kontakt')
    const statuses: number[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('/api/contact')) statuses.push(response.status())
    })
    for (let message = 0; message < 3; message++) {
      await page.goto('/kontakt')
      await fillContactForm(page)
      await page.getByLabel('Email adresa').fill(`zeljka-${message}@example.com`)
      await asLongAsPeopleTake(page)
      const button = page.getByRole('button', { name: 'Pošaljite poruku' })
      await elementHydrated(button)
      await button.click()
      await outcome(page, 'contact').filter({ hasText: 'Poruka je poslana' }).waitFor()
    }
    expect(statuses).toEqual([201, 201, 428, 201])
  })

  it('the page goes on meanwhile', async () => {
    admin.forgive(/status of 428/)
    const page = await admin.visit('/franšiza')
    // How many hashes it took, and how often anything else came to its turn from the first of them on.
    await page.evaluate(() => {
      const proving = { turns: 0, hashes: 0 }
      const digest = crypto.subtle.digest.bind(crypto.subtle)
      setInterval(() => (proving.turns += Math.sign(proving.hashes)))
      crypto.subtle.digest = (...given) => {
        proving.hashes++
        return digest(...given)
      }
      Object.assign(window, { proving })
    })
    const button = page.getByRole('button', { name: 'Pošaljite upit' })
    await elementHydrated(button)
    await asLongAsPeopleTake(page)
    for (let inquiry = 0; inquiry < 3; inquiry++) {
      await fillFranchiseForm(page)
      const taken = page.waitForResponse((response) => response.status() === 201)
      await button.click()
      await taken
    }
    const { turns, hashes } = await page.evaluate(() => (window as unknown as Proving).proving)
    expect(hashes).toBeGreaterThan(0)
    expect(turns).toBeGreaterThanOrEqual(Math.floor(hashes / 1000))
  })
})
