import type { Page } from 'playwright-core'
import { adminSite, namesIn } from '../support/admin-site.js'
import { hydrated } from '../support/browser.js'
import { markDocument } from '../support/visitors.js'

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
    heading: 'Prezime i ime',
    listed: (name: string) => name.split(' ').toReversed().join(' '),
    sorted: ['Čedo Babić', 'Željka Đurić', 'Ana Zorić'],
    final: 'rejected',
  },
] as const

describe.each(kinds)(
  'at $list',
  ({ list, receive, named, heading, listed, next: [nextStatus, nextName], sorted, final }) => {
    const admin = adminSite()
    const newestFirst = ['Čedo Babić', 'Ana Zorić', 'Željka Đurić']
    const ids: Record<string, string> = {}
    beforeAll(async () => {
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
    const change = (name: string, changes: object) =>
      admin.ask('POST', `/api${list}/changes`, { ids: [ids[name]], ...changes })

    const shows = async (page: Page, names: readonly string[]) => {
      await page.waitForFunction(
        (expected) =>
          [...document.querySelectorAll('tbody [data-row-link]')].map(({ textContent }) => textContent).join() ===
          expected,
        names.map(listed).join(),
      )
      expect(await namesIn(page)).toEqual(names.map(listed))
    }
    const select = async (page: Page, ...names: string[]) => {
      for (const name of names) await page.getByRole('checkbox', { name: `Odaberi: ${listed(name)}` }).check()
    }
    const search = (page: Page) => page.getByRole('searchbox')

    it('what is typed is found in place, without its accents, and said; focus and document stay', async () => {
      const page = await admin.enter(list)
      await shows(page, newestFirst)
      const isSameDocument = await markDocument(page)
      await search(page).pressSequentially('zeljka dur')
      await shows(page, ['Željka Đurić'])
      expect(await page.getByRole('status').filter({ hasText: 'rezultat' }).textContent()).toBe('1 rezultat')
      expect(new URL(page.url()).searchParams.get('search')).toBe('zeljka dur')
      expect(await search(page).evaluate((field) => field === document.activeElement)).toBe(true)
      expect(await isSameDocument()).toBe(true)
    })

    it('going back shows the list and the fields as they were, and what was searched for survives a reload', async () => {
      const page = await admin.enter(list)
      await search(page).pressSequentially('ana')
      await shows(page, ['Ana Zorić'])
      await page.getByRole('link', { name: 'Poništi filtre' }).click()
      await shows(page, newestFirst)
      expect(await search(page).inputValue()).toBe('')
      await page.goBack()
      await shows(page, ['Ana Zorić'])
      expect(await search(page).inputValue()).toBe('ana')
      await page.goBack()
      await shows(page, newestFirst)
      expect(await search(page).inputValue()).toBe('')
      await page.goForward()
      await shows(page, ['Ana Zorić'])
      await page.reload()
      await hydrated(page)
      await shows(page, ['Ana Zorić'])
      expect(await search(page).inputValue()).toBe('ana')
    })

    it('it is filtered by status, by whose it is, by location and by day', async () => {
      await change('Željka Đurić', { location: 'zagreb' })
      const page = await admin.enter(list)
      const filter = page.getByRole('search')
      await filter.getByLabel('Centar').selectOption({ label: 'Zagreb' })
      await shows(page, ['Željka Đurić'])
      await filter.getByLabel('Dodijeljeno').selectOption('me')
      await page.getByText('Ništa ne odgovara filtrima.').waitFor()
      await filter.getByLabel('Dodijeljeno').selectOption('none')
      await filter.getByLabel('Status').selectOption('new')
      await shows(page, ['Željka Đurić'])
      await filter.getByLabel('Od dana').fill('2020-01-01')
      await page.waitForURL(/from=2020-01-01/)
      await filter.getByLabel('Do dana').fill('2020-02-01')
      await page.getByText('Ništa ne odgovara filtrima.').waitFor()
      expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
        ...{ location: 'zagreb', assignee: 'none', status: 'new' },
        ...{ from: '2020-01-01', to: '2020-02-01' },
      })
      await change('Željka Đurić', { location: null })
    })

    it('a search that finds nothing leads to where there may be something', async () => {
      await change('Ana Zorić', { trashed: true })
      const page = await admin.enter(`${list}?search=zoric`)
      await page.getByRole('link', { name: 'Traži u prikazu: Koš' }).click()
      await shows(page, ['Ana Zorić'])
      await change('Ana Zorić', { trashed: false })
    })

    it('it is sorted by the columns, and says by which', async () => {
      const page = await admin.enter(list)
      const header = page.getByRole('columnheader', { name: heading })
      expect(await header.getAttribute('aria-sort')).toBeNull()
      await header.getByRole('link').click()
      await shows(page, sorted)
      expect(await header.getAttribute('aria-sort')).toBe('ascending')
      await header.getByRole('link').click()
      await shows(page, sorted.toReversed())
      expect(await header.getAttribute('aria-sort')).toBe('descending')
      expect(await page.locator('[aria-sort]').count()).toBe(1)
    })

    it('several are moved to the trash, and taken back by one press', async () => {
      const page = await admin.enter(list)
      await select(page, 'Ana Zorić', 'Čedo Babić')
      await page.getByRole('button', { name: 'U koš' }).click()
      await page.getByText('Premješteno u koš: 2.').waitFor()
      await shows(page, ['Željka Đurić'])
      expect(
        await page
          .getByText('Premješteno u koš: 2.')
          .locator('..')
          .evaluate((text) => text === document.activeElement),
      ).toBe(true)
      await page.getByRole('button', { name: 'Poništi', exact: true }).click()
      await page.getByText('Poništeno: 2.').waitFor()
      await shows(page, newestFirst)
    })

    it('what is in the trash is restored from there', async () => {
      await change('Ana Zorić', { trashed: true })
      const page = await admin.enter(list)
      await page.getByRole('link', { name: 'Koš', exact: true }).click()
      await shows(page, ['Ana Zorić'])
      await page.getByRole('checkbox', { name: 'Odaberi sve na stranici' }).check()
      await page.getByRole('button', { name: 'Vrati iz koša' }).click()
      await page.getByText('Vraćeno iz koša: 1.').waitFor()
      await page.getByRole('link', { name: 'Sve', exact: true }).click()
      await shows(page, newestFirst)
    })

    it('several get a status and a colleague at once', async () => {
      await change('Ana Zorić', { status: nextStatus })
      const page = await admin.enter(list)
      await page.getByRole('checkbox', { name: 'Odaberi sve na stranici' }).check()
      const actions = page.getByRole('region', { name: 'Radnje s odabranima' })
      await actions.getByLabel('Novi status').selectOption({ label: `${nextName} (2 od 3)` })
      await actions.getByLabel('Dodijeli').selectOption({ label: 'owner@example.com' })
      await actions.getByRole('button', { name: 'Primijeni' }).click()
      await page.getByText('Promijenjeno: 3.').waitFor()
      const row = (name: string) => page.getByRole('row').filter({ hasText: listed(name) })
      expect(await row('Željka Đurić').getByText(nextName).count()).toBe(1)
      expect(await row('Čedo Babić').getByText('owner').count()).toBe(1)
      expect(await page.getByRole('region', { name: 'Radnje s odabranima' }).count()).toBe(0)
      // Once more it changes what is not so already, and is taken back as a whole.
      await change('Ana Zorić', { assigneeId: null })
      await page.getByRole('checkbox', { name: 'Odaberi sve na stranici' }).check()
      await actions.getByLabel('Dodijeli').selectOption({ label: 'owner@example.com' })
      await actions.getByRole('button', { name: 'Primijeni' }).click()
      await page.getByText('Promijenjeno: 1. Već je bilo tako: 2.').waitFor()
      await page.getByRole('button', { name: 'Poništi', exact: true }).click()
      await page.getByText('Poništeno: 1.').waitFor()
      expect(await row('Ana Zorić').getByText('owner').count()).toBe(0)
    })

    it('tabs and statuses do not contradict each other', async () => {
      const page = await admin.enter(`${list}?view=spam&status=new`)
      expect(await page.getByRole('search').getByLabel('Status').count()).toBe(0)
      await page.getByRole('link', { name: 'Sve', exact: true }).click()
      await page.getByRole('search').getByLabel('Status').selectOption('spam')
      await page.getByText('Ništa ne odgovara filtrima.').waitFor()
      await page.getByRole('link', { name: 'Otvoreno' }).click()
      await page.waitForURL(`${list}?view=open`)
      const spam = page.getByRole('search').getByLabel('Status').locator('option[value=spam]')
      await spam.waitFor({ state: 'detached' })
    })

    it('of several, those that may not move are named with the reason', async () => {
      const page = await admin.enter(list)
      await page.getByRole('checkbox', { name: 'Odaberi sve na stranici' }).check()
      const actions = page.getByRole('region', { name: 'Radnje s odabranima' })
      await actions.getByLabel('Novi status').selectOption('spam')
      // Meanwhile, at another admin, one of them comes to its end.
      for (const status of final === 'closed' ? ['answered', 'closed'] : ['rejected'])
        await change('Čedo Babić', { status })
      await actions.getByRole('button', { name: 'Primijeni' }).click()
      await page.getByText('Promijenjeno: 2.').waitFor()
      await page.getByText('Nije promijenjeno: 1.').waitFor()
      await page.getByText(`${listed('Čedo Babić')}: iz svojeg statusa ne može prijeći u odabrani`).waitFor()
      await shows(page, ['Čedo Babić'])
      await page.getByRole('link', { name: 'Otvoreno' }).click()
      await page.getByText('Ništa ne odgovara filtrima.').waitFor()
      await page.getByRole('link', { name: 'Neželjeno' }).click()
      await shows(page, ['Ana Zorić', 'Željka Đurić'])
    })

    it('a change that cannot be made is said, and the selection stays', async () => {
      admin.forgive(/Failed to load resource/)
      const page = await admin.enter(list)
      await page.route('**/changes', (route) => route.abort())
      await select(page, 'Čedo Babić')
      await page.getByRole('button', { name: 'U koš' }).click()
      await page.getByText('Poslužitelj nije odgovorio. Provjerite vezu i pokušajte ponovno.').waitFor()
      expect(await page.getByRole('checkbox', { name: `Odaberi: ${listed('Čedo Babić')}` }).isChecked()).toBe(true)
    })

    it('columns that are hidden stay so, already in what the server sends', async () => {
      const page = await admin.enter(list)
      await page.getByText('Stupci', { exact: true }).click()
      await page.getByRole('checkbox', { name: 'Jezik' }).uncheck()
      await page.getByRole('columnheader', { name: 'Jezik' }).waitFor({ state: 'detached' })
      const html = await (await page.request.get(list)).text()
      expect(html).not.toMatch(/<th[^>]*>Jezik/)
      expect(html).toMatch(/<th[^>]*>Centar/)
      await page.getByRole('checkbox', { name: 'Jezik' }).check()
      await page.getByRole('columnheader', { name: 'Jezik' }).waitFor()
    })

    it('only an administrator is offered the export', async () => {
      const page = await admin.enter(list, { as: await admin.hire('dunja@example.com') })
      await page.getByRole('link', { name: 'Za ispis', exact: true }).waitFor()
      expect(await page.getByRole('link', { name: 'Izvezi CSV' }).count()).toBe(0)
    })

    it('the export takes the same filter', async () => {
      const page = await admin.enter(`${list}?search=babic&sort=name`)
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Izvezi CSV' }).click()
      const csv = await (await download).createReadStream()
      const text = (await csv.toArray()).join('')
      expect(text).toMatch(/^\uFEFF"id";/) // as Excel in Croatian opens it
      expect(text).toContain('cedo@example.com')
      expect(text).not.toContain('zeljka@example.com')
    })

    it('on a phone it is cards that do not repeat the names of their fields', async () => {
      const page = await admin.enter(list, { viewport: { width: 390, height: 844 } })
      const card = page.getByRole('row').filter({ hasText: listed('Čedo Babić') })
      expect(await card.getByText(heading, { exact: true }).isVisible()).toBe(false)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    })
  },
)

describe('a list on a wide screen', () => {
  const admin = adminSite()
  beforeAll(async () => {
    const message = 'Zanima me testiranje intolerancije na hranu za moju kćer. Kada bismo mogli doći?'
    await admin.receiveMessages(...Array.from({ length: 14 }, (_, index) => ({ name: `Osoba ${index}`, message })))
  })
  const rowsInSight = (page: Page) =>
    page
      .locator('tbody tr')
      .evaluateAll((rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length)

  it('shows ten and more at once, or fewer with more space for whoever prefers that', async () => {
    const page = await admin.enter('/admin/contact-messages', { viewport: { width: 1440, height: 900 } })
    const compact = await rowsInSight(page)
    expect(compact).toBeGreaterThanOrEqual(10)
    const more = page.getByRole('button', { name: 'Prozračniji redci' })
    await more.click()
    expect(await more.getAttribute('aria-pressed')).toBe('true')
    const roomy = await rowsInSight(page)
    expect(roomy).toBeLessThan(compact)
    await page.reload()
    expect(await rowsInSight(page)).toBe(roomy)
    expect(await more.getAttribute('aria-pressed')).toBe('true')
  })

  it('uses all the width there is', async () => {
    const page = await admin.enter('/admin/contact-messages', { viewport: { width: 1920, height: 1000 } })
    expect((await page.getByRole('table').boundingBox())!.width).toBeGreaterThan(1800)
  })
})

describe('a list of more than a page', () => {
  const admin = adminSite()
  beforeAll(async () => {
    await admin.receiveMessages(...Array.from({ length: 27 }, (_, index) => ({ name: `Osoba ${index}` })))
  })

  it('is turned page by page, and holds more a page where that is wanted; filter and order stay', async () => {
    const page = await admin.enter('/admin/contact-messages?search=osoba&sort=receivedAt')
    expect(await namesIn(page)).toHaveLength(25)
    await page.getByRole('link', { name: 'Sljedeća' }).click()
    await page.getByText('Stranica 2 od 2').waitFor()
    expect(await namesIn(page)).toEqual(['Osoba 25', 'Osoba 26'])
    await page.getByRole('link', { name: 'Stranica 1', exact: true }).click()
    await page.getByText('Stranica 1 od 2').waitFor()
    await page.getByRole('link', { name: 'Stranica 2', exact: true }).click()
    await page.getByText('Stranica 2 od 2').waitFor()
    await page.reload()
    expect(await namesIn(page)).toEqual(['Osoba 25', 'Osoba 26'])
    await page.getByRole('link', { name: '50', exact: true }).click()
    await page.getByRole('link', { name: 'Osoba 0', exact: true }).waitFor()
    expect(await namesIn(page)).toHaveLength(27)
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      ...{ search: 'osoba', sort: 'receivedAt', pageSize: '50' },
    })
  })
})
