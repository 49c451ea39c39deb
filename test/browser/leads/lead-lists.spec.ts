import type { Page } from '@playwright/test'
import { hydrated } from '../../support/browser.js'
import { markDocument } from '../../support/visitors.js'
import { type Admin, expect, namesIn, test } from '../fixtures.js'

const kinds = [
  {
    list: '/admin/contact-messages',
    receive: 'receiveMessages',
    named: (first: string, last: string) => ({ name: `${first} ${last}` }),
    next: ['inProgress', 'U obradi'],
    heading: 'Ime i prezime',
    listed: (name: string) => name,
    sorted: ['Ana Zorić', 'Čedo Babić', 'Željka Đurić'],
    final: 'closed',
  },
  {
    list: '/admin/franchise-inquiries',
    receive: 'receiveInquiries',
    named: (firstName: string, lastName: string) => ({ firstName, lastName }),
    next: ['contacted', 'Kontaktirano'],
    heading: 'Ime i prezime',
    listed: (name: string) => name,
    sorted: ['Ana Zorić', 'Čedo Babić', 'Željka Đurić'],
    final: 'rejected',
  },
] as const

for (const {
  list,
  receive,
  named,
  heading,
  listed,
  next: [nextStatus, nextName],
  sorted,
  final,
} of kinds) {
  test.describe(`at ${list}`, () => {
    test.use({ ownSite: {} })
    const newestFirst = ['Čedo Babić', 'Ana Zorić', 'Željka Đurić']
    const ids: Record<string, string> = {}
    test.beforeAll(async ({ admin }) => {
      for (const [first, last] of [
        ['Željka', 'Đurić'],
        ['Ana', 'Zorić'],
        ['Čedo', 'Babić'],
      ] as const) {
        const email = `${first
          .normalize('NFD')
          .replace(/\P{ASCII}/gu, '')
          .toLowerCase()}@example.com`
        ;[ids[`${first} ${last}`]] = (await admin[receive]({ ...named(first, last), email })) as [string]
      }
    })
    const change = (admin: Admin, name: string, changes: object) =>
      admin.ask('POST', `/api${list}/changes`, { ids: [ids[name]], ...changes })

    const shows = (page: Page, names: readonly string[]) => expect(namesIn(page)).toHaveText(names.map(listed))
    const select = async (page: Page, ...names: string[]) => {
      for (const name of names) await page.getByRole('checkbox', { name: `Odaberi: ${listed(name)}` }).check()
    }
    const search = (page: Page) => page.getByRole('searchbox')

    const quick = final === 'closed' ? { tag: '@quick' } : {}
    test(
      'a search without accents finds leads in place, announces the number and keeps the focus',
      quick,
      async ({ admin }) => {
        const page = await admin.enter(list)
        await shows(page, newestFirst)
        const isSameDocument = await markDocument(page)
        await search(page).pressSequentially('zeljka dur')
        await shows(page, ['Željka Đurić'])
        await expect(page.getByRole('status').filter({ hasText: 'rezultat' })).toHaveText('1 rezultat')
        // On a slow machine, what is typed first is searched for first.
        await expect(page).toHaveURL((url) => url.searchParams.get('search') === 'zeljka dur')
        await expect(search(page)).toBeFocused()
        expect(await isSameDocument()).toBe(true)
      },
    )

    test('leads are filtered by status, assignee, location and day', async ({ admin }) => {
      await change(admin, 'Željka Đurić', { location: 'zagreb' })
      const page = await admin.enter(list)
      const filter = page.getByRole('search')
      await filter.getByLabel('Centar').selectOption({ label: 'Zagreb' })
      await shows(page, ['Željka Đurić'])
      await filter.getByLabel('Dodijeljeno').selectOption('me')
      await expect(page.getByText('Ništa ne odgovara filtrima.')).toBeVisible()
      await filter.getByLabel('Dodijeljeno').selectOption('none')
      await filter.getByLabel('Status').selectOption('new')
      await shows(page, ['Željka Đurić'])
      await filter.getByLabel('Od dana').fill('1. 1. 2020.')
      await page.waitForURL(/from=2020-01-01/)
      await filter.getByLabel('Do dana').fill('2020-02-01')
      await expect(page.getByText('Ništa ne odgovara filtrima.')).toBeVisible()
      expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
        location: 'zagreb',
        assignee: 'none',
        status: 'new',
        from: '2020-01-01',
        to: '2020-02-01',
      })
      await change(admin, 'Željka Đurić', { location: null })
    })

    test('leads are sorted by a column, whose header reports the order', async ({ admin }) => {
      const page = await admin.enter(list)
      const header = page.getByRole('columnheader', { name: heading })
      await expect(header).not.toHaveAttribute('aria-sort')
      await header.getByRole('link').click()
      await shows(page, sorted)
      await expect(header).toHaveAttribute('aria-sort', 'ascending')
      await header.getByRole('link').click()
      await shows(page, sorted.toReversed())
      await expect(header).toHaveAttribute('aria-sort', 'descending')
      await expect(page.locator('[aria-sort]')).toHaveCount(1)
    })

    // Lists of both kinds are one component; the API is tested for each kind (lead-bulk-changes, lead-undo, lead-filters).
    if (list === kinds[0].list) {
      test('going back restores the list and its fields, and a search survives a reload', async ({ admin }) => {
        const page = await admin.enter(list)
        await search(page).pressSequentially('ana')
        await shows(page, ['Ana Zorić'])
        await page.getByRole('link', { name: 'Poništi filtre' }).click()
        await shows(page, newestFirst)
        await expect(search(page)).toHaveValue('')
        await page.goBack()
        await shows(page, ['Ana Zorić'])
        await expect(search(page)).toHaveValue('ana')
        await page.goBack()
        await shows(page, newestFirst)
        await expect(search(page)).toHaveValue('')
        await page.goForward()
        await shows(page, ['Ana Zorić'])
        await page.reload()
        await hydrated(page)
        await shows(page, ['Ana Zorić'])
        await expect(search(page)).toHaveValue('ana')
      })

      test('a search without a result links the view that has one', async ({ admin }) => {
        await change(admin, 'Ana Zorić', { trashed: true })
        const page = await admin.enter(`${list}?search=zoric`)
        await page.getByRole('link', { name: 'Traži u prikazu: Koš' }).click()
        await shows(page, ['Ana Zorić'])
        await change(admin, 'Ana Zorić', { trashed: false })
      })

      test('several leads are moved to the trash, and restored by one click', async ({ admin }) => {
        const page = await admin.enter(list)
        await select(page, 'Ana Zorić', 'Čedo Babić')
        await page.getByRole('button', { name: 'U koš' }).click()
        await expect(page.getByText('Premješteno u koš: 2.')).toBeVisible()
        await shows(page, ['Željka Đurić'])
        await expect(page.getByText('Premješteno u koš: 2.').locator('..')).toBeFocused()
        await page.getByRole('button', { name: 'Poništi', exact: true }).click()
        await expect(page.getByText('Poništeno: 2.')).toBeVisible()
        await shows(page, newestFirst)
      })

      test('a lead in the trash is restored from there', async ({ admin }) => {
        await change(admin, 'Ana Zorić', { trashed: true })
        const page = await admin.enter(list)
        await page.getByRole('link', { name: 'Koš', exact: true }).click()
        await shows(page, ['Ana Zorić'])
        await page.getByRole('checkbox', { name: 'Odaberi sve na stranici' }).check()
        await page.getByRole('button', { name: 'Vrati iz koša' }).click()
        await expect(page.getByText('Vraćeno iz koša: 1.')).toBeVisible()
        await page.getByRole('link', { name: 'Sve', exact: true }).click()
        await shows(page, newestFirst)
      })

      test('a lead in the trash is deleted permanently, after a question', async ({ admin }) => {
        const [id] = await admin.receiveMessages({ name: 'Bivša Biserka' })
        await admin.ask('POST', `/api${list}/changes`, { ids: [id], trashed: true })
        const page = await admin.enter(`${list}?view=trash`)
        await page.getByRole('checkbox', { name: 'Odaberi: Bivša Biserka' }).check()
        await page.getByRole('button', { name: 'Izbriši zauvijek' }).click()
        await page.getByRole('dialog', { name: 'Zauvijek izbrisati 1 stavku?' }).getByText('Izbriši').click()
        await expect(page.getByText('Izbrisano: 1.')).toBeVisible()
        await expect(page.getByText('Ništa ne odgovara filtrima.')).toBeVisible()
      })

      test('tabs offer only the statuses that their leads can have', async ({ admin }) => {
        const page = await admin.enter(`${list}?view=spam&status=new`)
        await expect(page.getByRole('search').getByLabel('Status')).toHaveCount(0)
        await page.getByRole('link', { name: 'Sve', exact: true }).click()
        await page.getByRole('search').getByLabel('Status').selectOption('spam')
        await expect(page.getByText('Ništa ne odgovara filtrima.')).toBeVisible()
        await page.getByRole('link', { name: 'Otvoreno' }).click()
        await page.waitForURL(`${list}?view=open`)
        const spam = page.getByRole('search').getByLabel('Status').locator('option[value=spam]')
        await expect(spam).toHaveCount(0)
      })

      test('a failed batch is reported, and keeps the selection', async ({ admin }) => {
        admin.forgive(/Failed to load resource/)
        const page = await admin.enter(list)
        await page.route('**/changes', (route) => route.abort())
        await select(page, 'Čedo Babić')
        await page.getByRole('button', { name: 'U koš' }).click()
        await expect(page.getByText('Poslužitelj nije odgovorio. Provjerite vezu i pokušajte ponovno.')).toBeVisible()
        await expect(page.getByRole('checkbox', { name: `Odaberi: ${listed('Čedo Babić')}` })).toBeChecked()
      })

      test('hidden columns stay hidden, also in the HTML of the server', async ({ admin }) => {
        const page = await admin.enter(list)
        await page.getByText('Stupci', { exact: true }).click()
        await page.getByRole('checkbox', { name: 'Jezik' }).uncheck()
        await expect(page.getByRole('columnheader', { name: 'Jezik' })).toHaveCount(0)
        const html = await (await page.request.get(list)).text()
        expect(html).not.toMatch(/<th[^>]*>Jezik/)
        expect(html).toMatch(/<th[^>]*>Centar/)
        await page.getByRole('checkbox', { name: 'Jezik' }).check()
        await expect(page.getByRole('columnheader', { name: 'Jezik' })).toBeVisible()
      })

      test('the export is not offered to staff', async ({ admin }) => {
        const page = await admin.enter(list, { as: await admin.hire(`${receive.toLowerCase()}@example.com`) })
        await expect(page.getByRole('link', { name: 'Za ispis', exact: true })).toBeVisible()
        await expect(page.getByRole('link', { name: 'Izvezi CSV' })).toHaveCount(0)
      })
    }

    test('several leads get a status and an assignee in one batch', async ({ admin }) => {
      await change(admin, 'Ana Zorić', { status: nextStatus })
      const page = await admin.enter(list)
      await page.getByRole('checkbox', { name: 'Odaberi sve na stranici' }).check()
      const actions = page.getByRole('region', { name: 'Radnje s odabranima' })
      await actions.getByLabel('Novi status').selectOption({ label: `${nextName} (2 od 3)` })
      await actions.getByLabel('Dodijeli').selectOption({ label: 'owner@example.com' })
      await actions.getByRole('button', { name: 'Primijeni' }).click()
      await expect(page.getByText('Promijenjeno: 3.')).toBeVisible()
      const row = (name: string) => page.getByRole('row').filter({ hasText: listed(name) })
      await expect(row('Željka Đurić').getByText(nextName)).toHaveCount(1)
      await expect(row('Čedo Babić').getByText('owner')).toHaveCount(1)
      await expect(page.getByRole('region', { name: 'Radnje s odabranima' })).toHaveCount(0)
      // Once more it changes what is not so already, and is taken back as a whole.
      await change(admin, 'Ana Zorić', { assigneeId: null })
      await page.getByRole('checkbox', { name: 'Odaberi sve na stranici' }).check()
      await actions.getByLabel('Dodijeli').selectOption({ label: 'owner@example.com' })
      await actions.getByRole('button', { name: 'Primijeni' }).click()
      await expect(page.getByText('Promijenjeno: 1. Već je bilo tako: 2.')).toBeVisible()
      await page.getByRole('button', { name: 'Poništi', exact: true }).click()
      await expect(page.getByText('Poništeno: 1.')).toBeVisible()
      await expect(row('Ana Zorić').getByText('owner')).toHaveCount(0)
    })

    test('a batch names the leads that it could not change, with the reason', async ({ admin }) => {
      const page = await admin.enter(list)
      await page.getByRole('checkbox', { name: 'Odaberi sve na stranici' }).check()
      const actions = page.getByRole('region', { name: 'Radnje s odabranima' })
      await actions.getByLabel('Novi status').selectOption('spam')
      // Meanwhile, at another admin, one of them comes to its end.
      for (const status of final === 'closed' ? ['answered', 'closed'] : ['rejected'])
        await change(admin, 'Čedo Babić', { status })
      await actions.getByRole('button', { name: 'Primijeni' }).click()
      await expect(page.getByText('Promijenjeno: 2.')).toBeVisible()
      await expect(page.getByText('Nije promijenjeno: 1.')).toBeVisible()
      await expect(
        page.getByText(`${listed('Čedo Babić')}: iz svojeg statusa ne može prijeći u odabrani`),
      ).toBeVisible()
      await shows(page, ['Čedo Babić'])
      await page.getByRole('link', { name: 'Otvoreno' }).click()
      await expect(page.getByText('Ništa ne odgovara filtrima.')).toBeVisible()
      await page.getByRole('link', { name: 'Neželjeno' }).click()
      await shows(page, ['Ana Zorić', 'Željka Đurić'])
    })

    test('selected leads are printed alone', async ({ admin }) => {
      const email = 'ispis@example.com'
      const sent = ['Prvi', 'Drugi', 'Treći'].map((last) => ({ ...named('Ispis', last), email }))
      await admin[receive](...sent)
      const page = await admin.enter(`${list}?search=ispis`)
      await select(page, 'Ispis Prvi', 'Ispis Treći')
      await page.getByRole('link', { name: 'Ispis odabranih' }).click()
      await expect(page.getByRole('button', { name: 'Ispiši' })).toBeVisible()
      await expect(page.locator('tbody tr')).toHaveCount(2)
      await expect(page.getByText('Odabrano:')).toBeVisible()
      await page.getByRole('link', { name: 'Natrag na puni popis' }).click()
      await shows(page, ['Ispis Treći', 'Ispis Drugi', 'Ispis Prvi'])
    })

    test('the export has the filter of the list', async ({ admin }) => {
      const page = await admin.enter(`${list}?search=babic&sort=name`)
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Izvezi CSV' }).click()
      const csv = await (await download).createReadStream()
      const text = (await csv.toArray()).join('')
      expect(text).toMatch(/^\uFEFF"Primljeno";/) // as Excel in Croatian opens it
      expect(text).toContain('cedo@example.com')
      expect(text).not.toContain('zeljka@example.com')
    })

    test('the list of a phone has cards without the names of their fields', async ({ admin }) => {
      const page = await admin.enter(list, { viewport: { width: 390, height: 844 } })
      const card = page.getByRole('row').filter({ hasText: listed('Čedo Babić') })
      await expect(card.getByText(heading, { exact: true })).toBeHidden()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    })
  })
}

test.describe('a list on a wide screen', () => {
  test.use({ ownSite: {} })
  test.beforeAll(async ({ admin }) => {
    const message = 'Zanima me testiranje intolerancije na hranu za moju kćer. Kada bismo mogli doći?'
    await admin.receiveMessages(...Array.from({ length: 14 }, (_, index) => ({ name: `Gost ${index}`, message })))
  })
  const rowsInSight = (page: Page) =>
    page
      .locator('tbody tr')
      .evaluateAll((rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length)

  test('a wide list shows at least ten leads, or fewer with more space', async ({ admin }) => {
    const page = await admin.enter('/admin/contact-messages', { viewport: { width: 1440, height: 900 } })
    const compact = await rowsInSight(page)
    expect(compact).toBeGreaterThanOrEqual(10)
    const more = page.getByRole('button', { name: 'Veći razmak redaka' })
    await more.click()
    await expect(more).toHaveAttribute('aria-pressed', 'true')
    const roomy = await rowsInSight(page)
    expect(roomy).toBeLessThan(compact)
    await page.reload()
    expect(await rowsInSight(page)).toBe(roomy)
    await expect(more).toHaveAttribute('aria-pressed', 'true')
  })

  test('a wide list uses the width of the window', async ({ admin }) => {
    const page = await admin.enter('/admin/contact-messages', { viewport: { width: 1920, height: 1000 } })
    expect((await page.getByRole('table').boundingBox())!.width).toBeGreaterThan(1800)
  })
})

test.describe('a list of more than a page', () => {
  test.use({ ownSite: {} })
  test.beforeAll(async ({ admin }) => {
    await admin.receiveMessages(...Array.from({ length: 27 }, (_, index) => ({ name: `Osoba ${index}` })))
  })

  test('a long list is paged, and keeps filter and order when the page size changes', async ({ admin }) => {
    const page = await admin.enter('/admin/contact-messages?search=osoba&sort=receivedAt')
    await expect(namesIn(page)).toHaveCount(25)
    await page.getByRole('link', { name: 'Sljedeća' }).click()
    await expect(page.getByText('Stranica 2 od 2')).toBeVisible()
    await expect(namesIn(page)).toHaveText(['Osoba 25', 'Osoba 26'])
    await page.getByRole('link', { name: 'Stranica 1', exact: true }).click()
    await expect(page.getByText('Stranica 1 od 2')).toBeVisible()
    await page.getByRole('link', { name: 'Stranica 2', exact: true }).click()
    await expect(page.getByText('Stranica 2 od 2')).toBeVisible()
    await page.reload()
    await expect(namesIn(page)).toHaveText(['Osoba 25', 'Osoba 26'])
    await page.getByRole('link', { name: '50', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Osoba 0', exact: true })).toBeVisible()
    await expect(namesIn(page)).toHaveCount(27)
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      search: 'osoba',
      sort: 'receivedAt',
      pageSize: '50',
    })
  })
  test('the question before all matching leads are changed names those that refuse, and so does the result', async ({
    admin,
  }) => {
    const list = '/admin/contact-messages'
    const { items } = await admin.ask<{ items: { id: string }[] }>('GET', `/api${list}?search=osoba&sort=receivedAt`)
    const [{ id }] = items as [{ id: string }]
    await admin.ask('POST', `/api${list}/changes`, { ids: [id], status: 'closed' })
    const page = await admin.enter(`${list}?search=osoba`)
    const actions = page.getByRole('region', { name: 'Radnje s odabranima' })
    const all = page.getByRole('checkbox', { name: 'Odaberi sve na stranici' })
    const matching = actions.getByRole('button', { name: 'Odaberi sve koji odgovaraju (27)' })
    await all.check()
    await matching.click()
    await expect(matching).toHaveAttribute('aria-pressed', 'true')
    // Another selection begins with the leads of the page.
    await actions.getByRole('button', { name: 'Poništi odabir' }).click()
    await all.check()
    await expect(matching).toHaveAttribute('aria-pressed', 'false')
    await matching.click()
    await actions.getByLabel('Novi status').selectOption('answered')
    await actions.getByRole('button', { name: 'Primijeni' }).click()
    const question = page.getByRole('dialog')
    await expect(question.getByText('ne mogu prijeći u „Odgovoreno” ostaju kakvi jesu')).toBeVisible()
    await question.getByRole('button', { name: 'Promijeni sve (27)' }).click()
    await expect(page.getByText('Promijenjeno: 26.')).toBeVisible()
    // Its name is on another page.
    await expect(page.getByText('1 ×: iz svojeg statusa ne može prijeći u odabrani')).toBeVisible()
  })
})
