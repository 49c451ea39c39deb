import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../../support/accessibility.js'
import { hydrated } from '../../support/browser.js'
import { desktop, phone } from '../../support/visitors.js'
import { expect, test } from '../fixtures.js'

test.describe('the owner', () => {
  test.use({ ownSite: {} })

  const texts = (page: Page, section: string, name: string) =>
    page.getByRole('region', { name: section }).getByRole('group', { name, exact: true })
  const publicPage = async (url: string) => (await fetch(url)).text()

  test('finds a sentence, changes it, looks at the draft and publishes it in both languages', async ({
    site,
    admin,
  }) => {
    const page = await admin.enter('/admin/content/texts', { viewport: desktop })
    await page.getByRole('searchbox').fill('zivot na frekvenciji zdravlja')
    await page.getByRole('button', { name: 'Traži' }).click()
    await page.getByRole('link', { name: 'Život na frekvenciji zdravlja', exact: true }).first().click()
    const title = texts(page, 'Prvi zaslon', 'Naslov')
    await title.getByLabel('Hrvatski', { exact: true }).fill('Dobro došli <b>svi</b>')
    await title.getByLabel('Engleski', { exact: true }).fill('Welcome')
    await expect(page.getByRole('status').filter({ hasText: 'Izmjene nisu spremljene.' })).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Spremi nacrt' }).click()
    await expect(page.getByText('Nacrt je spremljen.')).toBeVisible()
    expect(await publicPage(site.url)).not.toContain('Dobro došli')

    for (const [link, heading] of [
      ['Pogledaj spremljeni nacrt na hrvatskom', 'Dobro došli <b>svi</b>'],
      ['Pogledaj spremljeni nacrt na engleskom', 'Welcome'],
    ] as const) {
      const opened = page.waitForEvent('popup')
      await page.getByRole('link', { name: link }).click()
      const preview = await opened
      await expect(preview.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(preview.getByRole('complementary', { name: /nacrta|Draft/ })).toBeVisible()
      expect(await accessibilityFaults(preview)).toEqual([])
      await preview.close()
    }
    await hydrated(page)
    await page.getByRole('button', { name: 'Objavi', exact: true }).click()
    await expect(page.getByText('Objavljeno.')).toBeVisible()
    expect(await publicPage(site.url)).toContain('Dobro došli &lt;b&gt;svi&lt;/b&gt;')
    expect(await publicPage(`${site.url}/?lang=en`)).toContain('>Welcome</h1>')
    await hydrated(page)
    await page.getByRole('button', { name: 'Vrati izvorno: Naslov, Hrvatski' }).click()
    await expect(title.getByLabel('Hrvatski', { exact: true })).toHaveValue('Život na frekvenciji zdravlja')
  })

  test('changes the subject of a mail, and sees the draft as its recipients will', async ({ admin }) => {
    const page = await admin.enter('/admin/content/texts/confirmation-mails', { viewport: phone })
    const title = texts(page, 'Poruka', 'Predmet i naslov')
    await title.getByLabel('Hrvatski', { exact: true }).fill('Stigla je, hvala')
    await title.getByLabel('Engleski', { exact: true }).fill('It has arrived, thank you')
    await page.getByRole('button', { name: 'Spremi nacrt' }).click()
    await expect(page.getByText('Nitko ga još ne dobiva')).toBeVisible()
    const mails = page.getByRole('region', { name: 'Kako ih vide primatelji' })
    await mails.getByText('Stigla je, hvala').first().click()
    for (const [language, heading] of [
      ['hrvatski', 'Stigla je, hvala'],
      ['engleski', 'It has arrived, thank you'],
    ] as const) {
      const letter = mails.frameLocator(`iframe[title="${heading}, ${language}"]`)
      await expect(letter.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    }
    await mails.getByText('Isti email bez oblikovanja').first().click()
    await expect(mails.locator('pre').first()).toContainText('Stigla je, hvala\n\nPoštovani,')
    expect(await accessibilityFaults(page)).toEqual([])
  })

  test('adds a question and moves it up, and confirms a claim', async ({ site, admin }) => {
    site.forgive(/422/)
    const page = await admin.enter('/admin/content/texts/pricelist', { viewport: phone })
    await page.getByRole('button', { name: 'Dodaj pitanje' }).click()
    const question = page.getByRole('group', { name: 'Pitanje 2' })
    await question.getByLabel('Pitanje, hrvatski').fill('Mogu li platiti karticom?')
    await question.getByLabel('Pitanje, engleski').fill('Can I pay by card?')
    await question.getByLabel('Odgovor, hrvatski').fill('Možete, a tretman će vas izliječiti.')
    await question.getByLabel('Odgovor, engleski').fill('You can.')
    await page.getByRole('button', { name: 'Pomakni gore pitanje 2' }).click()
    await page.getByRole('button', { name: 'Objavi', exact: true }).click()
    await expect(page.getByText('Nije spremljeno')).toBeVisible()
    await hydrated(page)
    await page.getByLabel('Provjerili smo: ovo smije ostati').check()
    await page.getByRole('button', { name: 'Objavi', exact: true }).click()
    await expect(page.getByText('Objavljeno.')).toBeVisible()
    expect(await publicPage(`${site.url}/questions`)).toMatch(/Mogu li platiti karticom\?.*Plaćam li početne/s)
    expect(await publicPage(`${site.url}/questions?lang=en`)).toContain('Can I pay by card?')
    expect(await accessibilityFaults(page)).toEqual([])
  })

  test('resolves a conflict with a colleague without losing either text', async ({ site, admin }) => {
    site.forgive(/412/)
    const page = await admin.enter('/admin/content/texts/shop', { viewport: desktop })
    const { version } = await admin.ask<{ version: number }>('GET', '/api/admin/page-texts/shop')
    const theirs = { title: { hr: 'Dućan' }, lead: { hr: 'Njihov uvod' } }
    await admin.ask(
      'PATCH',
      '/api/admin/page-texts/shop',
      { texts: theirs, publication: 'published' },
      { 'If-Match': `"${version}"` },
    )
    const lead = texts(page, 'Na vrhu i između odjeljaka', 'Uvod').getByLabel('Hrvatski', { exact: true })
    await lead.fill('Moj uvod')
    await page.getByRole('button', { name: 'Objavi', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('Netko je u međuvremenu spremio')
    await expect(lead).toHaveValue('Moj uvod')
    await expect(
      texts(page, 'Na vrhu i između odjeljaka', 'Naslov').getByLabel('Hrvatski', { exact: true }),
    ).toHaveValue('Dućan')
    await hydrated(page)
    await page.getByRole('button', { name: /^Prihvati njihovo/ }).click()
    await expect(lead).toHaveValue('Njihov uvod')
    await page.getByRole('button', { name: 'Objavi', exact: true }).click()
    await expect(page.getByText('Objavljeno.')).toBeVisible()
  })

  test('saves without JavaScript, and removes a question by clearing it', async ({ site, admin }) => {
    const page = await admin.enter('/admin/content/texts/franchise', { javaScriptEnabled: false, viewport: desktop })
    await texts(page, 'Na vrhu i između odjeljaka', 'Naslov')
      .getByLabel('Engleski', { exact: true })
      .fill('Run a centre')
    for (const field of await page.getByRole('group', { name: 'Pitanje 1' }).getByRole('textbox').all())
      await field.fill('')
    await page.getByRole('button', { name: 'Objavi', exact: true }).click()
    await expect(page.getByText('Objavljeno.')).toBeVisible()
    const html = await publicPage(`${site.url}/franchise?lang=en`)
    expect(html).toContain('>Run a centre</h1>')
    expect(html).not.toContain('Do I have to be a healthcare professional?')
    expect(html).toContain('Do I need premises already?')
  })
})
