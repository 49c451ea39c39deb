import request from 'supertest'
import { alternatesOf } from '../../../src/shared/addresses.js'
import { languages } from '../../../src/shared/languages.js'
import { daysAfter } from '../../../src/shared/opening/opening-hours.js'
import { servicePages } from '../../../src/shared/service-pages.js'
import { sentencesOf } from '../../../views/locations/sentences-of.js'
import { segments } from '../../support/page-table.js'
import { vocabularyFaults } from '../../support/schema-vocabulary.js'
import { decode, graph, heading, indexed, type Json, thing } from '../../support/search-engines.js'
import { startTestApp, type TestApp } from '../../support/test-app.js'

const LOCATION = 'HealthAndBeautyBusiness'

describe('structured data', () => {
  let site: TestApp
  let publicUrl: string
  beforeAll(async () => {
    site = await startTestApp()
    publicUrl = site.environment.publicUrl
  })
  afterAll(() => site.close())

  const get = (url: string) => request(site.http).get(url)

  it.each(indexed)('follows the vocabulary and contains the breadcrumbs of $path', async ({ page, language, path }) => {
    const { text: html } = await get(path).expect(200)
    expect(vocabularyFaults(graph(html))).toEqual([])
    const trail = thing(html, 'BreadcrumbList')?.itemListElement
    if (page === 'home') {
      expect(trail).toBeUndefined()
      return
    }
    expect(trail.map(({ position }: Json) => position)).toEqual(trail.map((_: unknown, index: number) => index + 1))
    expect(trail[0]).toMatchObject({ '@type': 'ListItem', item: publicUrl + alternatesOf('home')[language] })
    expect(trail.at(-1)).toMatchObject({ name: heading(html), item: publicUrl + path })
  })

  it('describes the organization', async () => {
    const html = (await get('/')).text
    const organization = thing(html, 'Organization')
    const webSite = thing(html, 'WebSite')
    expect(organization).toMatchObject({
      name: 'Biorezonanca',
      url: `${publicUrl}/`,
      logo: `${publicUrl}/icon-512.png`,
      address: { '@type': 'PostalAddress', addressLocality: 'Zagreb', addressCountry: 'HR' },
    })
    expect(organization.sameAs).toHaveLength(3)
    for (const address of organization.sameAs) expect(html).toContain(`href="${address}"`)
    expect(decode(html)).toContain(organization.description)
    expect(webSite).toMatchObject({ url: `${publicUrl}/`, publisher: { '@id': organization['@id'] } })
  })

  it.each(segments.location!.slice(0, 4))('describes the location %s as its page does', async (slug) => {
    const { body: locations } = await get('/api/locations')
    const location = locations.find((candidate: Json) => candidate.slug === slug)
    const html = (await get(`/lokacija/${slug}`)).text
    const said = thing(html, LOCATION)
    expect(said).toMatchObject({
      name: heading(html),
      telephone: location.phone,
      email: location.email,
      address: {
        streetAddress: location.address,
        postalCode: location.postalCode,
        addressLocality: location.city,
        addressCountry: 'HR',
      },
      priceRange: '30\u00a0€–400\u00a0€',
      geo: { '@type': 'GeoCoordinates', latitude: location.latitude, longitude: location.longitude },
      hasMap: expect.stringContaining(encodeURIComponent(location.address)),
      openingHoursSpecification: [
        { dayOfWeek: ['Monday', 'Wednesday', 'Thursday'], opens: '12:00', closes: '20:00' },
        { dayOfWeek: ['Tuesday', 'Friday'], opens: '08:00', closes: '16:00' },
      ],
    })
    for (const shown of [said.telephone, said.email, said.address.streetAddress]) expect(decode(html)).toContain(shown)
    const [lead, ...directions] = sentencesOf(said.description)
    expect(decode(html)).toContain(`>${lead}</p>`)
    expect(decode(html)).toContain(`>${directions.join(' ')}</p>`)
  })

  it('contains the closing times on holidays', async () => {
    const today = new Date().toISOString().slice(0, 10)
    const [single, first, inside, last] = [20, 40, 43, 53].map((days) => daysAfter(today, days))
    await site.changeContent(`
      DELETE FROM holidays;
      INSERT INTO holidays (date, last_day, name)
      VALUES ('2000-01-01', NULL, '{}'), ('${single}', NULL, '{}'), ('${first}', '${last}', '{}'), ('${inside}', NULL, '{}')`)
    const { specialOpeningHoursSpecification: days } = thing((await get('/lokacija/zagreb')).text, LOCATION)
    const closed = { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' }
    expect(days).toEqual([
      { ...closed, validFrom: single, validThrough: single },
      { ...closed, validFrom: first, validThrough: last },
    ])
  })

  it('is empty for a place without a location', async () => {
    expect((await get('/lokacija/split')).text).not.toContain('ld+json')
    expect((await get('/no-such-page')).text).not.toContain('ld+json')
  })

  it('describes a post as its page does', async () => {
    const { body: posts } = await get('/api/posts?lang=en')
    const { body: therapists } = await get('/api/therapists')
    const isTherapist = (author: string) => therapists.some(({ name }: Json) => name === author)
    expect(posts.some(({ author }: Json) => isTherapist(author))).toBe(true)
    for (const { slug, title, author, publishedAt, updatedAt, excerpt } of posts) {
      const html = (await get(`/blog/${slug}?lang=en`)).text
      expect(thing(html, 'BlogPosting')).toMatchObject({
        headline: title,
        description: excerpt,
        datePublished: publishedAt,
        dateModified: updatedAt,
        author: {
          '@type': 'Person',
          name: author,
          ...(isTherapist(author) && { url: expect.stringContaining('/location/') }),
        },
        inLanguage: 'en',
        image: expect.stringMatching(/^http.+\/cards\/post-.+-en\.jpg$/),
      })
      expect(heading(html)).toBe(title)
    }
  })

  it('contains every question once, on the page of questions', async () => {
    for (const language of languages) {
      const html = (await get(alternatesOf('questions')[language])).text
      const shown = [...html.matchAll(/<summary[^>]*><h3[^>]*>(.*?)<\/h3>.*?<p class[^>]*>(.*?)<\/p>/gs)]
      const questions = thing(html, 'FAQPage').mainEntity
      expect(questions.length).toBeGreaterThan(8)
      expect(questions.map(({ name, acceptedAnswer }: Json) => [name, acceptedAnswer.text])).toEqual(
        shown.map(([, question, answer]) => [decode(question!), decode(answer!)]),
      )
    }
    for (const page of ['foodIntolerance', 'functionalScreening', 'bioresonanceProcedure', 'franchise'] as const)
      expect(thing((await get(alternatesOf(page).hr)).text, 'FAQPage')).toBeUndefined()
  })

  it.each(servicePages)('describes the service %s with its prices', async (page) => {
    const { body: rows } = await get('/api/pricelist')
    const html = (await get(alternatesOf(page).hr)).text
    const { name, description, provider, offers } = thing(html, 'Service')
    expect(name).toBe(heading(html))
    expect(html).toContain(`<meta name="description" content="${description}"`)
    expect(provider['@id']).toBe(`${publicUrl}/#organization`)
    expect(offers.length).toBeGreaterThan(0)
    expect(offers.map((offer: Json) => [offer.name, offer.price, offer.priceCurrency])).toEqual(
      rows.filter((row: Json) => row.servicePage === page).map((row: Json) => [row.service, row.price, 'EUR']),
    )
  })

  it('describes the items of the shop, with an offer for each price', async () => {
    const html = (await get('/trgovina')).text
    const products = graph(html).filter((one) => one['@type'] === 'Product')
    expect(products.length).toBeGreaterThan(5)
    for (const { name, offers } of products) {
      expect(decode(html)).toContain(`>${name}</h3>`)
      if (offers) expect(html).toContain(`${offers.price}\u00a0€`)
    }
    expect(products.some(({ offers }) => offers)).toBe(true)
  })

  it('describes all locations on the contact page', async () => {
    const centres = graph((await get('/kontakt')).text).filter((one) => one['@type'] === LOCATION)
    expect(centres.map(({ url }) => url.split('/').at(-1)).sort()).toEqual(segments.location!.slice(0, 4))
    for (const { '@id': id, url } of centres)
      expect(thing((await get(new URL(url).pathname)).text, LOCATION)['@id']).toBe(id)
  })

  it('contains the prices', async () => {
    const { body: rows } = await get('/api/pricelist')
    const html = (await get('/cjenik')).text
    const catalog = thing(html, 'OfferCatalog')
    expect(catalog.itemListElement.map(({ name }: Json) => name)).toEqual([
      ...new Set(rows.map(({ category }: Json) => category)),
    ])
    const offers = catalog.itemListElement.flatMap(({ itemListElement }: Json) => itemListElement)
    expect(
      offers.map(({ price, priceCurrency, itemOffered }: Json) => [itemOffered.name, price, priceCurrency]),
    ).toEqual(rows.map(({ service, price }: Json) => [service, price, 'EUR']))
    for (const { itemOffered, price } of offers) {
      expect(decode(html)).toContain(itemOffered.name)
      if (price > 0) expect(html).toContain(`${price}\u00a0€`)
    }
  })

  it('escapes staff content against script injection', async () => {
    const title = '</script><script>alert(1)</script>'
    await site.changeContent(
      `UPDATE posts SET title = jsonb_set(title, '{hr}', to_jsonb($1::text)) WHERE slug = 'detox'`,
      [title],
    )
    const html = (await get('/blog/detox')).text
    expect(html).not.toContain('<script>alert')
    expect(thing(html, 'BlogPosting').headline).toBe(title)
  })
})
