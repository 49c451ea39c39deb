import { title, visitedSite } from '../support/visitors.js'

const slugs = ['what-is-bioresonance-en', 'frequency', 'detox', 'franchise']

describe('the blog', () => {
  const site = visitedSite()

  it('lists four posts with title, date, author and excerpt', async () => {
    const page = await site.visit('/blog')
    const posts = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('time') })
    expect(await posts.count()).toBe(4)
    for (const post of await posts.all()) {
      expect(await post.getByRole('heading', { level: 2 }).textContent()).toMatch(/\S/)
      expect(await post.locator('time').getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\d/)
      expect(await post.textContent()).toMatch(/\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u)
      expect((await post.getByRole('paragraph').allTextContents()).join('').length).toBeGreaterThan(40)
    }
    const paths = await posts.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect([...new Set(paths)].sort()).toEqual(slugs.map((slug) => `/blog/${slug}`).sort())
  })

  it('leads to each post and back', async () => {
    const page = await site.visit('/blog')
    for (const slug of slugs) {
      const link = page.getByRole('main').locator(`a[href="/blog/${slug}"]`)
      const name = (await link.textContent())!
      await link.click()
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
      expect(new URL(page.url()).pathname).toBe(`/blog/${slug}`)
      expect((await page.getByRole('article').first().textContent())!.length).toBeGreaterThan(1000)
      await page
        .getByRole('main')
        .getByRole('link', { name: /Svi članci|Natrag|Blog/ })
        .first()
        .click()
      await page.waitForURL('**/blog')
      await page.getByRole('heading', { level: 1, name: /blog/i }).waitFor()
    }
  })

  it('ends an article with the way to an appointment, and that on the franchise with the page about it', async () => {
    const page = await site.visit('/blog/franchise')
    await page.getByRole('article').getByRole('link', { name: 'stranice o franšizi' }).click()
    await page.getByRole('heading', { level: 1, name: 'Otvorite svoj centar' }).waitFor()
    await page.goBack()
    await page.getByRole('main').getByRole('link', { name: 'Zatražite termin' }).click()
    await page.getByRole('heading', { level: 1, name: 'Zatražite termin' }).waitFor()
  })

  it.each(['hr', 'en'] as const)('writes dates as they are written in %s', async (language) => {
    const page = await site.visit('/blog/detox', { language })
    expect(await title(page)).toMatch(/\S/)
    expect(await page.getByRole('article').first().locator('time').first().textContent()).toMatch(
      language === 'hr' ? /^\d{1,2}\. \p{Ll}+ \d{4}\.$/u : /^\d{1,2} \p{Lu}\p{Ll}+ \d{4}$/u,
    )
  })
})
