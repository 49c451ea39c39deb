import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { accessibilityAndReflowFaults, accessibilityFaults } from '../../support/accessibility.js'
import { administrator } from '../../support/administrator.js'
import { appCode, inLongStep } from '../../support/authenticator.js'
import { hydrated } from '../../support/browser.js'
import { desktop, heading, phone } from '../../support/visitors.js'
import { type Admin, expect, type Mailbox, test } from '../fixtures.js'

let invited = 0

const invite = async (admin: Admin, mails: Mailbox, role = 'staff') => {
  const email = `kolegica${++invited}@example.com`
  const invitation = { email, role, name: 'Ana Horvt' }
  const { userId } = await admin.ask<{ userId: string }>('POST', '/api/admin/users', invitation)
  return { email, userId, address: await mails.invitation(email) }
}

/** Somebody who has accepted an invitation. */
const addColleague = async (admin: Admin, mails: Mailbox) => {
  const { email, address } = await invite(admin, mails)
  const password = 'magla nad jezerom'
  const token = new URLSearchParams(address.split('?')[1]).get('token')
  await fetch(`${admin.url}/api/admin/invitation`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token, password }),
  })
  return { email, password }
}

const submit = async (page: Page, button: string) => {
  const answered = page.waitForEvent('load')
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click()
  await answered
}

const signIn = async (page: Page, { email, password }: { email: string; password: string }) => {
  await page.getByLabel('Email adresa').fill(email)
  await page.getByLabel('Lozinka').fill(password)
  await submit(page, 'Prijavi se')
}

/** A new page puts the focus where it belongs only once it is drawn, which may be after it has loaded. */
const focusOn = (page: Page, field: string) => page.locator(`[name="${field}"]:focus`).waitFor()

for (const [name, javaScriptEnabled] of [
  ['with JavaScript', true],
  ['without JavaScript', false],
] as const) {
  test.describe(name, () => {
    const quick = javaScriptEnabled ? { tag: '@quick' } : {}
    test('an invited person corrects their name, chooses a password and signs in', quick, async ({ admin, mails }) => {
      admin.forgive(/status of 422/)
      const { email, address } = await invite(admin, mails)
      const page = await admin.visit(address, { javaScriptEnabled, language: 'hr' })
      await expect(page.getByText(email)).toBeVisible()
      const name = page.getByLabel('Ime i prezime')
      await expect(name).toHaveValue('Ana Horvt')
      await name.fill('Ana Horvat')
      await page.getByLabel('Nova lozinka').fill('prekratko')
      await submit(page, 'Spremi lozinku')
      await expect(page.getByText('Najmanji broj znakova: 12')).toBeVisible()
      await focusOn(page, 'password')
      await expect(name).toHaveValue('Ana Horvat')
      await page.getByLabel('Nova lozinka').fill('vrapci na žici')
      await submit(page, 'Spremi lozinku')
      await expect(heading(page)).toHaveText('Pregled')

      await page.goto('/admin/account')
      await expect(page.getByText('Ana Horvat', { exact: true })).toBeVisible()
      await page.getByRole('link', { name: /^Promijeni.*Ime i prezime$/ }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Ime i prezime' })).toBeVisible()
      await page.getByLabel('Ime i prezime').fill('Ana Horvat Perić')
      await submit(page, 'Spremi')
      await expect(page.getByText('Ime je spremljeno')).toBeVisible()
      await expect(page.getByText('Ana Horvat Perić', { exact: true })).toBeVisible()

      admin.forgive(/status of 404/)
      await page.goto(address)
      await expect(heading(page)).toHaveText('Poveznica više ne vrijedi')
    })

    test('two-step verification is turned on, and asked for when signing in', async ({ admin, mails }) => {
      admin.forgive(/status of 4(01|22)/)
      const colleague = await addColleague(admin, mails)
      const page = await admin.visit('/admin/account/second-factor', {
        javaScriptEnabled,
        language: 'hr',
        viewport: desktop,
      })
      await signIn(page, colleague)
      await page.getByLabel('Lozinka').fill('nije ta')
      await submit(page, 'Počni s uključivanjem')
      await focusOn(page, 'password')
      await page.getByLabel('Lozinka').fill(colleague.password)
      await submit(page, 'Počni s uključivanjem')
      await expect(page.getByRole('img', { name: 'QR kod' })).toBeVisible()
      const secret = (await page.getByRole('main').locator('code').innerText()).replace(/\s/g, '')
      await page.getByLabel('Kod iz aplikacije').fill('000000')
      await submit(page, 'Uključi')
      await focusOn(page, 'code')
      await inLongStep()
      await page.getByLabel('Kod iz aplikacije').fill(appCode(secret, -30))
      await submit(page, 'Uključi')
      await expect(heading(page)).toHaveText('Vaši kodovi za oporavak')
      const codes = await page.getByRole('main').locator('li code').allTextContents()
      expect(codes).toHaveLength(10)
      const downloading = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Preuzmi' }).click()
      expect(
        readFileSync(await (await downloading).path(), 'utf8')
          .trim()
          .split('\n'),
      ).toEqual(codes)
      expect(await page.getByRole('button', { name: 'Kopiraj' }).isVisible()).toBe(javaScriptEnabled)
      if (javaScriptEnabled) {
        await page.getByRole('button', { name: 'Kopiraj' }).click()
        await expect(page.getByText(/Kodovi su (kopirani|označeni)/)).toBeVisible()
      }

      await page.getByRole('button', { name: 'Odjavi se' }).click()
      await signIn(page, colleague)
      await expect(heading(page)).toHaveText('Potvrda prijave')
      await focusOn(page, 'code')
      await page.goto('/admin/dashboard')
      await expect(page.getByText('Prijava nije dovršena')).toBeVisible()
      await signIn(page, colleague)
      await page.getByLabel('Kod').fill('000000')
      await submit(page, 'Potvrdi')
      await expect(page.getByText('Kod nije točan ili je već iskorišten')).toBeVisible()
      await page.getByLabel('Kod').fill(appCode(secret))
      await submit(page, 'Potvrdi')
      await expect(heading(page)).toHaveText('Pregled')

      await page.getByRole('button', { name: 'Odjavi se' }).click()
      await signIn(page, colleague)
      await page.getByLabel('Kod').fill(codes[3]!)
      await submit(page, 'Potvrdi')
      await page.goto('/admin/account/second-factor')
      await expect(page.getByText('Preostalo vam je 9 kodova za oporavak.')).toBeVisible()
    })

    test('the password is changed', async ({ admin, mails }) => {
      admin.forgive(/status of 422/)
      const colleague = await addColleague(admin, mails)
      const page = await admin.visit('/admin/account/password', {
        javaScriptEnabled,
        language: 'hr',
        viewport: desktop,
      })
      await signIn(page, colleague)
      await page.getByLabel('Sadašnja lozinka').fill('nije ta')
      await page.getByLabel('Nova lozinka').fill('vrapci na žici')
      await submit(page, 'Promijeni lozinku')
      await expect(page.getByText('Lozinka nije točna')).toBeVisible()
      await focusOn(page, 'currentPassword')
      await page.getByLabel('Sadašnja lozinka').fill(colleague.password)
      await page.getByLabel('Nova lozinka').fill('vrapci na žici')
      await submit(page, 'Promijeni lozinku')
      await expect(page.getByText('Lozinka je promijenjena')).toBeVisible()
      await page.getByRole('button', { name: 'Odjavi se' }).click()
      await signIn(page, { ...colleague, password: 'vrapci na žici' })
      await expect(heading(page)).toHaveText('Pregled')
    })

    test('colleagues choose whether mails about leads are sent to their own address', async ({ admin, mails }) => {
      const page = await admin.visit('/admin/account', { javaScriptEnabled, language: 'hr' })
      await signIn(page, await addColleague(admin, mails))
      for (const [chosen, before] of [
        ['Odmah, svaki upit', 'none'],
        ['Sažetak, u određene sate', 'atOnce'],
        ['Ne', 'digest'],
      ] as const) {
        await page.getByRole('link', { name: /^Promijeni.*Novi upiti emailom$/ }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'Novi upiti emailom' })).toBeVisible()
        const choice = page.getByLabel('Na svoju adresu')
        await expect(choice).toHaveValue(before)
        await choice.selectOption(chosen)
        await submit(page, 'Spremi')
        await expect(page.locator(':focus', { hasText: 'Postavke obavijesti su spremljene' })).toBeVisible()
        await expect(page.getByRole('definition').filter({ hasText: chosen }).first()).toBeVisible()
      }
    })

    test('a session elsewhere is ended with the password', async ({ admin, mails }) => {
      admin.forgive(/status of 422/)
      const colleague = await addColleague(admin, mails)
      const elsewhere = await admin.enter('/admin/dashboard', { as: colleague })
      const page = await admin.visit('/admin/account', { javaScriptEnabled, language: 'hr' })
      await signIn(page, colleague)
      await page.getByRole('link', { name: 'Prekini sve ostale' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Prekid prijave' })).toBeVisible()
      await page.getByLabel('Lozinka').fill('nije ta')
      await submit(page, 'Prekini')
      await focusOn(page, 'password')
      await page.getByLabel('Lozinka').fill(colleague.password)
      await submit(page, 'Prekini')
      await expect(page.getByText('Odabrane prijave su prekinute')).toBeVisible()
      await expect(page.getByRole('link', { name: /^Prekini/ })).toHaveCount(0)
      await elsewhere.goto('/admin/dashboard')
      await expect(heading(elsewhere)).toHaveText('Prijava')
    })

    test('the owner invites somebody, and disables them', async ({ admin }) => {
      admin.forgive(/status of 4(09|22)/)
      const page = await admin.visit('/admin/users', { javaScriptEnabled, language: 'hr', viewport: desktop })
      await signIn(page, administrator)
      await page.getByRole('link', { name: 'Pozovi korisnika' }).click()
      await page.getByLabel('Email adresa').fill('nije adresa')
      await page.getByLabel('Ime i prezime').fill('Đurđa Šćepanović')
      await submit(page, 'Pozovi')
      await expect(page.getByText('Nevažeća email adresa')).toBeVisible()
      await expect(page.getByLabel('Ime i prezime')).toHaveValue('Đurđa Šćepanović')
      await page.getByLabel('Email adresa').fill(administrator.email)
      await page.getByLabel('Uloga').selectOption('staff')
      await submit(page, 'Pozovi')
      await expect(page.locator('[role=alert]:focus', { hasText: 'Korisnik već postoji' })).toBeVisible()
      const email = `durda${++invited}@example.com`
      await page.getByLabel('Email adresa').fill(email)
      await submit(page, 'Pozovi')
      await expect(page.locator(':focus', { hasText: `Poveznica je poslana na ${email}` })).toBeVisible()
      expect(await page.content()).not.toContain('token=')

      await page.goto('/admin/users')
      await page.getByRole('row').filter({ hasText: email }).getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1, name: 'Đurđa Šćepanović' })).toBeVisible()
      await submit(page, 'Onemogući račun')
      await expect(page.locator(':focus', { hasText: 'Račun je onemogućen' })).toBeVisible()
      const row = page.getByRole('row').filter({ hasText: email })
      await expect(row.getByText('Onemogućen')).toBeVisible()
    })

    test('the audit log is narrowed down', async ({ admin, mails }) => {
      await invite(admin, mails)
      const page = await admin.visit('/admin/audit-log', { javaScriptEnabled, language: 'hr', viewport: desktop })
      await signIn(page, administrator)
      if (javaScriptEnabled) await hydrated(page)
      await page.getByLabel('Radnja').selectOption({ label: 'Poziv korisniku' })
      if (!javaScriptEnabled) await page.getByRole('search').getByRole('button').click()
      await page.waitForURL(/action=user\.invited/)
      await page.waitForFunction(() => {
        const actions = [...document.querySelectorAll('tbody strong')].map(({ textContent }) => textContent)
        return actions.length > 0 && actions.every((action) => action === 'Poziv korisniku')
      })
      await expect(page.locator('tbody').getByText('Djelatnik').first()).toBeVisible()
    })
  })
}

test('a new password can be looked at, and is hidden again before it is sent', async ({ admin, mails }) => {
  const page = await admin.enter('/admin/account/password', { as: await addColleague(admin, mails) })
  const field = page.getByLabel('Nova lozinka')
  const reveal = page.getByRole('button', { name: 'Prikaži lozinku' })
  await field.fill('vrapci na žici')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Prikaži lozinku')
  await page.keyboard.press('Space')
  await expect(page.locator('[name=newPassword][type=text]')).toBeVisible()
  await expect(reveal).toHaveAttribute('aria-pressed', 'true')
  expect(await accessibilityFaults(page)).toEqual([])
  await field.evaluate(({ form }: HTMLInputElement) => {
    form!.addEventListener('submit', (event) => event.preventDefault())
    form!.requestSubmit()
  })
  await expect(page.locator('[name=newPassword][type=password]')).toBeVisible()
  await expect(field).toHaveValue('vrapci na žici')
})

test('the notice of a sent link stays when the language changes', async ({ admin }) => {
  const page = await admin.enter('/admin/users/invite')
  const email = `jezik${++invited}@example.com`
  await page.getByLabel('Email adresa').fill(email)
  await page.getByLabel('Uloga').selectOption('staff')
  await submit(page, 'Pozovi')
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByText(`The link has been sent to ${email}`)).toBeVisible()
})

for (const [language, viewport] of [
  ['hr', phone],
  ['en', desktop],
] as const) {
  test.describe(`in ${language} axe finds no fault in`, () => {
    const pages = [
      'account',
      'account/name',
      'account/leads-by-mail',
      'account/password',
      'account/passkeys',
      'account/end-sessions?session=others',
      'users',
      'users/invite',
      'audit-log',
      'audit-log?to=2020-01-01',
    ].concat(['', '/setup', '/recovery-codes', '/off'].map((page) => `account/second-factor${page}`))

    test(`each page of the account and of the users, in a window ${viewport.width} px wide`, async ({ admin }) => {
      test.setTimeout(240_000)
      const page = await admin.enter(`/admin/${pages[0]}`, {
        language,
        viewport,
        prepare: (visitor) =>
          visitor.request.post('/api/admin/account/second-factor', { data: { password: administrator.password } }),
      })
      for (const address of pages) {
        await test.step(address, async () => {
          if (address !== pages[0]) {
            await page.goto(`/admin/${address}`)
            await hydrated(page)
          }
          expect(new URL(page.url()).pathname).toBe(`/admin/${address.split('?')[0]}`)
          expect.soft(await accessibilityAndReflowFaults(page), address).toEqual([])
        })
      }
    })

    test('the page of a user, and the notice of the link sent from there', async ({ admin, mails }) => {
      const { userId } = await invite(admin, mails)
      const page = await admin.enter(`/admin/users/${userId}`, { language, viewport: phone })
      expect(await accessibilityFaults(page)).toEqual([])
      await page
        .getByRole('main')
        .getByRole('button', { name: /link|poveznicu/ })
        .click()
      await expect(page.getByText(/link has been sent|Poveznica je poslana/)).toBeVisible()
      expect(await accessibilityFaults(page)).toEqual([])
    })

    test('the request for a link to a new password, and its result', async ({ admin }) => {
      const page = await admin.visit('/admin/login', { language })
      await page
        .getByRole('main')
        .getByRole('link', { name: /Zaboravili|Forgotten/ })
        .click()
      await expect(page.getByRole('heading', { level: 1, name: /Zaboravljena|Forgotten/ })).toBeVisible()
      expect(await accessibilityFaults(page)).toEqual([])
      await page.locator('[name=email]').fill('nobody@example.com')
      await page.keyboard.press('Enter')
      await expect(page.getByText(/poveznica stiže|link will arrive/)).toBeVisible()
      expect(await accessibilityFaults(page)).toEqual([])
    })

    test('an invitation, and an invalid one', async ({ admin, mails }) => {
      admin.forgive(/status of 404/)
      const { address } = await invite(admin, mails)
      for (const each of [address, '/admin/invitation?token=none']) {
        const page = await admin.visit(each, { language })
        expect(await accessibilityFaults(page)).toEqual([])
      }
    })

    test('the second step of signing in, and a refused code', async ({ admin, mails }) => {
      admin.forgive(/status of 401/)
      const { email, password } = await addColleague(admin, mails)
      const page = await admin.visit('/admin/login', {
        language,
        prepare: async ({ request }) => {
          await request.post('/api/admin/session', { data: { email, password } })
          const { secret } = (await (
            await request.post('/api/admin/account/second-factor', { data: { password } })
          ).json()) as { secret: string }
          await request.put('/api/admin/account/second-factor', { data: { code: appCode(secret) } })
          await request.delete('/api/admin/session')
        },
      })
      await page.locator('[name=email]').fill(email)
      await page.locator('[name=password]').fill(password)
      await page.getByRole('main').locator('[type=submit]').click()
      await expect(page.locator('[name=code]')).toBeVisible()
      expect(await accessibilityFaults(page)).toEqual([])
      await page.locator('[name=code]').fill('000000')
      await page.getByRole('main').getByRole('button').click()
      await expect(page.locator('[name=code][aria-invalid]')).toBeVisible()
      expect(await accessibilityFaults(page)).toEqual([])
    })
  })
}
