import request from 'supertest'
import { startTestApp, type TestApp } from '../../support/test-app.js'

const voucher = {
  item: 'darovni-bon-postupak',
  recipient: 'Željka',
  giver: 'Šime',
  greeting: 'Sretan rođendan!\nTvoj Šime',
  location: 'zagreb',
  name: 'Šime Čović',
  email: 'sime@example.com',
}

describe('voucher request', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestApp()
  })
  afterAll(() => site.close())

  const post = (body: object, url = '/api/voucher-request') => request(site.http).post(url).send(body)
  const send = (body: object, url = '/trgovina') => request(site.http).post(url).type('form').send(body)
  const stored = () => site.database.query('SELECT * FROM contact_messages ORDER BY received_at DESC, id DESC')

  it('is a message that lists the texts of the voucher', async () => {
    const { body } = await post({ ...voucher, note: 'Do petka.' }).expect(201)
    const [row] = await stored()
    expect(row).toMatchObject({ id: body.id, name: 'Šime Čović', subject: 'bioresonance', location: 'zagreb' })
    expect(row.message.split('\n')).toEqual([
      'Zahtjev za darovni bon',
      '',
      'Što se daruje: Darovni bon za postupak biorezonance',
      'Za: Željka',
      'Od: Šime',
      '',
      'Napomena:',
      'Do petka.',
      '',
      'Čestitka:',
      'Sretan rođendan!',
      'Tvoj Šime',
    ])
  })

  it("is in the sender's language and omits empty fields", async () => {
    const { item, recipient, name, email } = voucher
    await post({ item, recipient, name, email, giver: ' ', greeting: '' }, '/api/voucher-request?lang=en').expect(201)
    const [{ message, language }] = await stored()
    expect({ message, language }).toEqual({
      message: 'Request for a gift voucher\n\nWhat is given: Voucher for a bioresonance treatment\nFor: Željka',
      language: 'en',
    })
  })

  it('has the labels that the owner chose', async () => {
    const texts = { texts: { 'message.recipient': { hr: { text: 'Slavljenik', basis: 'Za' } } }, lists: {} }
    await site.changeContent(`INSERT INTO page_texts (namespace, published) VALUES ('voucher', $1)`, [texts])
    await post(voucher).expect(201)
    expect((await stored())[0].message).toContain('\nSlavljenik: Željka\n')
    await site.changeContent('DELETE FROM page_texts')
  })

  it.each([
    ['item', '', 'Odaberite što darujete'],
    ['item', 'zlatna-poluga', 'Odaberite jednu od stavki iz trgovine'],
    ['recipient', ' \u200b', 'Upišite ime obdarene osobe'],
    ['recipient', 'a'.repeat(81), 'Najveći dopušteni broj znakova: 80'],
    ['recipient', 'Ana\nOd: netko drugi', 'Tekst sadrži znakove koje ne možemo spremiti; uklonite ih'],
    ['greeting', 'a'.repeat(401), 'Najveći dopušteni broj znakova: 400'],
    ['greeting', null, undefined],
    ['greeting', ['Hej'], 'Provjerite ovaj podatak'],
    ['email', '', 'Email adresa je obavezna'],
    ['location', 'split', 'Odaberite jedan od naših centara'],
    ['message', 'Za: sve', 'Ovo polje ne postoji; uklonite ga iz zahtjeva'],
  ])('reports %s = %j at its field', async (field, value, text) => {
    const before = (await stored()).length
    const { body, status } = await post({ ...voucher, [field]: value })
    if (text === undefined) expect(status).toBe(201)
    else {
      expect(body).toMatchObject({ status: 422, errors: [{ field, message: text }] })
      expect(await stored()).toHaveLength(before)
    }
  })

  it('is offered and accepted for vouchers and packages, and for other items when the owner chooses so', async () => {
    const offered = async (item: string) =>
      (await request(site.http).get('/trgovina').expect(200)).text.includes(`?item=${item}#voucher`)
    for (const [item, giftable] of [
      ['darovni-bon-po-izboru', true],
      ['paket-prvi-korak', true],
      ['staklena-boca', false],
      ['dnevnik-30-dana', false],
    ] as const) {
      expect({ item, offered: await offered(item) }).toEqual({ item, offered: giftable })
    }
    const { body } = await post({ ...voucher, item: 'staklena-boca' }).expect(422)
    expect(body.errors).toMatchObject([{ field: 'item', code: 'item.unknown' }])
    await site.database.query("UPDATE shop_items SET giftable = true WHERE slug = 'staklena-boca'")
    await post({ ...voucher, item: 'staklena-boca' }).expect(201)
  })

  describe('voucher request without JavaScript', () => {
    it('is stored likewise and redirects to an address without personal data', async () => {
      const { headers } = await send({ ...voucher, phone: '', note: '' }).expect(303)
      expect((await stored())[0].message).toContain('Za: Željka\nOd: Šime')
      expect(headers.location).toMatch(/^\/trgovina\?sent=[\w.-]+#voucher-outcome$/)
      const { text } = await request(site.http).get(headers.location!.split('#')[0]!).expect(200)
      expect(text).toContain('Zahtjev za bon je stigao')
    })

    it('keeps all input when it is invalid', async () => {
      const { text } = await send({ ...voucher, email: 'nije' }).expect(422)
      expect(text).toContain('Nevažeća email adresa')
      expect(text).toContain('value="Željka"')
      expect(text).toContain('Sretan rođendan!\nTvoj Šime</textarea>')
    })

    it.each([
      ['/trgovina', 'još ne vrijedi'],
      ['/shop?lang=en', 'not valid yet'],
    ])('%s shows an escaped preview of the voucher and stores nothing', async (url, said) => {
      const before = (await stored()).length
      const typed = { ...voucher, recipient: 'Ana <img src=x>', email: '', name: '' }
      const { text, headers } = await send({ ...typed, preview: '1' }, url).expect(200)
      expect(headers['cache-control']).toContain('no-store')
      expect(text).toContain('<strong>Ana &lt;img src=x&gt;</strong>')
      expect(text).not.toContain('<img src=x>')
      expect(text).toContain(said)
      expect(text).toContain('value="Ana &lt;img src=x&gt;"')
      expect(text).not.toContain('voucher-outcome')
      expect(text).not.toContain('aria-invalid="true"')
      expect(await stored()).toHaveLength(before)
    })
  })
})
