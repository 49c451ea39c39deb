import { accessibilityFaults } from '../../support/accessibility.js'
import { linkIn } from '../../support/mail-server.js'
import { desktop, heading, phone } from '../../support/visitors.js'
import { expect, type Site, test } from '../fixtures.js'

test.describe('the links in mails of the newsletter', () => {
  const subscribe = (site: Site, email: string, lang: string) =>
    fetch(`${site.url}/api/newsletter?lang=${lang}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email }),
    })

  const words = {
    hr: {
      confirm: 'Potvrđujem pretplatu',
      confirmed: 'Pretplata je potvrđena',
      leave: 'Odjavite me',
      left: 'Odjavljeni ste',
    },
    en: {
      confirm: 'Confirm my subscription',
      confirmed: 'Your subscription is confirmed',
      leave: 'Unsubscribe me',
      left: 'You are unsubscribed',
    },
  }

  for (const [lang, javaScriptEnabled, viewport] of [
    ['hr', true, phone],
    ['hr', false, phone],
    ['en', true, desktop],
    ['en', false, desktop],
  ] as const) {
    test(`a visitor confirms and ends a subscription in ${lang}, with JavaScript: ${javaScriptEnabled}`, async ({
      site,
      mails,
    }) => {
      const email = `link-${lang}-${javaScriptEnabled}@example.com`
      await subscribe(site, email, lang)
      const say = words[lang]
      const asked = await mails.mailTo(email)
      const page = await site.visit(linkIn(asked, '/newsletter'), { viewport, javaScriptEnabled })
      if (javaScriptEnabled) expect(await accessibilityFaults(page)).toEqual([])
      await page.getByRole('button', { name: say.confirm }).click()
      await expect(page.getByRole('heading', { level: 1, name: say.confirmed })).toBeVisible()
      if (javaScriptEnabled) expect(await accessibilityFaults(page)).toEqual([])

      const welcome = await mails.mailTo(email, asked)
      await page.goto(linkIn(welcome, '/newsletter'))
      await expect(page.getByRole('button', { name: say.leave })).toBeVisible()
      if (javaScriptEnabled) expect(await accessibilityFaults(page)).toEqual([])
      await page.getByRole('button', { name: say.leave }).click()
      await expect(page.getByRole('heading', { level: 1, name: say.left })).toBeVisible()
      if (javaScriptEnabled) expect(await accessibilityFaults(page)).toEqual([])
      await expect(heading(page)).toHaveText(say.left)
    })
  }
})
