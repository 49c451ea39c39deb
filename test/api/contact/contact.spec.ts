import request from 'supertest'
import { startTestApp, type TestApp } from '../../support/test-app.js'

const message = {
  name: 'Đurđica Žganjer',
  email: 'durdica@example.com',
  phone: '+385 91 234 5678',
  subject: 'foodIntolerance',
  message: 'Zanima me termin.\nHvala!',
}

describe('POST /api/contact', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestApp()
  })
  afterAll(() => site.close())

  const post = (body: object, url = '/api/contact') => request(site.http).post(url).send(body)
  const stored = () => site.database.query('SELECT * FROM contact_messages ORDER BY received_at DESC')

  it('stores the message as submitted and returns its id and time', async () => {
    const { body } = await post(message).expect(201)
    const [row] = await stored()
    expect(row).toMatchObject({ id: body.id, ...message, language: 'hr' })
    expect(row.received_at.toISOString()).toBe(body.receivedAt)
  })

  it('trims texts, stores the sender’s language, and treats an empty phone as none', async () => {
    await post({ ...message, name: '  Ana  ', phone: ' \u200b' }, '/api/contact?lang=en').expect(201)
    expect((await stored())[0]).toMatchObject({ name: 'Ana', phone: null, language: 'en' })
  })

  it('stores the chosen location for staff, or none', async () => {
    await post({ ...message, location: 'dubrovnik' }).expect(201)
    expect((await stored())[0]).toMatchObject({ location: 'dubrovnik' })
    await post({ ...message, location: '' }).expect(201)
    expect((await stored())[0]).toMatchObject({ location: null })
  })

  it.each([
    ['location', 'split', 'Odaberite jedan od naših centara'],
    ['location', "zagreb' --", 'Odaberite jedan od naših centara'],
    ['location', ['zagreb'], 'Provjerite ovaj podatak'],
    ['name', '', 'Ime i prezime su obavezni'],
    ['name', 'a'.repeat(121), 'Najveći dopušteni broj znakova: 120'],
    ['name', 'Ana\u0000', 'Tekst sadrži znakove koje ne možemo spremiti; uklonite ih'],
    ['name', 'Ana\ud83d', 'Tekst sadrži znakove koje ne možemo spremiti; uklonite ih'],
    ['email', 'ana\udf3f@example.com', 'Tekst sadrži znakove koje ne možemo spremiti; uklonite ih'],
    ['message', 'Hvala \ud83c', 'Tekst sadrži znakove koje ne možemo spremiti; uklonite ih'],
    ['name', 7, 'Provjerite ovaj podatak'],
    ['email', undefined, 'Email adresa je obavezna'],
    ['email', 'ana@', 'Nevažeća email adresa'],
    ['phone', 'call me', 'Upišite telefonski broj, npr. +385\u00a091\u00a0234\u00a05678'],
    ['subject', 'other', 'Ta tema nije u ponudi; odaberite drugu'],
    ['subject', 'Nije slug', 'Ta tema nije u ponudi; odaberite drugu'],
    ['subject', undefined, 'Odaberite temu'],
    ['message', ' \n ', 'Poruka je obavezna'],
    ['name', '\u200b', 'Ime i prezime su obavezni'],
    ['message', '\u2060\u00ad\n\u3164', 'Poruka je obavezna'],
    ['website', 'https://example.com', 'Ovo polje ne postoji; uklonite ga iz zahtjeva'],
  ])('refuses %s = %j with an error at the field', async (field, value, text) => {
    const before = (await stored()).length
    const { body } = await post({ ...message, [field]: value })
      .expect(422)
      .expect('Content-Type', /application\/problem\+json/)
    expect(body).toMatchObject({ status: 422, code: 'validation', errors: [{ field, message: text }] })
    expect(await stored()).toHaveLength(before)
  })

  it('returns errors in English on request', async () => {
    const { body } = await post({ ...message, email: 'no' }, '/api/contact?lang=en').expect(422)
    expect(body.errors).toEqual([{ field: 'email', code: 'email.invalid', message: 'Invalid email address' }])
  })

  it('ignores an unsupported language', async () => {
    const { body } = await post({ ...message, email: 'no' }, '/api/contact?lang=de').expect(422)
    expect(body.errors).toEqual([{ field: 'email', code: 'email.invalid', message: 'Nevažeća email adresa' }])
  })

  it('reports the exceeded limit without repeating the input', async () => {
    const { body } = await post({ ...message, name: 'a'.repeat(121) }).expect(422)
    expect(body.errors).toEqual([
      { field: 'name', code: 'tooLong', args: { max: 120 }, message: 'Najveći dopušteni broj znakova: 120' },
    ])
  })

  it.each([[[]], [[message]], [{}]])('refuses a body of %j', async (body) => {
    await post(body).expect(422)
  })

  it('stores one message per Idempotency-Key, however often it is sent', async () => {
    const send = () => post(message).set('Idempotency-Key', 'a-key')
    const before = (await stored()).length
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(answers[1].body).toEqual(answers[0].body)
    expect(await stored()).toHaveLength(before + 1)
  })

  it('refuses an Idempotency-Key that was used for another message', async () => {
    await post(message).set('Idempotency-Key', 'b-key').expect(201)
    const { body } = await post({ ...message, name: 'Else' })
      .set('Idempotency-Key', 'b-key')
      .expect(422)
    expect(body.code).toBe('idempotency.reused')
  })
})
