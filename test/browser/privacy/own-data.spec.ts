import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../../support/accessibility.js'
import { elementHydrated, hydrated } from '../../support/browser.js'
import { outcome } from '../../support/forms.js'
import { walk } from '../../support/keyboard.js'
import { linkIn } from '../../support/mail-server.js'
import { desktop, heading, phone } from '../../support/visitors.js'
import { expect, type Mailbox, type Site, test } from '../fixtures.js'

const words = {
  hr: {
    page: '/moji-podaci',
    link: '/moji-podaci/poveznica',
    email: 'Email adresa',
    send: 'Pošaljite mi poveznicu',
    fault: 'Nevažeća email adresa',
    asked: 'Pogledajte svoju poštu',
    held: 'Što čuvamo o vama',
    save: 'Preuzmite kao datoteku (JSON)',
    erase: 'Izbrišite moju pretplatu',
    yes: 'Da, izbrišite je zauvijek',
    erased: 'Vaša pretplata je izbrisana',
    invalid: 'Ova poveznica ne vrijedi',
  },
  en: {
    page: '/my-data?lang=en',
    link: '/my-data/link',
    email: 'Email address',
    send: 'Send me the link',
    fault: 'Invalid email address',
    asked: 'Check your email',
    held: 'What we keep about you',
    save: 'Download as a file (JSON)',
    erase: 'Erase my subscription',
    yes: 'Yes, erase it permanently',
    erased: 'Your subscription has been erased',
    invalid: 'This link does not work',
  },
}

test.describe('own data', () => {
  const post = (site: Site, path: string, body: object) =>
    fetch(site.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  const subscribe = async (site: Site, mails: Mailbox, email: string, lang = 'hr') => {
    await post(site, `/api/newsletter?lang=${lang}`, { email })
    await mails.confirm(site.url, email)
  }
  const mailWith = async (mails: Mailbox, email: string, path: string) => {
    let mail = await mails.mailTo(email)
    while (!mail.text?.includes(path)) mail = await mails.mailTo(email, mail)
    return mail
  }
  const linkFor = async (site: Site, mails: Mailbox, email: string) => {
    await post(site, '/api/own-data', { email })
    return linkIn(await mailWith(mails, email, words.hr.link), words.hr.link)
  }
  const faultless = async (page: Page) => expect(await accessibilityFaults(page)).toEqual([])

  for (const [lang, script, viewport] of [
    ['hr', true, phone],
    ['hr', false, phone],
    ['en', true, desktop],
    ['en', false, desktop],
  ] as const) {
    test(`a visitor requests, reads, saves and erases own data in ${lang}, with JavaScript: ${script}`, async ({
      site,
      mails,
    }) => {
      const email = `data-${lang}-${script}@example.com`
      const say = words[lang]
      site.forgive(/status of (422|404)/)
      await subscribe(site, mails, email, lang)
      const page = await site.visit(say.page, { viewport, javaScriptEnabled: script })
      const send = page.getByRole('button', { name: say.send })
      if (script) await elementHydrated(send)
      await page.getByLabel(say.email).fill('nobody')
      await send.click()
      await expect(page.getByText(say.fault).first()).toBeVisible()
      await page.getByLabel(say.email).fill(email)
      await send.click()
      await expect(outcome(page, 'own-data').getByText(say.asked)).toBeVisible()
      if (script) await faultless(page)

      const link = linkIn(await mailWith(mails, email, say.link), say.link)
      await page.goto(link)
      await expect(page.getByRole('heading', { level: 1, name: say.held })).toBeVisible()
      if (script) await faultless(page)
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: say.save }).click(),
      ])
      expect(file.suggestedFilename()).toBe('my-data.json')
      expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({ email })
      await page.getByText(say.erase, { exact: true }).click()
      if (script) await faultless(page)
      await page.getByRole('button', { name: say.yes }).click()
      await expect(page.getByRole('heading', { level: 1, name: say.erased })).toBeVisible()
      if (script) await faultless(page)
      await expect(heading(page)).toHaveText(say.erased)

      await page.goto(link)
      await expect(page.getByRole('heading', { level: 1, name: say.invalid })).toBeVisible()
      if (script) await faultless(page)
    })
  }

  test('own data are read and erased by keyboard alone, and only after a confirmation', async ({ site, mails }) => {
    await subscribe(site, mails, 'keys@example.com')
    const page = await site.visit(await linkFor(site, mails, 'keys@example.com'))
    await hydrated(page)
    const { faults, visited, expected } = await walk(page)
    expect(faults).toEqual([])
    expect(visited).toEqual(expected)
    const button = page.getByRole('button', { name: words.hr.yes })
    await expect(button).toBeHidden()
    await page.getByText(words.hr.erase, { exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(button).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: words.hr.held })).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: words.hr.erased })).toBeVisible()
  })

  test('a double click erases own data as a single one does', async ({ site, mails }) => {
    await subscribe(site, mails, 'double@example.com')
    const page = await site.visit(await linkFor(site, mails, 'double@example.com'))
    await hydrated(page)
    await page.getByText(words.hr.erase, { exact: true }).click()
    await page.getByRole('button', { name: words.hr.yes }).dblclick()
    await expect(page.getByRole('heading', { level: 1, name: words.hr.erased })).toBeVisible()
  })

  test('the privacy policy links the page about own data', async ({ site }) => {
    const page = await site.visit('/privacy-policy')
    await page.getByRole('link', { name: 'Moji podaci' }).click()
    await page.waitForURL(`${site.url}/moji-podaci`)
  })
})
