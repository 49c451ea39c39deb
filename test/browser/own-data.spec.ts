import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { policyVersion } from '../../src/shared/consent/policy-version.js'
import { accessibilityFaults } from '../support/accessibility.js'
import { elementHydrated, hydrated } from '../support/browser.js'
import { outcome } from '../support/forms.js'
import { walk } from '../support/keyboard.js'
import { linkIn } from '../support/mail-server.js'
import { mailbox } from '../support/mailbox.js'
import { desktop, phone, title, visitedSite } from '../support/visitors.js'

const words = {
  hr: {
    ...{ page: '/moji-podaci', link: '/moji-podaci/poveznica', email: 'Email adresa', send: 'Pošaljite mi poveznicu' },
    ...{ fault: 'Nevažeća email adresa', asked: 'Pogledajte svoju poštu', held: 'Što čuvamo o vama' },
    ...{ save: 'Preuzmite kao datoteku (JSON)', erase: 'Izbrišite moju pretplatu', yes: 'Da, izbrišite je zauvijek' },
    ...{ erased: 'Vaša je pretplata izbrisana', invalid: 'Ova poveznica ne vrijedi' },
  },
  en: {
    ...{ page: '/my-data?lang=en', link: '/my-data/link', email: 'Email address', send: 'Send me the link' },
    ...{ fault: 'Invalid email address', asked: 'Look in your mailbox', held: 'What we keep about you' },
    ...{ save: 'Download as a file (JSON)', erase: 'Erase my subscription', yes: 'Yes, erase it for good' },
    ...{ erased: 'Your subscription has been erased', invalid: 'This link does not work' },
  },
}

describe('own data', () => {
  const mails = mailbox()
  mails.variables.TAG_MANAGER_ID = 'GTM-TEST123'
  const site = visitedSite(mails.variables)

  const post = (path: string, body: object) =>
    fetch(site.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  const subscribe = async (email: string, lang = 'hr') => {
    await post(`/api/newsletter?lang=${lang}`, { email })
    await mails.confirm(site.url, email)
  }
  const mailWith = async (email: string, path: string) => {
    let mail = await mails.mailTo(email)
    while (!mail.text?.includes(path)) mail = await mails.mailTo(email, mail)
    return mail
  }
  const linkFor = async (email: string) => {
    await post('/api/own-data', { email })
    return linkIn(await mailWith(email, words.hr.link), words.hr.link)
  }
  const faultless = async (page: Page) => expect(await accessibilityFaults(page)).toEqual([])

  it.each([
    ['hr', true, phone],
    ['hr', false, phone],
    ['en', true, desktop],
    ['en', false, desktop],
  ] as const)('are asked for, seen, saved and erased in %s, with JavaScript: %s', async (lang, script, viewport) => {
    const email = `${lang}-${script}@example.com`
    const say = words[lang]
    site.forgive(/status of (422|404)/)
    await subscribe(email, lang)
    const page = await site.visit(say.page, { viewport, javaScriptEnabled: script })
    const send = page.getByRole('button', { name: say.send })
    if (script) await elementHydrated(send)
    await page.getByLabel(say.email).fill('nobody')
    await send.click()
    await page.getByText(say.fault).first().waitFor()
    await page.getByLabel(say.email).fill(email)
    await send.click()
    await outcome(page, 'own-data').getByText(say.asked).waitFor()
    if (script) await faultless(page)

    const link = linkIn(await mailWith(email, say.link), say.link)
    await page.goto(link)
    await page.getByRole('heading', { level: 1, name: say.held }).waitFor()
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
    await page.getByRole('heading', { level: 1, name: say.erased }).waitFor()
    if (script) await faultless(page)
    expect(await title(page)).toBe(say.erased)

    await page.goto(link)
    await page.getByRole('heading', { level: 1, name: say.invalid }).waitFor()
    if (script) await faultless(page)
  })

  it('are read and erased by keyboard alone; a press that was not meant erases nothing', async () => {
    await subscribe('keys@example.com')
    const page = await site.visit(await linkFor('keys@example.com'))
    await hydrated(page)
    const { faults, visited, expected } = await walk(page)
    expect(faults).toEqual([])
    expect(visited).toEqual(expected)
    const button = page.getByRole('button', { name: words.hr.yes })
    expect(await button.isVisible()).toBe(false)
    await page.getByText(words.hr.erase, { exact: true }).focus()
    await page.keyboard.press('Enter')
    await button.waitFor()
    await page.getByRole('heading', { level: 1, name: words.hr.held }).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: words.hr.erased }).waitFor()
  })

  it('are erased by a double press as by one', async () => {
    await subscribe('double@example.com')
    const page = await site.visit(await linkFor('double@example.com'))
    await hydrated(page)
    await page.getByText(words.hr.erase, { exact: true }).click()
    await page.getByRole('button', { name: words.hr.yes }).dblclick()
    await page.getByRole('heading', { level: 1, name: words.hr.erased }).waitFor()
  })

  it('are told to no third party, though the visitor has accepted cookies, nor is the address of their page', async () => {
    await subscribe('quiet@example.com')
    const asked: { url: string; referrer?: string }[] = []
    const page = await site.visit(await linkFor('quiet@example.com'), {
      prepare: async (opened) => {
        await opened
          .context()
          .addCookies([{ name: 'consentChoice', value: `accepted.${policyVersion}.posted`, url: site.url }])
        opened.on('request', (request) => asked.push({ url: request.url(), referrer: request.headers().referer }))
      },
    })
    await page.getByRole('link', { name: 'Zatražite to od nas' }).click()
    await page.getByRole('heading', { level: 1, name: 'Kontakt' }).waitFor()
    expect(await page.getByRole('textbox', { name: 'Poruka' }).inputValue()).toContain('mojoj adresi')
    expect(asked.filter(({ url }) => !url.startsWith(site.url))).toEqual([])
    expect(asked.filter(({ referrer }) => referrer?.includes('token'))).toEqual([])
  })

  it('are found from the privacy policy', async () => {
    const page = await site.visit('/privacy-policy')
    await page.getByRole('link', { name: 'Moji podaci' }).click()
    await page.waitForURL(`${site.url}/moji-podaci`)
  })
})
