import request from 'supertest'
import { startTestApp, type TestApp } from '../../support/test-app.js'

/** Texts, prices and people that the specification names, as they are before the owner has changed anything. */
describe('the content of a new installation', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestApp()
  })
  afterAll(() => site.close())

  const read = async (path: string) => (await request(site.http).get(path).expect(200)).body as object[]
  const text = expect.stringMatching(/\S/)
  const phone = expect.stringMatching(/^\+385 /)
  const email = expect.stringContaining('@')

  it('has ten testimonials of clients, each with a text, a name and a role', async () => {
    const testimonials = await read('/api/testimonials')
    expect(testimonials).toHaveLength(10)
    for (const testimonial of testimonials) expect(testimonial).toMatchObject({ text, name: text, role: 'Client' })
  })

  it('has four locations in Croatia, each with address, postal code, phone, email and practitioner', async () => {
    const locations = await read('/api/locations?lang=en')
    expect(locations.map((location) => (location as { name: string }).name)).toEqual([
      'Dubrovnik',
      'Velika Gorica',
      'Zagreb',
      'Zagreb East',
    ])
    const postalCode = expect.stringMatching(/^\d{5}$/)
    for (const location of locations) {
      expect(location).toMatchObject({
        address: text,
        postalCode,
        country: 'Croatia',
        phone,
        email,
        practitioner: text,
      })
    }
  })

  it('opens its locations from noon on Monday, Wednesday and Thursday, from 8 on Tuesday and Friday, and on no weekend', async () => {
    const late = [{ opens: '12:00', closes: '20:00' }]
    const early = [{ opens: '08:00', closes: '16:00' }]
    for (const location of await read('/api/locations')) {
      expect(location).toMatchObject({ hours: [late, early, late, late, early, [], []] })
    }
  })

  it('has prices in euros, each with a category and a service, and with a duration if it is a visit', async () => {
    const prices = await read('/api/pricelist')
    for (const price of prices) expect(price).toMatchObject({ category: text, service: text, currency: 'EUR' })
    expect(prices).toContainEqual(expect.objectContaining({ price: 80, durationMinutes: 60 }))
  })

  it('has four posts, each with a title, a date, an author and an excerpt', async () => {
    const posts = await read('/api/posts')
    expect(posts.map((post) => (post as { slug: string }).slug).sort()).toEqual([
      'detox',
      'franchise',
      'frequency',
      'what-is-bioresonance-en',
    ])
    for (const post of posts) {
      expect(post).toMatchObject({
        title: text,
        publishedAt: expect.stringMatching(/^\d{4}-/),
        author: text,
        excerpt: text,
      })
    }
  })
})
