import { parse } from 'csv-parse/sync'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import request from 'supertest'
import { contactMessage } from '../../support/contact-message.js'
import { ContentAdmin } from '../../support/content-admin.js'
import { inquiriesPath, leadsAdmin, messagesPath } from '../../support/leads-admin.js'

/** Texts permitted in a single line. */
const inOneLine = {
  quotes: `"on" i 'ona', ""; “oni”`,
  'a formula': '=HYPERLINK("https://elsewhere.example";"x")',
  'an at sign': '@SUM(1+1)*cmd',
  'a zero width space': 'prvi\u200bdrugi',
  'a line separator': 'prvi\u2028drugi',
  'a hundred unbroken letters': 'ž'.repeat(100),
  'a script': `<script>alert(1)</script><img src=x onerror="alert(1)">&amp;`,
}

/** Returns what a name contains of a text: nothing that is invisible. */
const inNames = (text: string) => text.replaceAll('\u200b', '').replaceAll('\u2028', ' ')
const NAMES = ['name', 'firstName', 'lastName', 'preferredLocation']

/** Limit of first and last names. */
const { 'a hundred unbroken letters': _, ...inAName } = inOneLine

/** Texts permitted in multi-line fields. */
const breaks = {
  'a line feed': 'prvi\ndrugi',
  'a carriage return': 'prvi\rdrugi',
  'both of them': 'prvi\r\ndrugi',
  'a tab': 'prvi\tdrugi',
}

const lines = { ...inOneLine, ...breaks }

/** Invalid in UTF-8. */
const unwritable = { 'half a character': 'prvi\ud83ddrugi' }

const every = Object.entries({ ...lines, ...unwritable })

const admin = leadsAdmin()

const message = contactMessage({ name: 'Ana', phone: '', message: 'Hej' })
const inquiry = {
  firstName: 'Ana',
  lastName: 'Anić',
  email: 'ana@example.com',
  phone: '+385 1 555 010',
  preferredLocation: 'Rijeka',
  previousExperience: '',
  additionalInformation: '',
}

describe.each([
  ['/api/contact', 'contact_messages', message, { name: inOneLine, message: lines, email: {}, phone: {}, subject: {} }],
  [
    '/api/franchise-inquiry',
    'franchise_inquiries',
    inquiry,
    {
      firstName: inAName,
      lastName: inAName,
      preferredLocation: inOneLine,
      email: {},
      phone: {},
      previousExperience: lines,
      additionalInformation: lines,
    },
  ],
  ['/api/newsletter', 'newsletter_subscribers', { email: 'ana@example.com' }, { email: {} }],
] as const)('hostile text sent to %s', (path, table, right, fields) => {
  it.each(Object.entries(fields))('is stored in %s as it looks, or refused', async (field, taken: object) => {
    const column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    for (const [what, text] of every) {
      // raw bytes, which no encoder would write
      const body = JSON.stringify({ ...right, [field]: text })
      const answer = await request(admin.site.http).post(path).type('json').send(body)
      const stored = await admin.site.database.query(`SELECT ${column} AS text FROM ${table}`)
      await admin.site.database.query(`DELETE FROM ${table}`)
      if (what in taken) {
        const shown = NAMES.includes(field) ? inNames(text) : text
        expect([what, answer.status, stored]).toEqual([what, 201, [{ text: shown }]])
      } else {
        expect([what, answer.status, stored]).toEqual([what, 422, []])
        expect(answer.body.errors).toMatchObject([{ field }])
      }
    }
  })
})

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')

/** Headings of the export. */
const headings: Record<string, string> = {
  name: 'Ime i prezime',
  message: 'Poruka',
  preferredLocation: 'Željena lokacija',
  previousExperience: 'Dosadašnje iskustvo',
  additionalInformation: 'Dodatne informacije',
}

/** Expects that no payload is executable, as markup or within a script of the page. */
const isHarmless = (html: string) => expect(html).not.toMatch(/<script>alert|<img src=x/)

describe.each([
  {
    api: messagesPath,
    page: '/admin/contact-messages',
    print: '/admin/simple-contact',
    post: '/api/contact',
    title: 'name',
    right: message,
    texts: ['message'],
  },
  {
    api: inquiriesPath,
    page: '/admin/franchise-inquiries',
    print: '/admin/simple-franchise',
    post: '/api/franchise-inquiry',
    title: 'preferredLocation',
    right: inquiry,
    texts: ['previousExperience', 'additionalInformation'],
  },
])('hostile text in the admin, $page', ({ api, page, print, post, title, right, texts }) => {
  const send = async (values: object): Promise<string> => {
    const { body } = await request(admin.site.http)
      .post(post)
      .send({ ...right, ...values })
      .expect(201)
    return body.id
  }
  const html = async (path: string) => (await admin.owner.agent.get(path).expect(200)).text

  it('shows names as they look in list, page, print, JSON and CSV', async () => {
    const sent = new Map<string, string>()
    for (const text of Object.values(inOneLine)) sent.set(await send({ [title]: text }), inNames(text))
    const [list, printed, { body: found }, { text: csv }] = await Promise.all([
      html(page),
      html(print),
      admin.owner.agent.get(api).expect(200),
      admin.owner.agent.get(`${api}/export`).buffer().expect(200),
    ])
    for (const part of [list, printed]) isHarmless(part)
    const rows = rowsOf(csv)
    expect(rows).toHaveLength(sent.size)
    for (const [id, text] of sent) {
      for (const part of [list, printed, await html(`${page}/${id}`)]) expect(part).toContain(escaped(text))
      expect(found.items.find((item: { id: string }) => item.id === id)).toMatchObject({ [title]: text })
      expect(rows.find(({ ID }) => ID === id)![headings[title]!]).toMatch(endOf(text))
    }
  })

  it('shows multi-line text unchanged in page, JSON and CSV', async () => {
    const sent = new Map<string, string>()
    for (const text of Object.values(lines)) {
      sent.set(await send(Object.fromEntries(texts.map((field) => [field, text]))), text)
    }
    const { text: csv } = await admin.owner.agent.get(`${api}/export`).buffer().expect(200)
    const rows = rowsOf(csv)
    expect(rows).toHaveLength(sent.size)
    for (const [id, text] of sent) {
      const shown = await html(`${page}/${id}`)
      isHarmless(shown)
      expect(shown).toContain(escaped(text))
      const { body: lead } = await admin.owner.agent.get(`${api}/${id}`).expect(200)
      for (const field of texts) {
        expect(lead).toMatchObject({ [field]: text })
        expect(rows.find(({ ID }) => ID === id)![headings[field]!]).toMatch(endOf(text))
      }
    }
    for (const part of [await html(page), await html(print)]) isHarmless(part)
  })
})

/** Parses CSV strictly: any line break outside quotes ends a row. No cell may begin like a formula. */
function rowsOf(csv: string): Record<string, string>[] {
  const rows = parse<Record<string, string>>(csv, {
    bom: true,
    columns: true,
    record_delimiter: ['\r\n', '\n', '\r', '\u2028'],
  })
  for (const cell of rows.flatMap((row) => Object.values(row))) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
  return rows
}

/** Matches a text that may be escaped with a leading apostrophe as a formula. */
function endOf(text: string): RegExp {
  return new RegExp(`^'?${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`)
}

describe('hostile text of staff', () => {
  let content: ContentAdmin
  beforeAll(async () => {
    content = await ContentAdmin.of(admin.site)
  })
  const read = async (path: string) => (await request(admin.site.http).get(path).expect(200)).text
  const both = (text: string) => ({ hr: text, en: text })

  it.each(Object.entries(lines))('is shown unchanged in a post, in lists and in the feed: %s', async (what, text) => {
    const line = what in inOneLine ? text : 'Naslov'
    const slug = `slug-${Object.keys(lines).indexOf(what)}`
    const post = {
      title: both(line),
      excerpt: both(text),
      body: both(text),
      imageAlt: both(line),
      author: line,
      picture: 'shop',
      slug,
      status: 'published',
      publishedAt: null,
    }
    await content.add('posts', post).expect(201)
    const [page, blog, feed, json] = await Promise.all(
      [`/blog/${slug}`, '/blog', '/blog/rss.xml', `/api/posts/${slug}`].map(read),
    )
    for (const html of [page!, blog!]) {
      isHarmless(html)
      expect(html).toContain(escaped(line))
    }
    const author = inNames(line)
    expect(JSON.parse(json!)).toMatchObject({ title: line, excerpt: text, author })
    expect(XMLValidator.validate(feed!)).toBe(true)
    const { rss } = new XMLParser({ trimValues: false, parseTagValue: false, htmlEntities: true }).parse(feed!)
    const item = [rss.channel.item].flat().find(({ link }: { link: string }) => link.endsWith(slug))
    const inXml = text.replace(/\r\n?/g, '\n') // XML normalises line breaks to LF
    expect(item).toMatchObject({ title: line, description: inXml, 'dc:creator': author })
  })

  it.each(Object.entries(lines))('is shown unchanged in a testimonial: %s', async (what, text) => {
    const [item] = await content.list('testimonials')
    const typed = what in inOneLine ? text.slice(0, 60) : 'Ana'
    const name = inNames(typed)
    await content.save('testimonials', item, { name: typed, text: both(text) }).expect(200)
    const [home, json] = await Promise.all(['/', '/api/testimonials'].map(read))
    isHarmless(home!)
    expect(home).toContain(escaped(text))
    expect(JSON.parse(json!)[0]).toMatchObject({ name, text })
  })

  it('is refused if it is not valid Unicode', async () => {
    const [item] = await content.list('testimonials')
    for (const text of Object.values(unwritable)) {
      await content.save('testimonials', item, { text: both(text) }).expect(422)
    }
  })
})
