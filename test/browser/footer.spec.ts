import { title, visitedSite } from '../support/visitors.js'

describe('the footer', () => {
  const site = visitedSite()

  it.each(['hr', 'en'] as const)('says in %s what the chain is for, and what it is not', async (language) => {
    const page = await site.visit('/blog', { language })
    const footer = page.getByRole('contentinfo')
    const text = (await footer.textContent())!
    expect(text).toMatch(language === 'hr' ? /komplementarna metoda/ : /complementary/)
    expect(text).toMatch(language === 'hr' ? /Ne zamjenjuje .*konvencionalno liječenje/ : /not replace .*conventional/)
    expect((await footer.getByRole('paragraph').allTextContents()).some((paragraph) => paragraph.length > 80)).toBe(
      true,
    )
  })

  it.each([
    ['hr', 'pon, sri, čet 12–20 h', 'sub, ned zatvoreno'],
    ['en', 'Mon, Wed, Thu 12 PM–8 PM', 'Sat, Sun closed'],
  ] as const)('says in %s where the chain is reached, and when', async (language, ...hours) => {
    const page = await site.visit('/blog', { language })
    const footer = page.getByRole('contentinfo')
    expect(await footer.getByRole('link', { name: '+385 1 555 0100' }).getAttribute('href')).toBe('tel:+38515550100')
    expect(await footer.locator('a[href^="mailto:"]').count()).toBe(1)
    const text = (await footer.innerText()).replaceAll('\u00a0', ' ')
    for (const said of ['Ozaljska ulica 60, 10000 Zagreb', ...hours]) expect(text.replace(/\s+/g, ' ')).toContain(said)
  })

  it('leads to the chain on other sites, in a new tab', async () => {
    const page = await site.visit('/blog')
    for (const [name, host] of [
      ['Facebook', 'facebook.com'],
      ['Instagram', 'instagram.com'],
      ['LinkedIn', 'linkedin.com'],
    ] as const) {
      const link = page.getByRole('contentinfo').getByRole('link', { name })
      expect(new URL((await link.getAttribute('href'))!).host).toMatch(new RegExp(`${host}$`))
      expect([await link.getAttribute('target'), await link.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
    }
  })

  it.each([
    ['Impresum', '/impresum', 'Impresum'],
    ['Pravila privatnosti', '/privacy-policy', /privatnosti/],
    ['Kolačići', '/cookies', /Kolačići/],
  ] as const)('leads to %s', async (name, path, heading) => {
    const page = await site.visit('/blog')
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    await page.waitForURL(`**${path}`)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    expect(await title(page)).toMatch(heading)
  })

  it('deletes the choice about cookies, and reloads to ask again', async () => {
    const page = await site.visit('/blog')
    await page.waitForFunction(() => localStorage.getItem('consentChoice') === 'declined')
    const reloaded = page.waitForEvent('load')
    await page.getByRole('contentinfo').getByRole('button', { name: 'Ponovno odaberite kolačiće' }).click()
    await reloaded
    await page.getByRole('dialog').waitFor()
    expect(await page.evaluate(() => localStorage.getItem('consentChoice'))).toBeNull()
  })
})
