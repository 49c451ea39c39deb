import request from 'supertest'
import { ContentAdmin } from '../../support/content-admin.js'
import { freeTime } from '../../support/free-time.js'
import { possibleWish } from '../../support/possible-wish.js'
import type { Json } from '../../support/search-engines.js'
import { startTestAdmin } from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'

const SERVICE = 'Testiranje intolerancije na hranu'
const client = { name: 'Đurđica Žganjer', email: 'durdica@example.com' }

describe('ways to an appointment at a location', () => {
  let site: TestApp
  let admin: ContentAdmin
  let free: Json
  beforeAll(async () => {
    site = await startTestAdmin()
    admin = await ContentAdmin.of(site)
    free = await freeTime(site)
  })
  afterAll(() => site.close())

  const set = async (appointments: string, slugs = ['dubrovnik']) => {
    for (const location of await admin.list('locations'))
      if (slugs.includes(location.slug)) await admin.save('locations', location, { appointments }).expect(200)
  }
  const dubrovnik = async () => {
    const { body } = await request(site.http).get('/api/locations').expect(200)
    return (body as Json[]).find(({ slug }) => slug === 'dubrovnik')!
  }
  const offering = async () => {
    const { body } = await request(site.http).get('/api/bookable-services').expect(200)
    return new Set((body as Json[]).flatMap(({ locations }) => locations as string[]))
  }
  const availability = () => {
    const day = (free.start as string).slice(0, 10)
    return request(site.http)
      .get('/api/availability')
      .query({ service: free.service, location: 'dubrovnik', from: day, to: day })
  }
  const book = () =>
    request(site.http)
      .post('/api/bookings')
      .send({ ...free, ...client })
  const ask = async (lang = 'hr') =>
    request(site.http)
      .post(`/api/appointment-request?lang=${lang}`)
      .send({
        service: SERVICE,
        location: 'dubrovnik',
        forWhom: 'self',
        ...client,
        wishes: [await possibleWish(site, 'dubrovnik')],
      })
  const page = async (path: string) => (await request(site.http).get(path).expect(200)).text
  const linksTo = (html: string, path: string) =>
    [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href!).filter((href) => href.startsWith(path))

  const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)![0]
  /** Returns addresses and texts of the links to an appointment. */
  const waysIn = (html: string) =>
    [...html.matchAll(/<a [^>]*href="(\/(?:rezervacija|zatra)[^"]*)"[^>]*>(.*?)<\/a>/gs)]
      .filter(([, , text]) => /(Rezervirajte|Zatražite) termin/.test(text!))
      .map(([, href, text]) => ({ href: href!, text: /Rezervirajte|Zatražite/.exec(text!)![0] }))
  const everyPage = [
    '/',
    '/kontakt',
    '/%C4%8Desta-pitanja',
    '/blog',
    '/blog/detox',
    '/trgovina',
    '/cjenik',
    '/franšiza',
  ]

  it.each(everyPage)(
    'are named alike on %s: its first button books, and only a row without free times asks',
    async (path) => {
      const html = await page(encodeURI(decodeURI(path)))
      const ways = waysIn(html)
      expect(ways[0]).toEqual({ href: '/rezervacija', text: 'Rezervirajte' })
      expect(ways.filter(({ href, text }) => href.startsWith('/rezervacija') !== (text === 'Rezervirajte'))).toEqual([])
      if (path !== '/cjenik') expect(ways.filter(({ text }) => text === 'Zatražite')).toEqual([])
    },
  )

  it('begin anew in the header of the booking page', async () => {
    expect(waysIn(await page('/rezervacija'))[0]).toEqual({ href: '/rezervacija', text: 'Rezervirajte' })
  })

  it('are free times and requests where the owner chose nothing', async () => {
    expect((await dubrovnik()).appointments).toBe('both')
    expect(await offering()).toContain('dubrovnik')
    const [location] = await admin.list('locations')
    const { appointments: _appointments, ...content } = location!.content
    await admin.save('locations', { ...location, content }, {}).expect(200)
    expect(location!.content.appointments).toBe('both')
    expect((await dubrovnik()).appointments).toBe('both')
    const refused = await admin.save('locations', (await admin.list('locations'))[0], { appointments: 'never' })
    expect(refused.body.errors).toMatchObject([{ field: 'appointments', code: 'invalid' }])
  })

  describe('a location that takes only requests', () => {
    beforeAll(() => set('requests'))

    it('neither offers nor books free times', async () => {
      expect((await dubrovnik()).appointments).toBe('requests')
      expect(await offering()).not.toContain('dubrovnik')
      const fault = [{ field: 'location', code: 'booking.requestsOnly' }]
      expect((await availability().expect(422)).body.errors).toMatchObject(fault)
      expect((await book().expect(422)).body.errors).toMatchObject(fault)
    })

    it('takes requests, which its page and the booking page lead to', async () => {
      expect((await ask()).status).toBe(201)
      expect(linksTo(await page('/lokacija/dubrovnik'), '/rezervacija')).toEqual([])
      const html = await page(`/rezervacija?${new URLSearchParams({ service: SERVICE }).toString()}`)
      expect(html).toContain('Termin na zahtjev dogovarate ovdje:')
      expect(linksTo(html, '/zatra')).toContain(
        `/zatra%C5%BEi-termin?service=${SERVICE.replaceAll(' ', '+')}&amp;location=dubrovnik`,
      )
      expect(linksTo(html, '/rezervacija?').filter((href) => href.includes('location=dubrovnik'))).toEqual([])
    })

    it('asks on its card, while the others book', async () => {
      const cards = waysIn(mainOf(await page('/kontakt'))).filter(({ href }) => href.includes('location='))
      expect(cards.find(({ href }) => href.endsWith('=dubrovnik'))).toEqual({
        href: '/zatra%C5%BEi-termin?location=dubrovnik',
        text: 'Zatražite',
      })
      expect(cards.find(({ href }) => href.endsWith('=zagreb'))?.text).toBe('Rezervirajte')
    })

    it('does not promise free times in its request form', async () => {
      const free = async (slug: string) =>
        linksTo(mainOf(await page(`/zatraži-termin?location=${slug}`)), '/rezervacija')
      expect(await free('zagreb')).toEqual(['/rezervacija?location=zagreb'])
      expect(await free('dubrovnik')).toEqual([])
    })
  })

  describe('a location that takes only bookings', () => {
    beforeAll(() => set('times'))

    it('refuses requests in both languages', async () => {
      const { status, body } = await ask()
      expect({ status, errors: body.errors }).toMatchObject({
        status: 422,
        errors: [
          {
            field: 'location',
            code: 'appointment.timesOnly',
            message:
              'Ovaj centar ne prima zahtjeve; rezervirajte jedan od njegovih slobodnih termina ili odaberite drugi centar',
          },
        ],
      })
      expect((await ask('en')).body.errors[0].message).toBe(
        'This centre takes no requests; book one of its available times or choose another centre',
      )
    })

    it('books free times, which the request form, its card and its page lead to', async () => {
      const html = await page('/zatraži-termin?location=dubrovnik')
      expect(html).not.toMatch(/<input[^>]*name="location"[^>]*value="dubrovnik"/)
      expect(html).toMatch(/<input[^>]*name="location"[^>]*value="zagreb"/)
      expect(linksTo(html, '/rezervacija?location=dubrovnik')).not.toEqual([])
      expect(linksTo(await page('/kontakt'), '/rezervacija?location=dubrovnik')).not.toEqual([])
      expect(linksTo(await page('/lokacija/dubrovnik'), '/rezervacija?location=dubrovnik')).not.toEqual([])
      await book().expect(201)
    })

    it('is not offered for requests on the booking page', async () => {
      const requests = async (location: string) =>
        linksTo(await page(`/rezervacija?${new URLSearchParams({ service: SERVICE, location }).toString()}`), '/zatra')
      expect((await requests('zagreb')).length).toBe((await requests('dubrovnik')).length + 1)
    })
  })

  it('are free times in place of the request form where all locations take only bookings', async () => {
    await set('times', ['dubrovnik', 'velika-gorica', 'zagreb', 'zagreb-istok'])
    const html = await page('/zatraži-termin')
    expect(html).toContain('Termin birate sami')
    expect(html).not.toContain('name="wishes.0.date"')
  })

  it('are requests everywhere where no location takes bookings', async () => {
    await set('requests', ['dubrovnik', 'velika-gorica', 'zagreb', 'zagreb-istok'])
    for (const path of ['/', '/blog/detox', '/kontakt', '/biorezonanca-postupak'])
      expect([path, waysIn(await page(path)).filter(({ text }) => text === 'Rezervirajte')]).toEqual([path, []])
    expect(waysIn(await page('/'))[0]).toEqual({ href: '/zatra%C5%BEi-termin', text: 'Zatražite' })
    expect(await page('/rezervacija')).toContain('Trenutačno nema slobodnih termina')
  })
})
