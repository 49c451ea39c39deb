import type { Page } from 'playwright-core'
import { visitedSite } from '../support/visitors.js'

const sheetsOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length

describe('the brochure of the franchise', () => {
  const site = visitedSite()

  const shownOnPaper = async (page: Page) => {
    await page.emulateMedia({ media: 'print' })
    return page.locator('body').innerText()
  }

  it.each([
    [
      'hr',
      '/franšiza/brošura',
      ['Ulaganje', 'Damir Štimac', 'Što dobivate', 'Od upita do otvorenja', 'Ogledni podaci'],
    ],
    [
      'en',
      '/franchise/brochure',
      ['Investment', 'Damir Štimac', 'What you get', 'From inquiry to opening', 'Sample data'],
    ],
  ] as const)('fits on two sheets in %s, with nothing that only a screen needs', async (language, address, words) => {
    const page = await site.visit(encodeURI(address), { language })
    const text = await shownOnPaper(page)
    for (const each of words) expect(text).toContain(each)
    expect(text).toMatch(/ne zamjenjuje|does not replace/i)
    expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0)
    expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0)
    expect(await page.getByRole('main').getByRole('link').allInnerTexts()).toEqual(
      expect.arrayContaining(['+385 1 555 0105', 'fransiza@biorezonanca.example']),
    )
    const pdf = await page.pdf({ preferCSSPageSize: true })
    expect(sheetsOf(pdf)).toBe(2)
    expect(pdf.length).toBeGreaterThan(20_000)
  })

  it('is led to from the page about the franchise, and opens the printer', async () => {
    const page = await site.visit('/franchise', {
      language: 'en',
      script: 'window.print = () => (document.documentElement.dataset.printed = "")',
    })
    await page.getByRole('link', { name: 'Brochure to print' }).click()
    await page.getByRole('heading', { level: 1, name: /brochure/i }).waitFor()
    await page.getByRole('button', { name: 'Print the brochure' }).click()
    await page.locator('html[data-printed]').waitFor()
    await page.getByRole('link', { name: 'Back to the page about the franchise' }).click()
    await page.waitForURL('**/franchise')
  })

  it('leaves no room on paper for the question about cookies', async () => {
    const page = await site.visit(encodeURI('/franšiza/brošura'), { undecided: true })
    await page
      .getByRole('dialog')
      .or(page.getByRole('region', { name: /kolačić/i }))
      .first()
      .waitFor()
    expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toBe(2)
  })

  it('is whole without JavaScript, which alone could open the printer', async () => {
    const page = await site.visit(encodeURI('/franšiza/brošura'), { javaScriptEnabled: false })
    expect(await page.getByRole('button', { name: 'Ispišite brošuru' }).count()).toBe(0)
    expect(await page.getByRole('main').textContent()).toMatch(
      /Ulaganje.*Damir Štimac.*Što dobivate.*Je\sli zarada zajamčena/s,
    )
    expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toBe(2)
  })
})
