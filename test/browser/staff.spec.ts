import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { accessibilityFaults } from '../support/accessibility.js'
import { adminSite } from '../support/admin-site.js'
import { hydrated } from '../support/browser.js'
import { administrator } from '../support/running-site.js'
import { appCode } from '../support/staff.js'
import { desktop, phone, title } from '../support/visitors.js'

const site = adminSite()
let invited = 0

const invite = async (role = 'staff') => {
  const email = `kolegica${++invited}@example.com`
  const invitation = { email, role, name: 'Ana Horvt' }
  const { link, userId } = await site.ask<{ link: string; userId: string }>('POST', '/api/admin/users', invitation)
  return { email, userId, address: link.replace(/^https?:\/\/[^/]+/, '') }
}

/** Somebody who has accepted an invitation. */
const addColleague = async () => {
  const { email, address } = await invite()
  const password = 'magla nad jezerom'
  const token = new URLSearchParams(address.split('?')[1]).get('token')
  await fetch(`${site.url}/api/admin/invitation`, {
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

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('%s', (_, javaScriptEnabled) => {
  it('an invited person mends their name, chooses a password and signs in', async () => {
    site.forgive(/status of 422/)
    const { email, address } = await invite()
    const page = await site.visit(address, { javaScriptEnabled, language: 'hr' })
    expect(await page.getByText(email).isVisible()).toBe(true)
    const name = page.getByLabel('Ime i prezime')
    expect(await name.inputValue()).toBe('Ana Horvt')
    await name.fill('Ana Horvat')
    await page.getByLabel('Nova lozinka').fill('prekratko')
    await submit(page, 'Spremi lozinku')
    expect(await page.getByText('Najmanji broj znakova: 12').isVisible()).toBe(true)
    await focusOn(page, 'password')
    expect(await name.inputValue()).toBe('Ana Horvat')
    await page.getByLabel('Nova lozinka').fill('vrapci na žici')
    await submit(page, 'Spremi lozinku')
    expect(await page.getByText('Lozinka je spremljena').isVisible()).toBe(true)
    await signIn(page, { email, password: 'vrapci na žici' })
    expect(await title(page)).toBe('Pregled')

    await page.goto('/admin/account')
    expect(await page.getByText('Ana Horvat').isVisible()).toBe(true)
    await page.getByRole('link', { name: /^Promijeni.*Ime i prezime$/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Ime i prezime' }).waitFor()
    await page.getByLabel('Ime i prezime').fill('Ana Horvat Perić')
    await submit(page, 'Spremi')
    expect(await page.getByText('Ime je spremljeno').isVisible()).toBe(true)
    expect(await page.getByText('Ana Horvat Perić').isVisible()).toBe(true)

    site.forgive(/status of 404/)
    await page.goto(address)
    expect(await title(page)).toBe('Poveznica više ne vrijedi')
  })

  it('two-step verification is turned on, and asked for when signing in', async () => {
    site.forgive(/status of 4(01|22)/)
    const colleague = await addColleague()
    const page = await site.visit('/admin/account/second-factor', {
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
    expect(await page.getByRole('img', { name: 'QR kod' }).isVisible()).toBe(true)
    const secret = (await page.getByRole('main').locator('code').innerText()).replace(/\s/g, '')
    await page.getByLabel('Kod iz aplikacije').fill('000000')
    await submit(page, 'Uključi')
    await focusOn(page, 'code')
    await page.getByLabel('Kod iz aplikacije').fill(appCode(secret, -30))
    await submit(page, 'Uključi')
    expect(await title(page)).toBe('Vaši kodovi za oporavak')
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
      await page.getByText(/Kodovi su (kopirani|označeni)/).waitFor()
    }

    await page.getByRole('button', { name: 'Odjavi se' }).click()
    await signIn(page, colleague)
    expect(await title(page)).toBe('Potvrda prijave')
    await focusOn(page, 'code')
    await page.goto('/admin/dashboard')
    expect(await page.getByText('Prijava nije dovršena').isVisible()).toBe(true)
    await signIn(page, colleague)
    await page.getByLabel('Kod').fill('000000')
    await submit(page, 'Potvrdi')
    expect(await page.getByText('Kod nije točan ili je već iskorišten').isVisible()).toBe(true)
    await page.getByLabel('Kod').fill(appCode(secret))
    await submit(page, 'Potvrdi')
    expect(await title(page)).toBe('Pregled')

    await page.getByRole('button', { name: 'Odjavi se' }).click()
    await signIn(page, colleague)
    await page.getByLabel('Kod').fill(codes[3]!)
    await submit(page, 'Potvrdi')
    await page.goto('/admin/account/second-factor')
    expect(await page.getByText('Preostalo vam je 9 kodova za oporavak.').isVisible()).toBe(true)
  })

  it('the password is changed', async () => {
    site.forgive(/status of 422/)
    const colleague = await addColleague()
    const page = await site.visit('/admin/account/password', { javaScriptEnabled, language: 'hr', viewport: desktop })
    await signIn(page, colleague)
    await page.getByLabel('Sadašnja lozinka').fill('nije ta')
    await page.getByLabel('Nova lozinka').fill('vrapci na žici')
    await submit(page, 'Promijeni lozinku')
    expect(await page.getByText('Lozinka nije točna').isVisible()).toBe(true)
    await focusOn(page, 'currentPassword')
    await page.getByLabel('Sadašnja lozinka').fill(colleague.password)
    await page.getByLabel('Nova lozinka').fill('vrapci na žici')
    await submit(page, 'Promijeni lozinku')
    expect(await page.getByText('Lozinka je promijenjena').isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Odjavi se' }).click()
    await signIn(page, { ...colleague, password: 'vrapci na žici' })
    expect(await title(page)).toBe('Pregled')
  })

  it('leads come to the own address, or no more', async () => {
    const page = await site.visit('/admin/account', { javaScriptEnabled, language: 'hr' })
    await signIn(page, await addColleague())
    for (const [chosen, before] of [
      ['Odmah, svaki upit', 'none'],
      ['Sažetak, u određene sate', 'atOnce'],
      ['Ne', 'digest'],
    ] as const) {
      await page.getByRole('link', { name: /^Promijeni.*Novi upiti emailom$/ }).click()
      await page.getByRole('heading', { level: 1, name: 'Novi upiti emailom' }).waitFor()
      const choice = page.getByLabel('Na svoju adresu')
      expect(await choice.inputValue()).toBe(before)
      await choice.selectOption(chosen)
      await submit(page, 'Spremi')
      await page.locator(':focus', { hasText: 'Spremljeno je kako primate upite' }).waitFor()
      expect(await page.getByRole('definition').filter({ hasText: chosen }).first().isVisible()).toBe(true)
    }
  })

  it('a session elsewhere is ended with the password', async () => {
    site.forgive(/status of 422/)
    const colleague = await addColleague()
    const elsewhere = await site.enter('/admin/dashboard', { as: colleague })
    const page = await site.visit('/admin/account', { javaScriptEnabled, language: 'hr' })
    await signIn(page, colleague)
    await page.getByRole('link', { name: 'Prekini sve ostale' }).click()
    await page.getByRole('heading', { level: 1, name: 'Prekid prijave' }).waitFor()
    await page.getByLabel('Lozinka').fill('nije ta')
    await submit(page, 'Prekini')
    await focusOn(page, 'password')
    await page.getByLabel('Lozinka').fill(colleague.password)
    await submit(page, 'Prekini')
    expect(await page.getByText('Odabrane prijave su prekinute').isVisible()).toBe(true)
    expect(await page.getByRole('link', { name: /^Prekini/ }).count()).toBe(0)
    await elsewhere.goto('/admin/dashboard')
    expect(await title(elsewhere)).toBe('Prijava')
  })

  it('the owner invites somebody, and disables them', async () => {
    site.forgive(/status of 4(09|22)/)
    const page = await site.visit('/admin/users', { javaScriptEnabled, language: 'hr', viewport: desktop })
    await signIn(page, administrator)
    await page.getByRole('link', { name: 'Pozovi korisnika' }).click()
    await page.getByLabel('Email adresa').fill('nije adresa')
    await page.getByLabel('Ime i prezime').fill('Đurđa Šćepanović')
    await submit(page, 'Pozovi')
    expect(await page.getByText('Nevažeća email adresa').isVisible()).toBe(true)
    expect(await page.getByLabel('Ime i prezime').inputValue()).toBe('Đurđa Šćepanović')
    await page.getByLabel('Email adresa').fill(administrator.email)
    await page.getByLabel('Uloga').selectOption('staff')
    await submit(page, 'Pozovi')
    await page.locator('[role=alert]:focus', { hasText: 'Korisnik već postoji' }).waitFor()
    const email = `durda${++invited}@example.com`
    await page.getByLabel('Email adresa').fill(email)
    await submit(page, 'Pozovi')
    const link = () => page.getByRole('textbox', { name: 'Poveznica' }).inputValue()
    await page
      .locator('input:focus')
      .and(page.getByRole('textbox', { name: 'Poveznica' }))
      .waitFor()
    expect(await link()).toMatch(/\/admin\/invitation\?token=/)

    await page.goto('/admin/users')
    await page.getByRole('link', { name: email }).click()
    await page.getByRole('heading', { level: 1, name: 'Đurđa Šćepanović' }).waitFor()
    await submit(page, 'Onemogući račun')
    await page.locator(':focus', { hasText: 'Račun je onemogućen' }).waitFor()
    const row = page.getByRole('row').filter({ hasText: email })
    expect(await row.getByText('Onemogućen').isVisible()).toBe(true)
  })

  it('the audit log is narrowed down', async () => {
    await invite()
    const page = await site.visit('/admin/audit-log', { javaScriptEnabled, language: 'hr', viewport: desktop })
    await signIn(page, administrator)
    if (javaScriptEnabled) await hydrated(page)
    await page.getByLabel('Radnja').selectOption({ label: 'Poziv korisniku' })
    if (!javaScriptEnabled) await page.getByRole('search').getByRole('button').click()
    await page.waitForURL(/action=user\.invited/)
    await page.waitForFunction(() => {
      const actions = [...document.querySelectorAll('tbody strong')].map(({ textContent }) => textContent)
      return actions.length > 0 && actions.every((action) => action === 'Poziv korisniku')
    })
    expect(await page.locator('tbody').getByText('Djelatnik').first().isVisible()).toBe(true)
  })
})

it('a new password can be looked at, and is hidden again before it is sent', async () => {
  const page = await site.enter('/admin/account/password', { as: await addColleague() })
  const field = page.getByLabel('Nova lozinka')
  const reveal = page.getByRole('button', { name: 'Prikaži lozinku' })
  await field.fill('vrapci na žici')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Prikaži lozinku')
  await page.keyboard.press('Space')
  await page.locator('[name=newPassword][type=text]').waitFor()
  expect(await reveal.getAttribute('aria-pressed')).toBe('true')
  expect(await accessibilityFaults(page)).toEqual([])
  await field.evaluate(({ form }: HTMLInputElement) => {
    form!.addEventListener('submit', (event) => event.preventDefault())
    form!.requestSubmit()
  })
  await page.locator('[name=newPassword][type=password]').waitFor()
  expect(await field.inputValue()).toBe('vrapci na žici')
})

it('a link to hand over stays when the language changes', async () => {
  const page = await site.enter('/admin/users/invite')
  await page.getByLabel('Email adresa').fill(`jezik${++invited}@example.com`)
  await page.getByLabel('Uloga').selectOption('staff')
  await submit(page, 'Pozovi')
  const link = await page.getByRole('textbox', { name: 'Poveznica' }).inputValue()
  await page.getByRole('link', { name: 'English' }).click()
  expect(await page.getByRole('textbox', { name: 'Link' }).inputValue()).toBe(link)
})

describe.each(['hr', 'en'] as const)('in %s axe finds nothing amiss with', (language) => {
  const pages = [
    'account',
    'account/name',
    'account/leads-by-mail',
    'account/password',
    'account/end-sessions?session=others',
    'users',
    'users/invite',
    'audit-log',
    'audit-log?to=2020-01-01',
  ].concat(['', '/setup', '/recovery-codes', '/off'].map((page) => `account/second-factor${page}`))

  it.each(pages)('/admin/%s', async (address) => {
    for (const viewport of [phone, desktop]) {
      const page = await site.enter(`/admin/${address}`, {
        viewport,
        language,
        prepare: (visitor) =>
          visitor.request.post('/api/admin/account/second-factor', { data: { password: administrator.password } }),
      })
      expect(new URL(page.url()).pathname).toBe(`/admin/${address.split('?')[0]}`)
      expect(await accessibilityFaults(page)).toEqual([])
    }
  })

  it('the page of a user, and the link made there', async () => {
    const { userId } = await invite()
    const page = await site.enter(`/admin/users/${userId}`, { language, viewport: phone })
    expect(await accessibilityFaults(page)).toEqual([])
    await page
      .getByRole('main')
      .getByRole('button', { name: /link|poveznicu/ })
      .click()
    await page.getByRole('textbox').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
  })

  it('asking for a link to a new password, and what comes of it', async () => {
    const page = await site.visit('/admin/login', { language })
    await page
      .getByRole('main')
      .getByRole('link', { name: /Zaboravili|Forgotten/ })
      .click()
    await page.getByRole('heading', { level: 1, name: /Zaboravljena|Forgotten/ }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.locator('[name=email]').fill('nobody@example.com')
    await page.keyboard.press('Enter')
    await page.getByText(/poveznica stiže|link will arrive/).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
  })

  it('an invitation, and one that is no more', async () => {
    site.forgive(/status of 404/)
    const { address } = await invite()
    for (const each of [address, '/admin/invitation?token=none']) {
      const page = await site.visit(each, { language })
      expect(await accessibilityFaults(page)).toEqual([])
    }
  })

  it('the second step of signing in, and a code refused', async () => {
    site.forgive(/status of 401/)
    const { email, password } = await addColleague()
    const page = await site.visit('/admin/login', {
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
    await page.getByRole('main').getByRole('button').click()
    await page.locator('[name=code]').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.locator('[name=code]').fill('000000')
    await page.getByRole('main').getByRole('button').click()
    await page.locator('[name=code][aria-invalid]').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
  })
})
