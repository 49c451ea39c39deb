import type { Page } from '@playwright/test'
import { elementHydrated } from '../../support/browser.js'
import { asLongAsPeopleTake, fillContactForm, fillFranchiseForm, outcome, startAgain } from '../../support/forms.js'
import { type Admin, expect, namesIn, test } from '../fixtures.js'

interface ProofOfWork {
  proofOfWork: { turns: number; hashes: number }
}

const spamBox = '/admin/contact-messages?view=spam'

test.describe('spam', () => {
  test.use({ ownSite: {} })

  const send = async (page: Page) => {
    const button = page.getByRole('button', { name: 'Pošaljite poruku' })
    await elementHydrated(button)
    await button.click()
    await expect(outcome(page, 'contact').filter({ hasText: 'Poruka je poslana' })).toBeVisible()
  }
  const honeypot = (page: Page) => page.locator('form [name=opinion]')
  const suspicions = async (admin: Admin) => {
    const { items } = await admin.ask<{ items: { suspicions: string[] }[] }>('GET', `/api${spamBox}`)
    return items.map((lead) => lead.suspicions)
  }

  test('the honeypot field is out of sight, out of the tab order and hidden from assistive technology', async ({
    admin,
  }) => {
    const page = await admin.visit('/kontakt')
    await elementHydrated(page.getByRole('button', { name: 'Pošaljite poruku' }))
    await expect(honeypot(page)).toHaveCount(1)
    const { width, height } = (await honeypot(page).locator('..').boundingBox())!
    expect(Math.max(width, height)).toBeLessThanOrEqual(1)
    await expect(honeypot(page)).toHaveAttribute('autocomplete', 'off')
    await expect(page.getByRole('textbox', { name: 'Ovo polje ostavite prazno' })).toHaveCount(0)
    await page.getByLabel('Ime i prezime').focus()
    const visited: string[] = []
    for (let tab = 0; tab < 8; tab++) {
      visited.push(await page.evaluate(() => (document.activeElement as HTMLInputElement).name))
      await page.keyboard.press('Tab')
    }
    expect(visited).not.toContain('opinion')
  })

  test('a message that a person writes is not marked as spam', async ({ admin }) => {
    const page = await admin.visit('/kontakt')
    await fillContactForm(page)
    await asLongAsPeopleTake(page)
    await send(page)
    expect(await suspicions(admin)).toEqual([])
  })

  for (const [name, comeBack] of [
    ['the page is reloaded', (page: Page) => page.reload()],
    ['the visitor returns to the page', (page: Page) => page.goto('/cjenik').then(() => page.goBack())],
  ] as const) {
    test(`a message that the browser restores is not marked as spam when it is sent as soon as ${name}`, async ({
      admin,
    }) => {
      const page = await admin.visit('/kontakt')
      await elementHydrated(page.getByRole('button', { name: 'Pošaljite poruku' }))
      await fillContactForm(page)
      await comeBack(page)
      await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#contact-name')!.value !== '')
      await send(page)
      expect(await suspicions(admin)).toEqual([])
    })
  }

  test('a filled honeypot gets the same answer, and staff see the reason, restore the message or delete it', async ({
    admin,
  }) => {
    const page = await admin.visit('/kontakt')
    await fillContactForm(page)
    await honeypot(page).evaluate((field: HTMLInputElement) => (field.value = 'https://spam.example'))
    await asLongAsPeopleTake(page)
    await send(page)
    await admin.receiveMessages({ name: 'Čedo Babić', opinion: 'x' })

    const box = await admin.enter(spamBox)
    expect((await namesIn(box).allTextContents()).sort()).toEqual(['Čedo Babić', 'Željka Đurić'])
    await expect(box.getByText('ispunjeno je polje koje ljudi ne vide')).toHaveCount(2)
    await expect(box.getByRole('columnheader').first()).toHaveText('Zašto je neželjeno')
    await expect(box.getByRole('columnheader', { name: 'Status' })).toHaveCount(0)
    await box.getByRole('button', { name: 'Nije neželjeno: Željka Đurić' }).click()
    await box.waitForFunction(() => document.querySelectorAll('tbody [data-row-link]').length === 1)
    await box.getByRole('checkbox', { name: 'Odaberi: Čedo Babić' }).check()
    await box.getByRole('button', { name: 'Izbriši zauvijek' }).click()
    await box.getByRole('dialog').getByRole('button', { name: 'Izbriši' }).click()
    await expect(box.getByText('Izbrisano: 1.')).toBeVisible()
    expect(await suspicions(admin)).toEqual([])
    await box.goto('/admin/contact-messages')
    await expect(namesIn(box).filter({ hasText: 'Željka Đurić' }).first()).toBeVisible()
    await expect(namesIn(box).filter({ hasText: 'Čedo Babić' })).toHaveCount(0)
  })
})

test.describe('when a limit is near', () => {
  test.use({ ownSite: { RATE_LIMIT_SCALE: '0.2' } }) // four in ten minutes

  test('the browser solves the proof of work, and visitors notice nothing', async ({ admin }) => {
    admin.forgive(/status of 428/)
    const page = await admin.visit('/kontakt')
    const statuses: number[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('/api/contact')) statuses.push(response.status())
    })
    for (let message = 0; message < 3; message++) {
      if (message > 0) await startAgain(page)
      await fillContactForm(page)
      await page.getByLabel('Email adresa').fill(`zeljka-${message}@example.com`)
      await asLongAsPeopleTake(page)
      const button = page.getByRole('button', { name: 'Pošaljite poruku' })
      await elementHydrated(button)
      await button.click()
      await expect(outcome(page, 'contact').filter({ hasText: 'Poruka je poslana' })).toBeVisible()
    }
    expect(statuses).toEqual([201, 201, 428, 201])
  })

  test('the page stays responsive during the proof of work', async ({ admin }) => {
    admin.forgive(/status of 428/)
    const page = await admin.visit('/franšiza')
    // Counts the hashes, and the tasks of the page that run from the first hash on.
    await page.evaluate(() => {
      const proofOfWork = { turns: 0, hashes: 0 }
      const digest = crypto.subtle.digest.bind(crypto.subtle)
      setInterval(() => (proofOfWork.turns += Math.sign(proofOfWork.hashes)))
      crypto.subtle.digest = (...given) => {
        proofOfWork.hashes++
        return digest(...given)
      }
      Object.assign(window, { proofOfWork })
    })
    const button = page.getByRole('button', { name: 'Pošaljite upit' })
    await elementHydrated(button)
    await asLongAsPeopleTake(page)
    for (let inquiry = 0; inquiry < 3; inquiry++) {
      if (inquiry > 0) await startAgain(page)
      await fillFranchiseForm(page)
      await page.getByLabel('Email adresa').fill(`sime-${inquiry}@example.com`)
      const taken = page.waitForResponse((response) => response.status() === 201)
      await button.click()
      await taken
    }
    const { turns, hashes } = await page.evaluate(() => (window as unknown as ProofOfWork).proofOfWork)
    expect(hashes).toBeGreaterThan(0)
    expect(turns).toBeGreaterThanOrEqual(Math.floor(hashes / 1000))
  })
})
