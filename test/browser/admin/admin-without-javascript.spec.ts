import type { Page } from '@playwright/test'
import { administrator } from '../../support/administrator.js'
import { heading } from '../../support/visitors.js'
import { expect, namesIn, test } from '../fixtures.js'

const off = { javaScriptEnabled: false, language: 'hr' } as const

test.describe('without JavaScript', () => {
  test.use({ ownSite: {} })
  test.beforeAll(async ({ admin }) => {
    await admin.receiveMessages({ name: 'Ana Zorić', message: 'Prva poruka' }, { name: 'Čedo Babić' })
    await admin.receiveInquiries({ firstName: 'Iva', lastName: 'Kralj' })
    await admin.subscribe('iva@example.com')
  })

  const signIn = async (page: Page) => {
    await page.getByLabel('Email adresa').fill(administrator.email)
    await page.getByLabel('Lozinka').fill(administrator.password)
    await page.getByRole('button', { name: 'Prijavi se', exact: true }).click()
  }

  test('staff sign in, find a message, read it, and return to the search results', async ({ admin }) => {
    const page = await admin.visit('/admin/contact-messages', off)
    await signIn(page)
    await expect(namesIn(page)).toHaveText(['Čedo Babić', 'Ana Zorić'])
    await page.getByRole('searchbox').fill('zoric')
    await page.getByText('Filtri').click()
    await page.getByRole('search').getByLabel('Status').selectOption('new')
    await page.getByRole('button', { name: 'Primijeni filtre' }).click()
    await expect(namesIn(page)).toHaveText(['Ana Zorić'])
    await expect(page.getByRole('search').getByLabel('Status')).toHaveValue('new')
    await page.getByRole('link', { name: 'Ana Zorić' }).click()
    await expect(heading(page)).toHaveText('Ana Zorić')
    await expect(page.getByText('Prva poruka')).toBeVisible()
    await expect(page.getByText('Ovdje možete čitati.')).toBeVisible()
    await expect(page.locator('main').getByRole('button')).toHaveCount(0)
    await page.getByRole('link', { name: 'Natrag na popis' }).click()
    await expect(namesIn(page)).toHaveText(['Ana Zorić'])
  })

  test('lists are sorted, switched between views, and printed with the same filter', async ({ admin }) => {
    const page = await admin.enter('/admin/contact-messages', off)
    await page.getByRole('columnheader', { name: 'Ime i prezime' }).getByRole('link').click()
    await expect(namesIn(page)).toHaveText(['Ana Zorić', 'Čedo Babić'])
    await page.getByRole('link', { name: 'Neželjeno' }).click()
    await expect(page.getByText('Ništa ne odgovara filtrima.')).toBeVisible()
    await page.goto('/admin/contact-messages?search=babic')
    await page.getByRole('link', { name: 'Za ispis', exact: true }).click()
    await expect(heading(page)).toHaveText('Poruke: za ispis')
    const rows = page.locator('tbody tr')
    await expect(rows).toHaveCount(1)
    expect(await rows.locator('td').allTextContents()).toEqual(expect.arrayContaining(['Novo', 'Čedo Babić']))
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('main dl')).toHaveText(/^Prikaz popisa:\s+Sve\s+Pretraga:\s+babic$/, {
      useInnerText: true,
    })
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('link', { name: 'Natrag na puni popis' }).click()
    await expect(namesIn(page)).toHaveText(['Čedo Babić'])
  })

  test('a printed list names every filter that is applied', async ({ admin }) => {
    const query = 'view=open&status=new,inProgress&assignee=me&location=zagreb&from=2026-09-02&to=2026-12-31'
    const page = await admin.enter(`/admin/simple-contact?${query}`, off)
    const parts = await page.locator('main dl > div').allInnerTexts()
    expect(parts.map((part) => part.replace(/\s+/g, ' '))).toEqual([
      'Prikaz popisa: Otvoreno',
      'Status: Novo, U obradi',
      `Dodijeljeno: ${administrator.email}`,
      'Centar: Zagreb',
      'Od dana: 2. rujna 2026.',
      'Do dana: 31. prosinca 2026.',
    ])
    await expect(page.getByText('Ništa ne odgovara filtrima.')).toBeVisible()
    await page.goto('/admin/simple-booking?visitOn=2026-10-25')
    await expect(page.locator('main dl > div').last()).toHaveText('Dan dolaska:25. listopada 2026.')
  })

  test('other lists are shown without buttons and checkboxes that need scripts', async ({ admin }) => {
    const page = await admin.enter('/admin/franchise-inquiries', off)
    for (const [address, text] of [
      ['/admin/franchise-inquiries', 'Iva Kralj'],
      ['/admin/simple-franchise', 'Kralj'],
      ['/admin/newsletter-subscribers', 'iva@example.com'],
    ] as const) {
      await test.step(address, async () => {
        if (!page.url().endsWith(address)) await page.goto(address)
        const main = page.getByRole('main')
        await expect(main.getByRole('table').getByText(text, { exact: true }).first()).toBeVisible()
        const buttons = await main.getByRole('button').allTextContents()
        expect(buttons.filter((name) => name !== 'Primijeni filtre')).toEqual([])
        await expect(main.getByRole('checkbox')).toHaveCount(0)
      })
    }
  })
})
