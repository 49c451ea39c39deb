import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../../support/accessibility.js'
import { administrator } from '../../support/administrator.js'
import { hydrated } from '../../support/browser.js'
import { desktop, phone } from '../../support/visitors.js'
import { expect, type Site, test, type VisitOptions } from '../fixtures.js'

/** Signs in before the page is opened. */
const signedIn: VisitOptions = {
  prepare: async (page) => {
    const answer = await page.request.post('/api/admin/session', { data: administrator })
    expect(answer.status()).toBe(200)
  },
}

const save = (page: Page, name = 'Spremi') => page.getByRole('button', { name, exact: true }).click()
const said = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words }).waitFor()
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent)
const texts = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

test.describe('the owner', () => {
  test.use({ ownSite: {} })
  const admin = (site: Site, address: string, options: VisitOptions = {}) =>
    site.visit(`/admin/content${address}`, { ...signedIn, viewport: desktop, ...options })
  const publicPage = async (site: Site, path: string) => (await fetch(site.url + path)).text()

  test(
    'changes a price, and the next request shows it on the price list in both languages',
    { tag: '@quick' },
    async ({ site }) => {
      const page = await admin(site, '')
      await page.getByRole('link', { name: 'Cjenik', exact: true }).click()
      await page.getByRole('link', { name: 'Testiranje intolerancije na hranu', exact: true }).click()
      await page.getByLabel('Cijena u eurima').fill('82,50')
      await said(page, 'Izmjene nisu spremljene.')
      await save(page)
      await said(page, 'Spremljeno.')
      expect(await publicPage(site, '/cjenik')).toMatch(/82,50\s€/)
      expect(await publicPage(site, '/pricelist?lang=en')).toContain('€82.50')
    },
  )

  test('changes a therapist, and every page that names them is of the same mind at the next request', async ({
    site,
  }) => {
    const page = await admin(site, '')
    const link = page.getByRole('link', { name: 'Terapeuti', exact: true })
    const therapists = page.getByRole('listitem').filter({ has: link })
    await expect(therapists.getByText('5 oglednih stavki')).toBeVisible()
    await link.click()
    await page.getByRole('link', { name: 'Lucija Radonić' }).click()
    // The address changes before the page does, and the list shows this mark as well.
    await expect(page.getByRole('heading', { level: 1, name: 'Lucija Radonić' })).toBeVisible()
    await expect(page.getByText('Ogledno', { exact: true })).toHaveCount(1)
    await page.getByLabel('Ime i prezime').fill('Lucija Šimić')
    await texts(page, 'Jezici').getByLabel('Hrvatski').fill('hrvatski, češki')
    await texts(page, 'Jezici').getByLabel('Engleski').fill('Croatian, Czech')
    await page.getByText('Naočale').click()
    await page.getByRole('button', { name: 'Dodaj centar' }).click()
    await page.getByLabel('Centar 2').selectOption({ label: 'Zagreb' })
    await save(page)
    await said(page, 'Spremljeno.')
    await expect(page.getByText('Ogledno', { exact: true })).toHaveCount(0)
    for (const slug of ['dubrovnik', 'zagreb']) {
      expect(await publicPage(site, `/lokacija/${slug}`)).toMatch(/glasses\.svg.*?Lucija Šimić.*?hrvatski, češki/s)
      expect(await publicPage(site, `/location/${slug}?lang=en`)).toContain('Croatian, Czech')
    }
    expect(await publicPage(site, '/kontakt')).toContain('Lucija Šimić')
  })

  test('changes a fact of the franchise, and it is on its page and in the brochure at the next request', async ({
    site,
  }) => {
    site.forgive(/422/)
    const page = await admin(site, '')
    await page.getByRole('link', { name: 'Činjenice o franšizi' }).click()
    await page.getByLabel('Ulaganje od').fill('90000')
    await save(page)
    await expect(page.getByText('Gornji iznos ne može biti manji od donjega')).toBeVisible()
    await page.getByLabel('Ulaganje do').fill('95000')
    await page.getByLabel('Osoba za kontakt', { exact: true }).fill('Đurđa Žic')
    await save(page)
    await said(page, 'Spremljeno.')
    for (const address of ['/franšiza', '/franšiza/brošura']) {
      expect(await publicPage(site, address)).toMatch(/90\.000\s€ – 95\.000\s€.*Đurđa Žic/s)
    }
  })

  test('sees what is still made up, and says in one place that all of it is real', async ({ site }) => {
    const page = await admin(site, '')
    const notice = page.getByText(/stavk[aei] još (je|su) ogledn/)
    await expect(notice).toBeVisible()
    await page.getByRole('link', { name: 'Isključite ogledne podatke' }).click()
    await page.getByLabel('Ogledni podaci').uncheck()
    await save(page)
    await said(page, 'Spremljeno.')
    await page.goto('/admin/content')
    await expect(page.getByRole('heading', { level: 1, name: 'Sadržaj' })).toBeVisible()
    await expect(notice).toHaveCount(0)
    await expect(page.getByText('ogledn')).toHaveCount(0)
    expect(await publicPage(site, '/lokacija/zagreb')).not.toContain('role="note">Ogledni podaci')
    await page.goto('/admin/content/business')
    await page.getByLabel('Ogledni podaci').check()
    await save(page)
    await said(page, 'Spremljeno.')
    await page.goto('/admin/content')
    await expect(page.getByText('Oglednih stavki više nema, ali stranica još pokazuje napomenu.')).toBeVisible()
  })

  test('gives a day hours of its own, and the contact page tells of it', async ({ site }) => {
    site.forgive(/422/)
    const page = await admin(site, '/locations')
    await page.getByRole('link', { name: 'Zagreb', exact: true }).click()
    await texts(page, 'Dani s drukčijim radnim vremenom').getByRole('button', { name: 'Dodaj dan' }).click()
    const day = page.getByRole('group', { name: '1. poseban dan', exact: true })
    const date = day.getByLabel('Datum')
    await day.getByRole('button', { name: 'Otvori kalendar: Datum' }).click()
    await day.locator('input[type=date]').fill('2999-12-23')
    await expect(date).toHaveValue('23. 12. 2999.')
    await expect(date).toBeFocused()
    await date.fill('24.12.2999.')
    await day.getByRole('button', { name: 'Dodaj razdoblje' }).click()
    await day.getByLabel('Otvara se').fill('9')
    await day.getByLabel('Zatvara se').fill('8.00')
    await save(page)
    await said(page, 'Ispravite označena polja')
    await expect(day.getByLabel('Zatvara se')).toBeFocused()
    await expect(page.getByText('Zatvaranje mora biti nakon otvaranja')).toBeVisible()
    await day.getByLabel('Zatvara se').fill('12:30')
    await save(page)
    await said(page, 'Spremljeno.')
    expect(await publicPage(site, '/kontakt')).toMatch(/utorak, 24\. prosinca.*9–12:30\sh/s)

    await page.getByRole('button', { name: 'Ukloni 1. poseban dan' }).click()
    await save(page)
    await said(page, 'Spremljeno.')
    expect(await publicPage(site, '/kontakt')).not.toContain('24. prosinca')
  })

  test('writes a draft, looks at it as a visitor would, and publishes it', async ({ site }) => {
    const page = await admin(site, '/posts/new')
    for (const [name, words] of [
      ['Naslov', 'Đačka jesen'],
      ['Sažetak', 'Ukratko'],
      ['Tekst', '## Podnaslov'],
      ['Opis slike', 'List'],
    ] as const) {
      await texts(page, name).getByLabel('Hrvatski').fill(words)
      await texts(page, name).getByLabel('Engleski').fill(`${words} EN`)
    }
    const slug = page.getByLabel('Adresa objave')
    await expect(slug).toHaveValue('dacka-jesen')
    await texts(page, 'Naslov').getByLabel('Hrvatski').press('End')
    await texts(page, 'Naslov').getByLabel('Hrvatski').pressSequentially(' i zima')
    await expect(slug).toHaveValue('dacka-jesen-i-zima')
    await slug.fill('dacka-jesen')
    await texts(page, 'Naslov').getByLabel('Hrvatski').fill('Đačka jesen')
    await expect(slug).toHaveValue('dacka-jesen')
    await page.getByLabel('Autor').fill('Ana')
    await page.getByText('Darovni bon').click()
    await save(page)
    await page.waitForURL(/\/posts\/[0-9a-f-]{36}\?/)
    await said(page, 'Posjetitelji to još ne vide')
    expect((await fetch(`${site.url}/blog/dacka-jesen`)).status).toBe(404)

    const [preview] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: /kao posjetitelj/ }).click(),
    ])
    await expect(preview.getByRole('heading', { level: 1, name: 'Đačka jesen' })).toBeVisible()
    expect(await preview.title()).toMatch(/^Nacrt: Đačka jesen/)
    await expect(preview.getByText('Nacrt', { exact: true })).toBeVisible()
    const article = () =>
      preview
        .locator('article')
        .innerHTML()
        .then((html) => html.replace(/datetime="[^"]+"/, ''))
    const previewed = await article()

    await page.getByLabel('Objavljeno', { exact: true }).check()
    await save(page)
    await said(page, 'Posjetitelji to vide odmah')
    await preview.goto('/blog/dacka-jesen')
    expect(await article()).toBe(previewed)
    expect(await publicPage(site, '/blog?lang=en')).toContain('Đačka jesen EN')
  })

  test('looks at a draft that is hardly begun, in a language it is not written in, and goes back to it', async ({
    site,
  }) => {
    const page = await admin(site, '/posts/new', { language: 'en', undecided: true })
    await texts(page, 'Title').getByLabel('Croatian').fill('Tek započeto')
    await page.getByLabel('Address of the post').fill('tek-zapoceto')
    await save(page, 'Save')
    await expect(page.getByText('The English text is incomplete')).toBeVisible()
    await page.waitForURL(/\/posts\/[0-9a-f-]{36}\?/)
    await page.goto(`${new URL(page.url()).pathname}/preview`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('–')
    const notice = page.getByText('A preview of the saved version')
    await expect(notice).toBeInViewport()
    expect((await notice.boundingBox())!.y).toBeLessThan(150)
    await expect(page.locator('[data-consent-banner]')).toHaveCount(0)
    await page.getByRole('link', { name: 'Back to editing' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Tek započeto' })).toBeVisible()
  })

  test('is told which language has stayed behind, and says that it is right', async ({ site }) => {
    const page = await admin(site, '/shop-items')
    await page.getByRole('link', { name: 'Darovni bon za funkcionalno testiranje' }).click()
    await texts(page, 'Opis').getByLabel('Hrvatski').fill('Novi opis.')
    await save(page)
    await expect(page.getByText('Engleski tekst stariji je od hrvatskoga').first()).toBeVisible()
    await page.goto('/admin/content')
    const shop = page.getByRole('listitem').filter({ hasText: 'Trgovina' })
    await expect(shop.getByText('1 stavka čeka prijevod')).toBeVisible()
    await page.goBack()
    await page.getByRole('button', { name: 'Engleski tekst i dalje vrijedi' }).click()
    await said(page, 'Zabilježeno')
    expect(await focusedText(page)).toContain('Zabilježeno')
    await texts(page, 'Naziv').getByLabel('Engleski').fill('Voucher, new')
    await save(page)
    await said(page, 'Spremljeno.') // also a change decided on the version that the confirmation made
  })

  test('puts testimonials in another order, and hides one', async ({ site }) => {
    const page = await admin(site, '/testimonials')
    await page.getByRole('button', { name: 'Pomakni dolje: Ana M.' }).click()
    await said(page, 'Ana M.: sada 2. na popisu')
    await page.getByRole('button', { name: 'Spremi redoslijed' }).click()
    await said(page, 'Redoslijed je spremljen.')
    expect(await focusedText(page)).toContain('Redoslijed je spremljen.')
    const names = async () =>
      (JSON.parse(await publicPage(site, '/api/testimonials')) as { name: string }[]).map(({ name }) => name)
    expect((await names()).slice(0, 2)).toEqual(['Ivan K.', 'Ana M.'])
    await page.getByRole('link', { name: 'Ivan K.' }).click()
    await page.getByLabel('Sakrij sa stranice').check()
    await save(page)
    await said(page, 'Posjetitelji to još ne vide')
    expect(await names()).not.toContain('Ivan K.')
  })

  test('removes only after having been asked', async ({ site }) => {
    const page = await admin(site, '/holidays')
    const { length: before } = await (await page.request.get('/api/admin/content/holidays')).json()
    await page.getByRole('link', { name: 'Tijelovo' }).first().click()
    // What is unsaved goes with the item, without another question.
    await texts(page, 'Naziv').getByLabel('Hrvatski').fill('Tijelovo u Zagrebu')
    const questions: string[] = []
    page.on('dialog', (dialog) => {
      questions.push(dialog.type())
      void dialog.accept()
    })
    await page.getByRole('button', { name: 'Ukloni…' }).click()
    await page.getByRole('button', { name: 'Zadrži' }).click()
    await page.getByRole('button', { name: 'Ukloni…' }).click()
    await page.getByRole('button', { name: 'Ukloni zauvijek' }).click()
    await page.waitForURL(/\/admin\/content\/holidays\?/)
    await said(page, 'Stavka je uklonjena.')
    expect(await focusedText(page)).toBe('Stavka je uklonjena.')
    expect(await (await page.request.get('/api/admin/content/holidays')).json()).toHaveLength(before - 1)
    expect(questions).toEqual([])
  })

  test.describe('while somebody else saves the same', () => {
    const saveElsewhere = async (page: Page, change: object) => {
      const [item] = await (await page.request.get('/api/admin/content/business')).json()
      const answer = await page.request.put(`/api/admin/content/business/${item.id}`, {
        headers: { 'If-Match': `"${item.version}"` },
        data: { ...item.content, ...change },
      })
      expect(answer.status()).toBe(200)
    }

    test('is told who changed what, has both in the fields, and saves both', async ({ site }) => {
      site.forgive(/412/)
      const page = await admin(site, '/business')
      await page.getByLabel('Telefon').fill('+385 1 555 0777')
      await saveElsewhere(page, { city: 'Sisak' })
      await save(page)
      const notice = page.getByRole('alert').filter({ hasText: 'Netko je u međuvremenu spremio svoje izmjene' })
      await expect(notice.getByText('Grad: Zagreb → Sisak')).toBeVisible()
      await expect(notice).toContainText(administrator.email)
      await expect(page.getByLabel('Telefon')).toHaveValue('+385 1 555 0777')
      await expect(page.getByLabel('Grad')).toHaveValue('Sisak')
      await save(page)
      await said(page, 'Spremljeno.')
      expect(await publicPage(site, '/kontakt')).toMatch(/Sisak.*\+385 1 555 0777|\+385 1 555 0777.*Sisak/s)
    })

    test('chooses whose entry stays in a field that both have changed', async ({ site }) => {
      site.forgive(/412/)
      const page = await admin(site, '/business')
      await page.getByLabel('Mobitel').fill('+385 91 555 0001')
      await page.getByLabel('Grad').fill('Moj grad')
      await saveElsewhere(page, { mobilePhone: '+385 91 555 0002', city: 'Njihov grad' })
      await save(page)
      await page.getByRole('button', { name: /^Prihvati njihovo.*Mobitel$/ }).click()
      await page.getByRole('button', { name: /^Zadrži moje.*Grad$/ }).click()
      await expect(page.getByLabel('Mobitel')).toHaveValue('+385 91 555 0002')
      await expect(page.getByLabel('Grad')).toHaveValue('Moj grad')
      await save(page)
      await said(page, 'Spremljeno.')
      const [{ content }] = await (await page.request.get('/api/admin/content/business')).json()
      expect(content).toMatchObject({ mobilePhone: '+385 91 555 0002', city: 'Moj grad' })
    })
  })

  test('is offered to sign in beside what is typed when the session has ended', async ({ site }) => {
    site.forgive(/401/)
    const page = await admin(site, '/business')
    await page.getByLabel('Telefon').fill('+385 1 555 0666')
    await page.request.delete('/api/admin/session')
    await save(page)
    const signIn = page.getByRole('link', { name: /Prijavite se u novoj kartici/ })
    await expect(signIn).toHaveAttribute('target', '_blank')
    await page.request.post('/api/admin/session', { data: administrator })
    await expect(page.getByLabel('Telefon')).toHaveValue('+385 1 555 0666')
    await save(page)
    await said(page, 'Spremljeno.')
  })

  test('saves by Enter in a field, and takes no price that may mean another', async ({ site }) => {
    site.forgive(/422/)
    const page = await admin(site, '/prices')
    await page.getByRole('link', { name: 'Početne konzultacije' }).click()
    const price = page.getByLabel('Cijena u eurima')
    await expect(page.locator('form', { has: price })).toHaveAttribute('autocomplete', 'off')
    await price.fill('0')
    await price.press('Enter')
    await said(page, 'Spremljeno.')
    for (const ambiguous of ['1e3', '0x10', '1.000', ' ']) {
      await price.fill(ambiguous)
      await save(page)
      await expect(page.getByText('Upišite iznos u eurima samo brojkama')).toBeVisible()
      await expect(price).toBeFocused()
      await expect(price).toHaveValue(ambiguous)
    }
    expect(await publicPage(site, '/cjenik')).not.toMatch(/7\.777|1\.000\s€/)
  })

  test('moves prices within their category by keyboard, and renames a category once for all of them', async ({
    site,
  }) => {
    const page = await admin(site, '/prices')
    const headings = () => page.getByRole('main').locator('li:not(:has(a))').allTextContents()
    const before = await headings()
    await page
      .getByRole('button', { name: /^Pomakni dolje/ })
      .first()
      .focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Spremi redoslijed' }).click()
    await said(page, 'Redoslijed je spremljen.')
    expect(await headings()).toEqual(before)
    expect(new Set(before).size).toBe(before.length)
    await page.getByRole('link', { name: 'Uredi kategorije' }).click()
    await page.getByRole('link', { name: 'Kućni ljubimci' }).click()
    await texts(page, 'Naziv').getByLabel('Hrvatski').fill('Životinje')
    await texts(page, 'Naziv').getByLabel('Engleski').fill('Animals')
    await save(page)
    await said(page, 'Spremljeno.')
    expect(await publicPage(site, '/cjenik')).toContain('Životinje')
    await page.getByRole('button', { name: 'Ukloni…' }).click()
    site.forgive(/409/)
    await page.getByRole('button', { name: 'Ukloni zauvijek' }).click()
    await expect(page.getByText('još ima stavki')).toBeVisible()
  })

  test('is asked before leaving with unsaved changes, and keeps them in another language', async ({ site }) => {
    const page = await admin(site, '/prices')
    await page.getByRole('link', { name: 'Početne konzultacije' }).click()
    await page.getByLabel('Trajanje jednog dolaska u minutama').fill('15')
    const questions: string[] = []
    page.on('dialog', (dialog) => {
      questions.push(dialog.message())
      void dialog.dismiss()
    })
    await page.getByRole('link', { name: 'Upiti' }).click()
    expect(questions).toEqual(['Izmjene nisu spremljene. Otići bez spremanja?'])
    await page.getByRole('link', { name: 'English' }).click()
    await expect(page.getByRole('button', { name: 'Save' })).toBeVisible()
    expect(questions).toHaveLength(1)
    await expect(page.getByLabel('Duration of one visit in minutes')).toHaveValue('15')
    await save(page, 'Save')
    await said(page, 'Saved.')
  })

  test('is asked before the history leads away from unsaved changes, and stays with them unless that is meant', async ({
    site,
  }) => {
    const page = await admin(site, '/prices')
    await page.getByRole('link', { name: 'Postupak biorezonance', exact: true }).click()
    await page.getByRole('link', { name: 'Cjenik' }).click()
    await expect(page.getByRole('link', { name: 'Dodaj uslugu' })).toBeVisible()
    await page.goBack()
    const minutes = page.getByLabel('Trajanje jednog dolaska u minutama')
    await minutes.fill('15')
    const asked = async (way: 'back' | 'forward') => {
      const [dialog] = await Promise.all([page.waitForEvent('dialog'), page.evaluate((to) => history[to](), way)])
      return dialog
    }
    for (const way of ['back', 'forward', 'back'] as const) {
      await (await asked(way)).dismiss()
      await page.waitForURL(/prices\/./)
      await expect(minutes).toHaveValue('15')
    }
    await (await asked('back')).accept()
    await page.waitForURL(/prices$/)
    await expect(page.getByRole('link', { name: 'Dodaj uslugu' })).toBeVisible()
  })
})

test.describe('the editor of the content', () => {
  test.use({ ownSite: {} })
  const kinds = [
    'locations',
    'holidays',
    'price-categories',
    'prices',
    'therapists',
    'testimonials',
    'posts',
    'shop-items',
    'companies',
    'franchise-facts',
    'business',
    'contact-subjects',
    'rooms',
    'bookable-services',
    'therapist-hours',
  ]
  const single = ['franchise-facts', 'business']

  for (const [language, button, name, viewport] of [
    ['hr', 'Spremi', 'a phone', phone],
    ['en', 'Save', 'a desktop', desktop],
  ] as const) {
    test(`axe finds no fault in any list and any refused form in ${language} on ${name}`, async ({ site }) => {
      test.setTimeout(240_000)
      site.forgive(/422/)
      const page = await site.visit('/admin/content', { ...signedIn, language, viewport })
      expect.soft(await accessibilityFaults(page), 'overview').toEqual([])
      for (const kind of kinds) {
        await test.step(kind, async () => {
          await page.goto(`/admin/content/${kind}`)
          await hydrated(page)
          expect.soft(await accessibilityFaults(page), `${kind}, as it is`).toEqual([])
          if (single.includes(kind)) await page.getByRole('textbox').first().fill('')
          else await page.goto(`/admin/content/${kind}/new`)
          await save(page, button)
          await expect(page.locator('[aria-invalid]').first()).toBeVisible()
          expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true')
          await page.evaluate(() => scrollTo(0, 0)) // what the bar covers for now is no small target
          expect.soft(await accessibilityFaults(page), `${kind}, refused`).toEqual([])
        })
      }
    })
  }
})
