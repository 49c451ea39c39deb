import type { Page } from 'playwright-core'
import { adminSite, namesIn } from '../support/admin-site.js'
import { administrator } from '../support/running-site.js'
import { title } from '../support/visitors.js'

const off = { javaScriptEnabled: false, language: 'hr' } as const

describe('without JavaScript', () => {
  const admin = adminSite()
  beforeAll(async () => {
    await admin.receiveMessages({ name: 'Ana Zorić', message: 'Prva poruka' }, { name: 'Čedo Babić' })
    await admin.receiveInquiries({ firstName: 'Iva', lastName: 'Kralj' })
    await admin.subscribe('iva@example.com')
  })

  const signIn = async (page: Page) => {
    await page.getByLabel('Email adresa').fill(administrator.email)
    await page.getByLabel('Lozinka').fill(administrator.password)
    await page.getByRole('button', { name: 'Prijavi se' }).click()
  }

  it('staff sign in, find a message, read it, and come back to what they had found', async () => {
    const page = await admin.visit('/admin/contact-messages', off)
    await signIn(page)
    expect(await namesIn(page)).toEqual(['Čedo Babić', 'Ana Zorić'])
    await page.getByRole('searchbox').fill('zoric')
    await page.getByText('Filtri').click()
    await page.getByRole('search').getByLabel('Status').selectOption('new')
    await page.getByRole('button', { name: 'Primijeni filtre' }).click()
    expect(await namesIn(page)).toEqual(['Ana Zorić'])
    expect(await page.getByRole('search').getByLabel('Status').inputValue()).toBe('new')
    await page.getByRole('link', { name: 'Ana Zorić' }).click()
    expect(await title(page)).toBe('Ana Zorić')
    expect(await page.getByText('Prva poruka').isVisible()).toBe(true)
    expect(await page.getByText('Ovdje možete čitati.').isVisible()).toBe(true)
    expect(await page.locator('main').getByRole('button').count()).toBe(0)
    await page.getByRole('link', { name: 'Natrag na popis' }).click()
    expect(await namesIn(page)).toEqual(['Ana Zorić'])
  })

  it('lists are sorted, seen by view, and printed with the same filter and their status', async () => {
    const page = await admin.enter('/admin/contact-messages', off)
    await page.getByRole('columnheader', { name: 'Ime i prezime' }).getByRole('link').click()
    expect(await namesIn(page)).toEqual(['Ana Zorić', 'Čedo Babić'])
    await page.getByRole('link', { name: 'Neželjeno' }).click()
    expect(await page.getByText('Ništa ne odgovara filtrima.').isVisible()).toBe(true)
    await page.goto('/admin/contact-messages?search=babic')
    await page.getByRole('link', { name: 'Za ispis', exact: true }).click()
    expect(await title(page)).toBe('Poruke: za ispis')
    const rows = page.locator('tbody tr')
    expect(await rows.count()).toBe(1)
    expect(await rows.locator('td').allTextContents()).toEqual(expect.arrayContaining(['Novo', 'Čedo Babić']))
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('main dl').innerText()).toMatch(/^Prikaz popisa:\s+Sve\s+Pretraga:\s+babic$/)
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('link', { name: 'Natrag na puni popis' }).click()
    expect(await namesIn(page)).toEqual(['Čedo Babić'])
  })

  it('paper says all that chose what is on it', async () => {
    const query = 'view=open&status=new,inProgress&assignee=me&location=zagreb&from=2026-09-02&to=2026-12-31'
    const page = await admin.enter(`/admin/simple-contact?${query}`, off)
    const parts = await page.locator('main dl > div').allInnerTexts()
    expect(parts.map((part) => part.replace(/\s+/g, ' '))).toEqual([
      ...['Prikaz popisa: Otvoreno', 'Status: Novo, U obradi', `Dodijeljeno: ${administrator.email}`],
      ...['Centar: Zagreb', 'Od dana: 2. rujna 2026.', 'Do dana: 31. prosinca 2026.'],
    ])
    expect(await page.getByText('Ništa ne odgovara filtrima.').isVisible()).toBe(true)
  })

  it.each([
    ['/admin/franchise-inquiries', 'Kralj Iva'],
    ['/admin/simple-franchise', 'Kralj'],
    ['/admin/newsletter-subscribers', 'iva@example.com'],
  ])('%s is read, and offers nothing that needs scripts', async (address, text) => {
    const page = await admin.enter(address, off)
    expect(await page.locator('main table').getByText(text, { exact: true }).first().isVisible()).toBe(true)
    const buttons = await page.locator('main').getByRole('button').allTextContents()
    expect(buttons.filter((name) => name !== 'Primijeni filtre')).toEqual([])
    expect(await page.locator('main').getByRole('checkbox').count()).toBe(0)
  })
})
