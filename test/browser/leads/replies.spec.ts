import type { Page } from '@playwright/test'
import { accessibilityAndReflowFaults } from '../../support/accessibility.js'
import { networkQuiet } from '../../support/browser.js'
import { desktop, loseAnswer, phone } from '../../support/visitors.js'
import { expect, test } from '../fixtures.js'

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n')

test.describe('replies to a lead', () => {
  const text = (page: Page) => page.getByLabel('Odgovor pošiljatelju')
  const conversation = (page: Page) => page.getByRole('region', { name: 'Razgovor' })
  const sent = (page: Page) => conversation(page).getByRole('listitem').filter({ hasText: 'Za: ' })

  test('are written from a template, taken back, and sent again with their files', async ({ admin }) => {
    const [id] = await admin.receiveMessages({
      name: 'Ana',
      email: 'ana.predlozak@example.com',
      location: 'zagreb',
      message: 'Ima li mjesta\nu subotu?',
    })
    const page = await admin.enter(`/admin/contact-messages/${id}`, { viewport: phone })
    const isFocused = () => text(page).evaluate((field) => field === document.activeElement)
    await expect.poll(() => page.keyboard.press('r').then(isFocused)).toBe(true)
    await page.getByLabel('Umetni predložak').selectOption('Prijedlog termina')
    await expect(text(page)).toHaveValue(/Centar: Zagreb\nVrijeme: \{time\}\nTerapeut: \{therapist\}/)
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Popunite ili obrišite: {time}, {therapist}')).toBeVisible()
    await expect(text(page)).toBeFocused()
    await page.getByRole('button', { name: 'termin', exact: true }).click()
    await page.keyboard.type('subota u 10')
    await page.getByRole('button', { name: 'terapeut', exact: true }).click()
    await page.keyboard.type('Petra')
    await page.getByLabel('Dodaj datoteke').setInputFiles([
      { name: 'upute.exe', mimeType: 'application/pdf', buffer: Buffer.alloc(100, 'MZ') },
      { name: 'Upute.pdf', mimeType: 'application/pdf', buffer: pdf },
    ])
    await expect(page.getByText('upute.exe: Poslati možete PDF, JPEG ili PNG.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ukloni Upute.pdf' })).toBeVisible()
    expect(await accessibilityAndReflowFaults(page)).toEqual([])
    admin.forgive(/status of 422/)
    await text(page).focus()
    await page.keyboard.press('Control+Enter')
    await expect(sent(page)).toHaveText([/šalje se.*Vrijeme: subota u 10/s])
    await page.getByRole('button', { name: 'Povuci odgovor' }).click()
    await expect(sent(page)).toHaveCount(0)
    await expect(text(page)).toHaveValue(/Vrijeme: subota u 10\nTerapeut: Petra/)
    await page.getByRole('button', { name: 'Pošalji', exact: true }).click()
    await expect(sent(page)).toHaveText([/Petra.*Upute\.pdf/s])
    await expect(text(page)).toHaveValue('')
    expect(await accessibilityAndReflowFaults(page)).toEqual([])
    const { replies } = await admin.ask<{ replies: object[] }>('GET', `/api/admin/contact-messages/${id}`)
    expect(replies).toMatchObject([
      {
        text: expect.stringContaining('Vrijeme: subota u 10\nTerapeut: Petra'),
        files: [{ name: 'Upute.pdf', type: 'application/pdf', size: pdf.length }],
      },
    ])
  })

  test('show who else is writing, and what a colleague has sent, without losing what was typed', async ({ admin }) => {
    const [id] = await admin.receiveMessages({ name: 'Maja', email: 'maja.dvoje@example.com' })
    const iva = await admin.hire('iva.pise@example.com')
    const hers = await admin.enter(`/admin/contact-messages/${id}`, { as: iva, viewport: desktop })
    const isReported = hers.waitForResponse((response) => response.url().endsWith('/writing') && response.ok())
    await text(hers).fill('Draga Maja')
    await isReported
    const page = await admin.enter(`/admin/contact-messages/${id}`, { viewport: desktop })
    await expect(page.getByText('Odgovor upravo piše: iva.pise@example.com.')).toBeVisible()
    // With its next report her page would show the reply, which she is to meet only when she sends hers.
    await hers.route('**/writing', () => {})
    await text(page).fill('Rado, javite se.')
    await page.keyboard.press('Control+Enter')
    await expect(sent(page)).toHaveCount(1)
    admin.forgive(/status of 409/)
    await hers.keyboard.press('Control+Enter')
    const notice = hers.getByRole('alert').filter({ hasText: 'U međuvremenu je već odgovoreno' })
    await expect(notice).toContainText('Rado, javite se.')
    await expect(text(hers)).toHaveValue('Draga Maja')
    await hers.getByRole('button', { name: 'Pošalji', exact: true }).click()
    await expect(sent(hers)).toHaveText([/Rado/, /Draga Maja/])
  })

  test('open the next lead of the list, from which they can be taken back', async ({ admin }) => {
    await admin.receiveMessages(
      { name: 'Slijed Drugi', email: 'drugi.slijed@example.com' },
      { name: 'Slijed Prvi', email: 'prvi.slijed@example.com' },
    )
    const page = await admin.enter('/admin/inbox?search=Slijed', { viewport: desktop })
    const name = page.getByRole('heading', { level: 1 }).last()
    await page.getByRole('link', { name: 'Slijed Prvi' }).click()
    await expect(name).toHaveText('Slijed Prvi')
    await text(page).fill('Hvala na javljanju.')
    await page.getByRole('button', { name: 'Pošalji i otvori sljedeći' }).click()
    await expect(name).toHaveText('Slijed Drugi')
    await page.getByRole('button', { name: 'Poništi' }).click()
    await expect(page.getByText('Odgovor je povučen.')).toBeVisible()
    await page.getByRole('link', { name: 'Slijed Prvi' }).click()
    await expect(text(page)).toHaveValue('Hvala na javljanju.')
  })

  test('open no lead if the user leaves the page while they are sent', async ({ admin }) => {
    await admin.receiveMessages(
      { name: 'Otišao Drugi', email: 'drugi.otisao@example.com' },
      { name: 'Otišao Prvi', email: 'prvi.otisao@example.com' },
    )
    const page = await admin.enter('/admin/inbox?search=Otišao', { viewport: desktop })
    const title = page.getByRole('heading', { level: 1 }).last()
    await page.getByRole('link', { name: 'Otišao Prvi' }).click()
    await text(page).fill('Hvala na javljanju.')
    let release!: () => void
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/replies', async (route) => {
      await released
      await route.continue()
    })
    const request = page.waitForRequest('**/replies')
    await page.getByRole('button', { name: 'Pošalji i otvori sljedeći' }).click()
    await request
    page.once('dialog', (dialog) => void dialog.accept())
    await page.getByRole('link', { name: 'Poruke' }).click()
    await expect(title).toHaveText('Poruke')
    const answered = page.waitForResponse('**/replies')
    release()
    expect((await answered).ok()).toBe(true)
    await networkQuiet(page)
    await expect(title).toHaveText('Poruke')
  })

  test('are accompanied by calls, which are recorded in one press with a line of text', async ({ admin }) => {
    const [id] = await admin.receiveMessages({ name: 'Zvana', email: 'zvana@example.com', phone: '099 123 4567' })
    const page = await admin.enter(`/admin/contact-messages/${id}`)
    const note = page.getByLabel('O pozivu (nije obvezno)')
    await note.fill('Dolazi u petak')
    const call = page.getByRole('button', { name: 'Razgovarali smo' })
    await page.route('**/calls', (route) => route.fulfill({ status: 503, json: { status: 503 } }), { times: 1 })
    admin.forgive(/503/)
    await call.click()
    await expect(page.getByText('Poslužitelj nije odgovorio.')).toBeVisible()
    await expect(note).toHaveValue('Dolazi u petak')
    await call.click()
    await expect(page.getByText('Razgovor je zabilježen.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Poništi' })).toHaveCount(0)
    await expect(note).toHaveValue('')
    await expect(page.getByRole('region', { name: 'Bilješke' })).toContainText('Dolazi u petak')
    await expect(page.getByRole('region', { name: 'Povijest' })).toContainText('Telefonski razgovor')
  })

  test('are accompanied by calls, which are recorded once though the answer is lost', async ({ admin }) => {
    const [id] = await admin.receiveMessages({ email: 'prekid@example.com', phone: '099 123 4568' })
    const page = await admin.enter(`/admin/contact-messages/${id}`)
    const call = page.getByRole('button', { name: 'Nitko se nije javio' })
    await loseAnswer(page, '**/calls')
    admin.forgive(/ERR_FAILED/)
    await page.getByLabel('O pozivu (nije obvezno)').fill('Govorna pošta')
    await call.click()
    await expect(page.getByText('Poslužitelj nije odgovorio.')).toBeVisible()
    await call.click()
    await expect(page.getByText('Poziv bez odgovora je zabilježen.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Bilješke' }).getByText('Govorna pošta')).toHaveCount(1)
    const called = page.getByRole('region', { name: 'Povijest' }).getByText('Poziv bez odgovora')
    await expect(called).toHaveCount(1)
    await call.press('Enter') // another call; a pointer must move first
    await expect(called).toHaveCount(2)
  })
})
