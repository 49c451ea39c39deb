import { expect, test } from '../fixtures.js'

test.describe('the imprint', () => {
  test('gives the company of each of the four locations: court, registration numbers, capital and directors', async ({
    site,
  }) => {
    const page = await site.visit('/impresum')
    const companies = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('term') })
    await expect(companies).toHaveCount(4)
    const locations: (string | null)[] = []
    for (const company of await companies.all()) {
      await expect(company.getByRole('heading')).toHaveText(/d\.\s?o\.\s?o\./)
      const terms = await company.getByRole('term').allTextContents()
      const values = await company.getByRole('definition').allTextContents()
      const details = Object.fromEntries(terms.map((term, index) => [term, values[index]]))
      expect(details).toMatchObject({
        'Registarski sud': expect.stringMatching(/sud/i),
        'Matični broj subjekta (MBS)': expect.stringMatching(/\d{9}/),
        OIB: expect.stringMatching(/\d{11}/),
        'Temeljni kapital': expect.stringMatching(/^20\.000\sHRK \(2\.654,46\sEUR\), uplaćen/),
        'Banka i račun': expect.stringMatching(/, IBAN HR\d{2}( \d{4}){4} \d/),
      })
      expect(details['Uprava'] ?? details['Direktor ili direktorica']).toMatch(/\S+ \S+/)
      locations.push(details['Centar']!)
    }
    expect(locations).toEqual(['Dubrovnik', 'Velika Gorica', 'Zagreb', 'Zagreb istok'])
  })

  test('says that these are sample data', async ({ site }) => {
    const page = await site.visit('/impresum')
    await expect(page.getByText(/Ogledni podaci/).first()).toBeVisible()
  })
})
