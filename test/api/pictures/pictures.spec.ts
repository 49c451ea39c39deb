import { Transformer } from '@napi-rs/image'
import request from 'supertest'
import { ContentAdmin } from '../../support/content-admin.js'
import { expectLog } from '../../support/expected-log.js'
import {
  addPicture,
  description,
  drawJpeg,
  drawPicture,
  pictureReady,
  PLACE,
  sendPicture,
  withExif,
} from '../../support/pictures.js'
import type { Json } from '../../support/search-engines.js'
import { addColleague, type Agent, auditedActions, signIn, startTestAdmin } from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'

const path = '/api/admin/pictures'
const page = '/admin/pictures'
const PERMANENTLY = 'public, max-age=31536000, immutable'

describe('library of pictures', () => {
  let site: TestApp
  let admin: ContentAdmin
  let editor: Agent
  beforeAll(async () => {
    site = await startTestAdmin({ rateLimitScale: 0 })
    admin = await ContentAdmin.of(site)
    editor = await signIn(site, await addColleague(site, 'editor', 'urednica@bistra.example'))
  })
  afterAll(() => site.close())

  const fileOf = (picture: Json, width = picture.width, format = 'jpg') =>
    request(site.http).get(`/media/${picture.name}-${width}.${format}`)
  const remove = (picture: Json) => editor.delete(`${path}/${picture.id}`).set('If-Match', `"${picture.version}"`)

  describe('upload', () => {
    it('makes every format in widths up to that of the picture', async () => {
      const picture = await addPicture(site, editor, drawJpeg(900, 600))
      expect(picture).toMatchObject({
        state: 'ready',
        width: 900,
        height: 600,
        decorative: false,
        focalX: 50,
        focalY: 50,
        uses: [],
        version: 1,
        alt: { hr: description['alt.hr'], en: description['alt.en'] },
      })
      for (const [format, type] of Object.entries({ avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }))
        for (const width of [400, 768, 900]) {
          const { headers, body } = await fileOf(picture, width, format).buffer().parse(asBytes).expect(200)
          expect(headers).toMatchObject({
            'content-type': type,
            'cache-control': PERMANENTLY,
            'x-content-type-options': 'nosniff',
          })
          expect(headers).not.toHaveProperty('set-cookie')
          expect(new Transformer(body).metadataSync()).toMatchObject({ width, height: Math.round((width * 2) / 3) })
        }
      await fileOf(picture, 1280).expect(404)
      await fileOf(picture, 401).expect(404)
      const { headers } = await fileOf(picture)
      await fileOf(picture).set('If-None-Match', headers.etag!).expect(304)
      await request(site.http).head(`/media/${picture.name}-900.jpg`).expect(200)
    })

    it('removes place and camera, and turns the picture upright', async () => {
      const photograph = withExif(drawJpeg(480, 320), 6)
      expect(photograph.includes(PLACE)).toBe(true)
      const picture = await addPicture(site, editor, photograph)
      expect(picture).toMatchObject({ width: 320, height: 480 })
      const stored = await site.database.query<{ bytes: Buffer; format: string }[]>(
        `SELECT bytes, format FROM picture_files WHERE picture_id = $1
         UNION ALL SELECT coalesce(master, ''), 'master' FROM pictures WHERE id = $1`,
        [picture.id],
      )
      expect(stored).toHaveLength(4)
      for (const { bytes } of stored) {
        expect(bytes.includes(PLACE)).toBe(false)
        expect(bytes.includes('Exif')).toBe(false)
        expect(bytes.includes('Tajna kamera')).toBe(false)
      }
      // The left half was red; turned clockwise, the upper half is.
      const pixels = new Transformer(stored.find(({ format }) => format === 'jpg')!.bytes).rawPixelsSync()
      expect(pixels[(100 * 320 + 160) * 3]).toBeGreaterThan(150)
      expect(pixels[(400 * 320 + 160) * 3]).toBeLessThan(80)
    })

    it.each([
      ['PNG with transparency', () => drawPicture(40, 30).opacity(0.5).pngSync()],
      ['grey PNG', () => drawPicture(41, 30).grayscale().pngSync()],
      ['WebP', () => drawPicture(42, 30).webpSync(80)],
      ['AVIF', () => drawPicture(43, 30).avifSync({ quality: 80, speed: 10, threads: 1 })],
    ])('accepts a %s', async (_format, draw) => {
      expect(await addPicture(site, editor, draw())).toMatchObject({ state: 'ready', height: 30 })
    })

    it.each([
      [
        'picture.type',
        'an SVG',
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      ],
      ['picture.type', 'a GIF', Buffer.from(`GIF89a${'\0'.repeat(60)}`)],
      ['picture.heic', 'a HEIC', Buffer.from(`\0\0\0\x18ftypheic\0\0\0\0mif1heic${'\0'.repeat(40)}`, 'latin1')],
      ['picture.damaged', 'a truncated JPEG', drawJpeg().subarray(0, 2000)],
      ['picture.damaged', 'a PNG whose content is no picture', damagedPng()],
      ['picture.tooManyPixels', 'a decompression bomb', bomb()],
      [
        'picture.foreign',
        'a picture that is a web page as well',
        Buffer.concat([drawJpeg(482), Buffer.from('<script>')]),
      ],
      ['picture.empty', 'an empty file', Buffer.alloc(0)],
    ])('refuses as %s %s', async (code, _what, file) => {
      const { body } = await sendPicture(editor, file).expect(422)
      expect(body.errors).toMatchObject([{ field: 'picture', code }])
    })

    it('drops the film behind the picture of a phone', async () => {
      const film = Buffer.from('\0\0\0\x18ftypmp42 the film of a motion photo', 'latin1')
      const picture = await addPicture(site, editor, Buffer.concat([drawJpeg(481), film]))
      expect((await fileOf(picture).buffer().parse(asBytes)).body.includes('motion photo')).toBe(false)
    })

    it('refuses a file or text above the limit, a missing file, and a body of another type', async () => {
      const { body } = await sendPicture(editor, Buffer.alloc(25_000_001)).expect(422)
      expect(body.errors).toMatchObject([{ field: 'picture', code: 'file.tooLarge', args: { megabytes: 25 } }])
      const texts = { ...description, 'alt.en': 'x'.repeat(2_000_001) }
      const long = await sendPicture(editor, drawJpeg(), texts).expect(422)
      expect(long.body.errors).toMatchObject([{ field: 'alt.en', code: 'file.tooLarge', args: { megabytes: 2 } }])
      const missing = await editor
        .post(path)
        .field({ ...description })
        .expect(422)
      expect(missing.body.errors).toMatchObject([{ field: 'picture', code: 'picture.required' }])
      await editor.post(path).set('Content-Type', 'image/jpeg').send(drawJpeg()).expect(415)
      await editor.post('/api/admin/content/posts').field('title', 'x').expect(415)
    })

    it('requires an alternative text in each language, or none for a decorative picture', async () => {
      const { body } = await sendPicture(editor, drawJpeg(490), { 'alt.hr': 'Soba' }).expect(422)
      expect(body.errors).toMatchObject([{ field: 'alt.en', code: 'picture.alt' }])
      const { body: picture } = await sendPicture(editor, drawJpeg(490), { decorative: 'true' }).expect(201)
      expect(picture).toMatchObject({ decorative: true, alt: { hr: '', en: '' } })
    })

    it('stores the same file once', async () => {
      const picture = await addPicture(site, editor, drawJpeg(500))
      const { body } = await sendPicture(editor, drawJpeg(500), { decorative: 'true' }).expect(200)
      expect(body).toMatchObject({ id: picture.id, known: true, decorative: false })
      const results = await Promise.all([1, 2].map(() => sendPicture(editor, drawJpeg(501))))
      expect(new Set(results.map(({ body: each }) => each.id)).size).toBe(1)
    })

    it('offers no description of a file that was uploaded before if the typed one is the stored one, or none', async () => {
      await addPicture(site, editor, drawJpeg(505))
      const typed: Record<string, string>[] = [{ ...description }, { decorative: 'true' }]
      for (const fields of typed) {
        const { headers } = await editor.post(page).field(fields).attach('picture', drawJpeg(505), 'a.jpg').expect(303)
        expect(headers.location).toMatch(/\?done=known$/)
        expect((await editor.get(headers.location!).expect(200)).text).not.toContain('>Upotrijebi novi opis<')
      }
    })

    it('works without a script', async () => {
      const send = (file: Buffer, fields: object = description) =>
        editor
          .post(page)
          .field({ ...fields })
          .attach('picture', file, 'a.jpg')
      const { headers } = await send(drawJpeg(510)).expect(303)
      const [, id] = /^\/admin\/pictures\/([\w-]{36})\?done=added$/.exec(headers.location!)!
      await pictureReady(site, id!)
      await send(drawJpeg(510)).expect(303).expect('Location', `${page}/${id}?done=known`)
      const described = { 'alt.hr': 'Novi opis & soba', 'alt.en': 'New description' }
      const again = await send(drawJpeg(510), described).expect(303)
      const offered = await editor.get(again.headers.location!).expect(200)
      expect(offered.text).toContain('>Upotrijebi novi opis<')
      expect(offered.text).toContain('name="alt.hr" value="Novi opis &amp; soba"')
      expect(offered.text).toContain('name="alt.en" value="New description"')
      const refused = await send(Buffer.from('GIF89a'.repeat(10)), { ...description, 'alt.hr': 'Upisani opis' }).expect(
        422,
      )
      expect(refused.text).toContain('Ovo nije slika koju stranica može prikazati')
      expect(refused.text).toContain('Upisani opis')
      const edit = { action: 'save', version: '1', decorative: 'true', focalX: '30', focalY: '70' }
      await editor
        .post(`${page}/${id}`)
        .type('form')
        .send(edit)
        .expect(303)
        .expect('Location', `${page}/${id}?done=saved`)
      await editor.post(`${page}/${id}`).type('form').send({ action: 'remove', version: '1' }).expect(412)
      await editor.post(`${page}/${id}`).type('form').send({ action: 'remove', version: '2' }).expect(303)
      await editor.get(`${page}/${id}`).expect(404)
    })
  })

  describe('description', () => {
    const put = (picture: Json, change: object) => {
      const { alt, decorative, focalX, focalY } = picture
      const content = { alt, decorative, focalX, focalY, ...change }
      return editor.put(`${path}/${picture.id}`).set('If-Match', `"${picture.version}"`).send(content)
    }

    it('is changed by the version that was seen, and recorded', async () => {
      const picture = await addPicture(site, editor, drawJpeg(520))
      const { body } = await put(picture, { focalX: 10, focalY: 90 }).expect(200).expect('ETag', '"2"')
      expect(body).toMatchObject({ focalX: 10, focalY: 90, version: 2 })
      expect((await put(picture, { focalX: 20 }).expect(412)).body.code).toBe('picture.changed_meanwhile')
      await put(body, { focalX: 10 }).expect(200).expect('ETag', '"2"')
      await put(body, { focalX: 101 }).expect(422)
      await put(body, { alt: { hr: '', en: 'Room' } }).expect(422)
      await editor.put(`${path}/${picture.id}`).send({}).expect(428)
      expect((await auditedActions(site)).slice(-2)).toEqual(['picture.added', 'picture.changed'])
    })
  })

  describe('claims about health in an alternative text', () => {
    const claim = { 'alt.hr': 'Uređaj liječi migrenu', 'alt.en': 'A treatment bed' }

    it('are refused on upload until they are confirmed, which is recorded', async () => {
      const { body } = await sendPicture(editor, drawJpeg(521), claim).expect(422)
      expect(body.errors).toMatchObject([{ field: 'alt.hr', code: 'claims.treatment', args: { phrase: 'liječi' } }])
      await sendPicture(editor, drawJpeg(521), { ...claim, claims: 'maybe' }).expect(422)
      await sendPicture(editor, drawJpeg(521), { ...claim, claims: 'confirmed' }).expect(201)
      expect((await auditedActions(site)).slice(-2)).toEqual(['picture.added', 'claims.confirmed'])
      await sendPicture(editor, drawJpeg(522), { ...claim, decorative: 'true' }).expect(201)
    })

    it('are asked about once by the form of the description, also without a script', async () => {
      const picture = await addPicture(site, editor, drawJpeg(523))
      const save = (fields: object, version = 1) =>
        editor
          .post(`${page}/${picture.id}`)
          .type('form')
          .send({ action: 'save', version: String(version), focalX: '50', focalY: '50', ...claim, ...fields })
      const refused = await save({}).expect(422)
      expect(refused.text).toContain('name="claims" value="confirmed"')
      await save({ claims: 'confirmed' }).expect(303)
      expect((await auditedActions(site)).slice(-2)).toEqual(['picture.changed', 'claims.confirmed'])
      await save({ focalX: '25' }, 2).expect(303)
    })
  })

  describe('search', () => {
    it('finds alternative texts and file names, in any case and without diacritics', async () => {
      const { body } = await editor
        .post(path)
        .field({ 'alt.hr': 'Čekaonica u Šibeniku', 'alt.en': 'A waiting room' })
        .attach('picture', drawJpeg(550), 'Proljeće 100%_.JPG')
        .expect(201)
      expect(body.fileName).toBe('Proljeće 100%_.JPG')
      const found = async (search: string) => {
        const { body: list } = await editor.get(path).query({ search }).expect(200)
        return (list.items as Json[]).some(({ id }) => id === body.id)
      }
      for (const words of ['cekaonica u š', 'WAITING', 'proljece', '100%_.jpg'])
        expect([words, await found(words)]).toEqual([words, true])
      for (const words of ['kuhinja', '100__', 'a%z']) expect([words, await found(words)]).toEqual([words, false])
      const { text } = await editor.get(`${page}?search=kuhinja`).expect(200)
      expect(text).toContain('Nijedna slika ne odgovara')
    })

    it('finds pictures that no content shows', async () => {
      const picture = await addPicture(site, editor, drawJpeg(551))
      const isUnused = async () => {
        const { body } = await editor.get(path).query({ usage: 'unused', pageSize: 100 }).expect(200)
        expect(body.total).toBe(body.items.length)
        return (body.items as Json[]).some(({ id }) => id === picture.id)
      }
      expect(await isUnused()).toBe(true)
      const [therapist] = await admin.list('therapists')
      const { body } = await admin.save('therapists', therapist, { photo: picture.id }).expect(200)
      expect(await isUnused()).toBe(false)
      await admin.save('therapists', body, { photo: null }).expect(200)
      await editor.get(path).query({ usage: 'some' }).expect(422)
    })
  })

  describe('pages of the site', () => {
    const publicPage = async (address: string) => (await request(site.http).get(address).expect(200)).text
    const choose = async (change: object, status = 200): Promise<Json> => {
      const [pictures] = await admin.list('page-pictures')
      return (await admin.save('page-pictures', pictures, change).expect(status)).body
    }

    it('show a chosen picture in place of the drawing, and are as before once the original is restored', async () => {
      const picture = await addPicture(site, editor, drawJpeg(1300, 867))
      const addresses = ['/', '/?lang=en', '/intolerancija-na-hranu', '/cjenik']
      const before = await Promise.all(addresses.map(publicPage))
      await choose({ homeHero: picture.id, homeShare: picture.id, foodIntoleranceHeader: picture.id })

      const home = await publicPage('/')
      const sources = [400, 768, 1280, 1300].map((width) => `/media/${picture.name}-${width}.avif ${width}w`).join(', ')
      const sizes = '(min-width: 64rem) 58vw, 100vw'
      expect(home).toContain(
        `<link rel="preload" as="image" type="image/avif" fetchPriority="high" imageSrcSet="${sources}" imageSizes="${sizes}"/>`,
      )
      expect(home).toContain(`<source type="image/avif" srcSet="${sources}" sizes="${sizes}"/>`)
      expect(home).not.toContain('/pictures/hero-')
      expect(home).toMatch(/<img[^>]*width="1300" height="867" alt="Svijetla soba s ležajem" loading="eager"/)
      expect(home).toMatch(new RegExp(`property="og:image" content="[^"]*/media/${picture.name}-1280.jpg"`))
      expect(home).toContain('property="og:image:alt" content="Svijetla soba s ležajem"')
      expect(home.match(new RegExp(`<img[^>]*/media/${picture.name}[^>]*alt="" loading="lazy"`, 'g'))).toHaveLength(1)
      expect(await publicPage('/?lang=en')).toContain(`alt="${description['alt.en']}" loading="eager"`)
      const service = await publicPage('/intolerancija-na-hranu')
      expect(service).toMatch(
        new RegExp(`<img[^>]*/media/${picture.name}[^>]*alt="Svijetla soba s ležajem" loading="eager"`),
      )
      expect(service).toMatch(/property="og:image" content="[^"]*\/cards\/food-intolerance-hr.jpg"/)
      expect(await publicPage('/cjenik')).toBe(before[3])
      const { body: data } = await request(site.http).get('/index.pageContext.json').expect(200)
      expect(Object.keys(data.pagePictures)).toEqual(['homeHero', 'foodIntoleranceHeader'])

      const { body } = await editor.get(`${path}/${picture.id}`).expect(200)
      expect(body.uses).toMatchObject([
        {
          kind: 'pagePictures',
          path: '/admin/content/page-pictures#content-homeHero',
          name: { en: 'Home: large picture' },
        },
        {},
        {},
      ])
      expect((await remove(picture).expect(409)).body.code).toBe('picture.in_use')
      expect((await auditedActions(site)).at(-1)).toBe('content.pagePictures.changed')

      await choose({ homeHero: null, homeShare: null, foodIntoleranceHeader: null })
      expect(await Promise.all(addresses.map(publicPage))).toEqual(before)
      await remove(picture).expect(204)
    })

    it('refuse unknown pictures, and decorative ones where the drawing is described', async () => {
      const { body: decorative } = await sendPicture(editor, drawJpeg(1301), { decorative: 'true' }).expect(201)
      const { errors } = await choose({ homeHero: decorative.id, homeShare: decorative.id }, 422)
      expect(errors).toMatchObject([{ field: 'homeHero', code: 'picture.undescribed' }])
      const unknown = '01936d2e-7c1b-7000-8000-000000000000'
      expect((await choose({ blogHeader: unknown }, 422)).errors).toMatchObject([
        { field: 'blogHeader', code: 'picture.unknown' },
      ])
    })

    it('keep their pictures described, where the drawing is', async () => {
      const picture = await addPicture(site, editor, drawJpeg(1302))
      const save = () =>
        editor.post(`${page}/${picture.id}`).type('form').send({ action: 'save', version: '1', decorative: 'true' })
      await choose({ homeHero: picture.id, homeShare: picture.id })
      expect((await save().expect(422)).text).toContain('Slika stoji na mjestu koje treba opis')
      await choose({ homeHero: null })
      await save().expect(303)
      await choose({ homeShare: null })
    })
  })

  describe('use', () => {
    it('is shown where it is chosen, listed, and prevents deletion', async () => {
      const picture = await addPicture(site, editor, drawJpeg(530))
      const source = `/media/${picture.name}-400.avif 400w`
      const publicPage = async (address: string) => (await request(site.http).get(address).expect(200)).text
      const [location] = await admin.list('locations')
      const [therapist] = await admin.list('therapists')
      const [item] = await admin.list('shop-items')
      const [post] = await admin.list('posts')
      const text = { hr: `Prije\n\n![](/media/${picture.name})`, en: post!.content.body.en }
      const { body: changed } = await admin
        .save('locations', location, { pictures: [{ picture: picture.id }] })
        .expect(200)
      const { body: withPhoto } = await admin.save('therapists', therapist, { photo: picture.id }).expect(200)
      await admin.save('shop-items', item, { photo: picture.id }).expect(200)
      await admin.save('posts', post, { photo: picture.id, body: text }).expect(200)

      const ofLocation = await publicPage(`/lokacija/${location!.slug}`)
      expect(ofLocation).toContain(source)
      expect(ofLocation).toMatch(new RegExp(`<img[^>]*/media/${picture.name}-530.jpg[^>]*width="530" height="320"`))
      expect(ofLocation).toContain(`alt="${description['alt.hr']}"`)
      expect(ofLocation).toMatch(new RegExp(`property="og:image" content="[^"]*/media/${picture.name}-530.jpg"`))
      expect(await publicPage(`/location/${location!.slug}?lang=en`)).toContain(`alt="${description['alt.en']}"`)
      expect(await publicPage('/trgovina')).toContain(source)
      const ofPost = await publicPage(`/blog/${post!.content.slug}`)
      expect(ofPost.match(new RegExp(`/media/${picture.name}-400.avif 400w`, 'g'))!.length).toBeGreaterThanOrEqual(2)

      const { body } = await editor.get(`${path}/${picture.id}`).expect(200)
      expect(body.uses.map(({ kind }: Json) => kind)).toEqual(['location', 'therapist', 'post', 'shopItem'])
      expect((await remove(picture).expect(409)).body.code).toBe('picture.in_use')

      await admin.save('therapists', withPhoto, { photo: null }).expect(200)
      await admin.save('locations', changed, { pictures: [] }).expect(200)
      const again = async (kind: string, id: string) => (await admin.list(kind)).find((each) => each.id === id)!
      await admin.save('shop-items', await again('shop-items', item!.id), { photo: null }).expect(200)
      await admin.save('posts', await again('posts', post!.id), { photo: null, body: post!.content.body }).expect(200)
      await fileOf(picture).expect(200)
      await remove(picture).expect(204)
      await fileOf(picture).expect(404)
      await editor.get(`${path}/${picture.id}`).expect(404)
    })

    it('refuses pictures that are not in the library, or twice in a gallery', async () => {
      const unknown = '01936d2e-7c1b-7000-8000-000000000000'
      const picture = await addPicture(site, editor, drawJpeg(531))
      const [location] = await admin.list('locations')
      const [therapist] = await admin.list('therapists')
      const [post] = await admin.list('posts')
      const faults = async (answer: Promise<{ body: Json }>) => (await answer).body.errors
      const twice = [{ picture: picture.id }, { picture: picture.id }]
      expect(await faults(admin.save('locations', location, { pictures: twice }).expect(422))).toMatchObject([
        { field: 'pictures.1.picture', code: 'picture.repeated' },
      ])
      expect(await faults(admin.save('therapists', therapist, { photo: unknown }).expect(422))).toMatchObject([
        { field: 'photo', code: 'picture.unknown' },
      ])
      const body = { ...post!.content.body, en: `![x](/media/${'0'.repeat(24)})` }
      expect(await faults(admin.save('posts', post, { body }).expect(422))).toMatchObject([
        { field: 'body.en', code: 'picture.unknown' },
      ])
      await admin.save('therapists', therapist, { photo: 'x' }).expect(422)
    })

    it('is not shown before its files are ready', async () => {
      const picture = await addPicture(site, editor, drawJpeg(532))
      const [therapist] = await admin.list('therapists')
      const { body } = await admin.save('therapists', therapist, { photo: picture.id }).expect(200)
      await site.changeContent(`UPDATE pictures SET state = 'failed' WHERE id = $1`, [picture.id])
      await fileOf(picture).expect(404)
      const { body: therapists } = await request(site.http).get('/api/therapists').expect(200)
      expect(therapists.map(({ photo }: Json) => photo)).toEqual(therapists.map(() => null))
      await admin.save('therapists', body, { photo: null }).expect(200)
    })
  })

  it('is closed to staff', async () => {
    const staff = await signIn(site, await addColleague(site, 'staff', 'osoblje@bistra.example'))
    await sendPicture(staff, drawJpeg()).expect(403)
    await request(site.http).post(path).attach('picture', drawJpeg(), 'a.jpg').expect(401)
  })

  it('gives up a picture that ends the process each time', async () => {
    expectLog(/Picture .* failed repeatedly, giving up/)
    const { body } = await sendPicture(editor, drawJpeg(540)).expect(201)
    await pictureReady(site, body.id)
    await site.database.query(`UPDATE pictures SET state = 'processing', attempts = 4 WHERE id = $1`, [body.id])
    const state = async () => (await editor.get(`${path}/${body.id}`)).body.state
    for (let tries = 0; (await state()) === 'processing' && tries < 300; tries++)
      await site.database.query('SELECT pg_sleep(0.05)')
    expect(await state()).toBe('failed')
    // The same file once more begins again.
    await sendPicture(editor, drawJpeg(540)).expect(201)
    await pictureReady(site, body.id)
  })
})

type BinaryParser = Parameters<request.Test['parse']>[0]

/** Keeps the bytes of a response. */
const asBytes: BinaryParser = (response, done) => {
  const parts: Buffer[] = []
  response.on('data', (part: Buffer) => parts.push(part))
  response.on('end', () => done(null, Buffer.concat(parts)))
}

function bomb(): Buffer {
  const png = drawPicture(30, 20).pngSync()
  png.writeUInt32BE(60_000, 16)
  png.writeUInt32BE(60_000, 20)
  return png
}

function damagedPng(): Buffer {
  const png = drawPicture(30, 20).pngSync()
  png.fill(0x55, png.indexOf('IDAT') + 4, png.indexOf('IDAT') + 12)
  return png
}
