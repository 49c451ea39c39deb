import { heading } from '../../support/visitors.js'
import { expect, test } from '../fixtures.js'

const slugs = ['what-is-bioresonance-en', 'frequency', 'detox', 'franchise']

test.describe('the blog', () => {
  test('lists four posts with title, date, author and excerpt', async ({ site }) => {
    const page = await site.visit('/blog')
    const posts = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('time') })
    await expect(posts).toHaveCount(4)
    for (const post of await posts.all()) {
      await expect(post.getByRole('heading', { level: 2 })).toHaveText(/\S/)
      await expect(post.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d/)
      await expect(post).toHaveText(/\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u)
      expect((await post.getByRole('paragraph').allTextContents()).join('').length).toBeGreaterThan(40)
    }
    const paths = await posts.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect([...new Set(paths)].sort()).toEqual(slugs.map((slug) => `/blog/${slug}`).sort())
  })

  test('leads to each post and back', async ({ site }) => {
    const page = await site.visit('/blog')
    for (const slug of slugs) {
      const link = page.getByRole('main').locator(`a[href="/blog/${slug}"]`)
      const name = (await link.textContent())!
      await link.click()
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
      expect(new URL(page.url()).pathname).toBe(`/blog/${slug}`)
      expect((await page.getByRole('article').first().textContent())!.length).toBeGreaterThan(1000)
      await page
        .getByRole('main')
        .getByRole('link', { name: /Svi članci|Natrag|Blog/ })
        .first()
        .click()
      await page.waitForURL('**/blog')
      await expect(page.getByRole('heading', { level: 1, name: /blog/i })).toBeVisible()
    }
  })

  test('ends an article with the way to an appointment, and that on the franchise with the page about it', async ({
    site,
  }) => {
    const page = await site.visit('/blog/franchise')
    await page.getByRole('article').getByRole('link', { name: 'stranice o franšizi' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Otvorite svoj centar' })).toBeVisible()
    await page.goBack()
    await page.getByRole('main').getByRole('link', { name: 'Rezervirajte termin' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Rezervirajte termin' })).toBeVisible()
  })

  for (const language of ['hr', 'en'] as const) {
    test(`writes dates as they are written in ${language}`, async ({ site }) => {
      const page = await site.visit('/blog/detox', { language })
      await expect(heading(page)).toHaveText(/\S/)
      await expect(page.getByRole('article').first().locator('time').first()).toHaveText(
        language === 'hr' ? /^\d{1,2}\. \p{Ll}+ \d{4}\.$/u : /^\d{1,2} \p{Lu}\p{Ll}+ \d{4}$/u,
      )
    })
  }
})
