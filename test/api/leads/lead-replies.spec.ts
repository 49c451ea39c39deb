import { crc32 } from 'node:zlib'
import { Transformer } from '@napi-rs/image'
import { cmyk, jpegWithProfile } from '../../support/colour-profiles.js'
import { contactMessage } from '../../support/contact-message.js'
import { type MailServer, recipientOf, startMailServer } from '../../support/mail-server.js'
import { type MailingSite, startMailingSite } from '../../support/mailing-site.js'
import { drawJpeg, drawPicture, PLACE, withExif } from '../../support/pictures.js'
import { addColleague, type Agent, owner, signIn } from '../../support/staff.js'

const email = 'ana@example.com'
const message = contactMessage({ email, message: 'Radite li subotom?\nAna' })

describe('replies to a lead', () => {
  let site: MailingSite
  let server: MailServer
  let ana: Agent
  let iva: Agent
  beforeAll(async () => {
    server = await startMailServer()
    site = await startMailingSite({ smtpUrl: server.url })
    ana = await signIn(site, owner)
    iva = await signIn(site, await addColleague(site, 'staff', 'iva@example.com'))
  })
  afterEach(async () => {
    for (const table of [
      'contact_messages',
      'franchise_inquiries',
      'lead_reply_files',
      'lead_replies',
      'lead_events',
      'outgoing_mails',
      'outbox_events',
    ])
      await site.database.query(`DELETE FROM ${table}`)
    server.mails.length = 0
  })
  afterAll(async () => {
    await site.close()
    await server.close()
  })

  const path = '/api/admin/contact-messages'
  const receive = async (values: object = {}): Promise<string> => {
    const [row] = await site.database.query<[{ id: string }]>(
      `INSERT INTO contact_messages (name, email, subject, message, language, location)
       SELECT name, email, subject, message, language, location FROM json_populate_record(NULL::contact_messages, $1) RETURNING id`,
      [JSON.stringify({ ...message, language: 'hr', location: null, ...values })],
    )
    return row.id
  }
  const reply = (agent: Agent, id: string, text: string, after?: string) =>
    agent.post(`${path}/${id}/replies`).send({ text, ...(after && { after }) })
  const read = async (id: string) => (await ana.get(`${path}/${id}`).expect(200)).body
  /** Sends all mails, as if the time for taking them back were over. */
  const deliver = async () => {
    await site.database.query(`UPDATE outgoing_mails SET next_attempt_at = now() WHERE sent_at IS NULL`)
    await site.deliver()
  }

  it('are sent as mails of the conversation, without what the sender typed, and answered to the centre', async () => {
    const { body } = await ana
      .post('/api/contact')
      .send({ ...message, location: 'zagreb' })
      .expect(201)
    const { id } = body as { id: string }
    await site.deliver()
    const confirmation = server.mails.find((mail) => recipientOf(mail) === email)!
    const { body: first } = await reply(iva, id, 'Poštovana Ana,\n\nda, do 13 sati.').expect(201)
    await deliver()
    await reply(iva, id, 'I još nešto.', first.id).expect(201)
    await deliver()
    const [one, other] = server.mails.filter(({ text }) => /13 sati|I još/.test(text ?? ''))
    expect(one).toMatchObject({ inReplyTo: confirmation.messageId, references: confirmation.messageId })
    expect(one!.messageId).not.toBe(confirmation.messageId)
    expect(one!.text).toMatch(/^Poštovana Ana,\n\nda, do 13 sati\.$/m)
    expect(one!.text).toMatch(/^Odgovaramo na ono što ste nam poslali .+\.$/m)
    for (const part of [one!.text, one!.html]) expect(part).not.toContain('Radite li subotom?')
    const [{ email: centre }] = await site.database.query(`SELECT email FROM locations WHERE slug = 'zagreb'`)
    expect(one!.replyTo?.value).toEqual([{ address: centre, name: 'Biorezonanca Zagreb' }])
    expect(one!.from?.value).toEqual([{ address: 'info@example.com', name: 'Biorezonanca Zagreb' }])
    expect(one!.subject).toBe(`Re: ${confirmation.subject}`)
    expect(other!.references).toEqual([confirmation.messageId, one!.messageId])
    expect(await read(id)).toMatchObject({ replies: [{ state: 'sent', recipient: email }, { text: 'I još nešto.' }] })
  })

  it('assign the lead to the author, and count as its first answer', async () => {
    const id = await receive()
    await reply(iva, id, 'Da.').expect(201)
    const lead = await read(id)
    expect(lead).toMatchObject({ status: 'answered', replies: [{ author: 'iva@example.com', state: 'waiting' }] })
    expect(lead.firstAnsweredAt).toBe(lead.replies[0].writtenAt)
    expect(lead.history.map(({ type }: { type: string }) => type)).toEqual(['status', 'assignee'])
  })

  it('are taken back before they are sent, with all that they changed', async () => {
    const id = await receive()
    const { body } = await reply(iva, id, 'Da.').expect(201)
    await ana.delete(`${path}/${id}/replies/${body.id}`).expect(409)
    for (const _press of [1, 2]) await iva.delete(`${path}/${id}/replies/${body.id}`).expect(200)
    expect(await read(id)).toMatchObject({ status: 'new', assigneeId: null, firstAnsweredAt: null, replies: [] })
    await deliver()
    expect(server.mails).toEqual([])
  })

  it('are not taken back once they are due', async () => {
    const id = await receive()
    const { body } = await reply(iva, id, 'Da.').expect(201)
    await site.database.query(`UPDATE outgoing_mails SET created_at = created_at - interval '15 seconds'`)
    const { body: problem } = await iva.delete(`${path}/${id}/replies/${body.id}`).expect(409)
    expect(problem.code).toBe('reply.sent')
    expect((await read(id)).replies).toHaveLength(1)
  })

  it('reach the sender once when two people send them concurrently', async () => {
    const id = await receive()
    const answers = await Promise.all([reply(ana, id, 'Da.'), reply(iva, id, 'Da!')])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('reply.replied_meanwhile')
    const { replies } = await read(id)
    await reply(iva, id, 'Dopuna.', replies[0].id).expect(201)
  })

  it('are shown as waiting, to be taken back by their author only', async () => {
    const id = await receive()
    await reply(iva, id, 'Da.').expect(201)
    const { body: own } = await iva.get(`${path}/${id}`).expect(200)
    expect(own.replies).toMatchObject([{ isOwn: true, state: 'waiting' }])
    expect(own.replies[0].takeBackSeconds).toBeGreaterThan(0)
    expect((await read(id)).replies).toMatchObject([{ isOwn: false, takeBackSeconds: 0 }])
  })

  it('are sent from the address of the centre in the domain of the site', async () => {
    const [{ email: before }] = await site.database.query(`SELECT email FROM locations WHERE slug = 'zagreb'`)
    await site.changeContent(`UPDATE locations SET email = 'zagreb@example.com' WHERE slug = 'zagreb'`)
    await reply(iva, await receive({ location: 'zagreb' }), 'Da.').expect(201)
    await deliver()
    await site.changeContent(`UPDATE locations SET email = $1 WHERE slug = 'zagreb'`, [before])
    expect(server.mails[0]!.from?.value).toMatchObject([{ address: 'zagreb@example.com' }])
    expect(server.mails[0]!.subject).toBe('Vaša poruka')
  })

  it('are signed by the head office until staff have routed the inquiry to the centre that its sender entered', async () => {
    const [{ id }] = await site.database.query(
      `INSERT INTO franchise_inquiries (first_name, last_name, email, phone, preferred_location, location, language)
       VALUES ('Ana', 'Horvat', $1, '099 123 4567', 'Zagreb', 'zagreb', 'hr') RETURNING id`,
      [email],
    )
    await ana.post(`/api/admin/franchise-inquiries/${id}/replies`).send({ text: 'Da.' }).expect(201)
    await deliver()
    expect(server.mails[0]!.replyTo?.value).toMatchObject([{ name: 'Biorezonanca' }])
    expect(server.mails[0]!.text).not.toContain('Biorezonanca Zagreb')
  })

  it('are sent to a lead that was moved to the trash meanwhile, and erased with it', async () => {
    const id = await receive()
    await reply(iva, id, 'Da.').expect(201)
    await site.database.query('UPDATE contact_messages SET trashed_at = now()')
    await deliver()
    expect(server.mails.map(recipientOf)).toEqual([email])
    await ana
      .post(`${path}/erase`)
      .send({ ids: [id] })
      .expect(200)
    for (const table of ['lead_replies', 'outgoing_mails'])
      expect(await site.database.query(`SELECT * FROM ${table}`)).toEqual([])
  })

  it('keep line breaks, and text that looks like a header or markup', async () => {
    const text = 'Da.\r\nBcc: x@example.com\n\n<b>Lijep pozdrav</b>'
    await reply(iva, await receive({ message: 'A\nBcc: y@example.com' }), text).expect(201)
    await deliver()
    const [mail] = server.mails
    expect(mail!.headers.has('bcc')).toBe(false)
    expect(mail!.text).toContain('Da.\nBcc: x@example.com\n\n<b>Lijep pozdrav</b>')
    expect(mail!.html).toContain('Da.<br/>Bcc: x@example.com<br/><br/>&lt;b&gt;')
  })

  it('are stored once for a repeated request', async () => {
    const id = await receive()
    const send = () => reply(iva, id, 'Da.').set('Idempotency-Key', 'one').expect(201)
    const { body: one } = await send()
    const { body: other } = await send()
    expect(other).toEqual(one)
    expect((await read(id)).replies).toHaveLength(1)
  })

  it.each([
    ['a placeholder that nobody filled in', 'Vidimo se {time}.', 'reply.placeholder'],
    ['nothing', ' ', 'reply.required'],
    ['too much', 'x'.repeat(10_001), 'tooLong'],
  ])('are refused with %s', async (_what, text, code) => {
    const { body } = await reply(iva, await receive(), text).expect(422)
    expect(body.errors).toMatchObject([{ field: 'text', code }])
  })

  it.each([{ trashed_at: new Date() }, { status: 'spam' }])('are refused for a lead with %j', async (state) => {
    const id = await receive()
    const [column, value] = Object.entries(state)[0]!
    await site.database.query(`UPDATE contact_messages SET ${column} = $1`, [value])
    const { body } = await reply(iva, id, 'Da.').expect(409)
    expect(body.code).toBe('reply.not_possible')
  })

  it('are announced to the others while they are written', async () => {
    const id = await receive()
    const write = async (agent: Agent, isWriting: boolean) =>
      (await agent.post(`${path}/${id}/writing`).send({ isWriting }).expect(200)).body
    expect(await write(iva, true)).toEqual({ writers: [], lastReplyId: null })
    expect(await write(ana, false)).toEqual({ writers: ['iva@example.com'], lastReplyId: null })
    await site.database.query(`UPDATE lead_writers SET expires_at = now() - interval '1 second'`)
    expect(await write(ana, true)).toMatchObject({ writers: [] })
    expect(await site.database.query('SELECT * FROM lead_writers')).toHaveLength(1)
    await write(ana, false)
    const { body } = await reply(iva, id, 'Da.').expect(201)
    expect(await write(iva, false)).toEqual({ writers: [], lastReplyId: body.id })
    await iva.post(`${path}/${body.id}/writing`).send({ isWriting: true }).expect(404)
  })

  describe('files of replies', () => {
    const files = '/api/admin/reply-files'
    const pdf = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n')
    const attach = (agent: Agent, leadId: string, bytes: Buffer = pdf, name = 'Cjenik č.pdf') =>
      agent.post(files).field('leadId', leadId).attach('file', bytes, { filename: name, contentType: 'text/html' })
    const replyWith = (agent: Agent, id: string, ids: string[]) =>
      agent.post(`${path}/${id}/replies`).send({ text: 'Šaljem cjenik.', files: ids })
    const download = async (id: string) => {
      const { headers, body } = await ana.get(`${files}/${id}`).buffer().expect(200)
      return { headers: headers as Record<string, string>, body: body as Buffer }
    }

    it('are sent, shown with the reply, and downloaded as attachments', async () => {
      const id = await receive()
      const { body: file } = await attach(iva, id).expect(201)
      expect(file).toMatchObject({ name: 'Cjenik č.pdf', type: 'application/pdf', size: pdf.length })
      await replyWith(iva, id, [file.id]).expect(201)
      await deliver()
      expect(server.mails[0]!.attachments).toMatchObject([
        { filename: 'Cjenik č.pdf', contentType: 'application/pdf', contentDisposition: 'attachment', content: pdf },
      ])
      expect((await read(id)).replies[0].files).toEqual([file])
      const { headers, body } = await download(file.id)
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'x-content-type-options': 'nosniff',
        'content-disposition': `attachment; filename="Cjenik ?.pdf"; filename*=UTF-8''Cjenik%20%C4%8D.pdf`,
      })
      expect(body).toEqual(pdf)
    })

    it('are pictures without place and camera, upright, whatever their name', async () => {
      const id = await receive()
      const photo = withExif(drawJpeg(480, 320), 6)
      const { body: file } = await attach(iva, id, photo, 'IMG_0001.HEIC').expect(201)
      expect(file).toMatchObject({ name: 'IMG_0001.HEIC.jpg', type: 'image/jpeg' })
      await replyWith(iva, id, [file.id]).expect(201)
      await deliver()
      const { content } = server.mails[0]!.attachments[0]!
      expect(photo.includes(PLACE)).toBe(true)
      for (const metadata of [PLACE, 'Exif', 'Tajna kamera']) expect(content.includes(metadata)).toBe(false)
      expect(new Transformer(content).metadataSync()).toMatchObject({ width: 320, height: 480, format: 'jpeg' })
      expect(file.size).toBe(content.length)
    })

    it('are PNG pictures without texts of the program that wrote them', async () => {
      const png = withText(drawPicture(480, 320).pngSync(), 'Author\0Tajna osoba')
      const { body: file } = await attach(iva, await receive(), png, 'slika.png').expect(201)
      const { body } = await download(file.id)
      expect(png.includes('Tajna osoba')).toBe(true)
      expect(body.includes('Tajna osoba')).toBe(false)
      expect(new Transformer(body).metadataSync()).toMatchObject({ width: 480, height: 320, format: 'png' })
    })

    it('are drafts again after the reply was taken back, and are erased with the lead', async () => {
      const id = await receive()
      const { body: file } = await attach(iva, id).expect(201)
      const { body } = await replyWith(iva, id, [file.id]).expect(201)
      await iva.delete(`${files}/${file.id}`).expect(204)
      await iva.delete(`${path}/${id}/replies/${body.id}`).expect(200)
      await download(file.id)
      await replyWith(iva, id, [file.id]).expect(201)
      await site.database.query('UPDATE contact_messages SET trashed_at = now()')
      await ana
        .post(`${path}/erase`)
        .send({ ids: [id] })
        .expect(200)
      await ana.get(`${files}/${file.id}`).expect(404)
    })

    it.each([
      ['of another type', Buffer.from(`<script>${' '.repeat(40)}`), 'replyFile.type'],
      ['that are truncated', pdf.subarray(0, 12), 'replyFile.damaged'],
      ['with a script', Buffer.from('%PDF-1.7\n<</S /JavaScript /JS (x)>>\n%%EOF\n'), 'replyFile.active'],
      ['with a password', Buffer.from('%PDF-1.7\ntrailer <</Encrypt 4 0 R>>\n%%EOF\n'), 'replyFile.unreadable'],
      ['that cannot be decoded', brokenJpeg(), 'replyFile.damaged'],
      ['with colours for printing', jpegWithProfile(drawJpeg(), cmyk), 'replyFile.colours'],
      ['that are empty', Buffer.alloc(0), 'replyFile.empty'],
      ['that are too large', Buffer.alloc(10_000_001), 'file.tooLarge'],
    ])('are refused with files %s', async (_what, bytes, code) => {
      const { body } = await attach(iva, await receive(), bytes).expect(422)
      expect(body.errors).toMatchObject([{ field: 'file', code }])
    })

    it('are refused with files of others or of another lead, and with too large ones', async () => {
      const id = await receive()
      const other = await receive()
      const large = () => Buffer.concat([pdf, Buffer.alloc(5_000_000), pdf])
      const refused = async (ids: string[], code: string) => {
        const { body } = await replyWith(iva, id, ids).expect(422)
        expect(body.errors).toMatchObject([{ field: 'files', code }])
      }
      await refused([(await attach(ana, id)).body.id], 'replyFile.gone')
      await refused([(await attach(iva, other)).body.id], 'replyFile.gone')
      await refused(
        [(await attach(iva, id, large())).body.id, (await attach(iva, id, large())).body.id],
        'replyFile.tooLarge',
      )
      expect((await read(id)).replies).toEqual([])
    })
  })

  it('are not offered for a sender who left no address', async () => {
    const [{ id }] = await site.database.query(
      `INSERT INTO appointment_requests (name, phone, service, location, wishes, for_whom, language)
       VALUES ('Ana', '099 123 4567', 'Testiranje', 'zagreb', '[]', 'self', 'hr') RETURNING id`,
    )
    const { text } = await ana.get(`/admin/appointment-requests/${id}`).expect(200)
    expect(text).toContain('Pošiljatelj nije ostavio email adresu. Nazovite ga i zabilježite poziv.</p>')
    expect(text).not.toContain('id="reply-text"')
    const { body } = await ana.post(`/api/admin/appointment-requests/${id}/replies`).send({ text: 'Da.' }).expect(409)
    expect(body.code).toBe('reply.not_possible')
    await site.database.query('DELETE FROM appointment_requests')
  })

  it('are accompanied by calls, which count as an answer only if they reached the sender', async () => {
    const id = await receive()
    const call = (outcome: string, note?: string) => iva.post(`${path}/${id}/calls`).send({ outcome, note })
    await call('missed', 'Zvati poslije 17 sati').expect(200)
    expect(await read(id)).toMatchObject({
      status: 'new',
      firstAnsweredAt: null,
      history: [{ type: 'called' }],
      notes: [{ text: 'Zvati poslije 17 sati', author: 'iva@example.com' }],
    })
    await call('reached').expect(200)
    expect(await read(id)).toMatchObject({ status: 'answered', firstAnsweredAt: expect.any(String) })
    await call('perhaps').expect(422)
  })

  it('are accompanied by calls, which a retry does not record twice', async () => {
    const id = await receive()
    const call = (by: Agent, outcome: string, of = id) =>
      by.post(`${path}/${of}/calls`).set('Idempotency-Key', 'call-1').send({ outcome, note: 'Zove sutra' })
    const first = await call(iva, 'reached').expect(200)
    const retry = await call(iva, 'reached').expect(200)
    expect(retry.body).toEqual(first.body)
    const { history, notes } = await read(id)
    expect(history.filter(({ type }: { type: string }) => type === 'called')).toHaveLength(1)
    expect(notes).toHaveLength(1)
    expect((await call(iva, 'missed').expect(422)).body.code).toBe('idempotency.reused')
    await call(ana, 'missed').expect(200)
    expect((await read(id)).notes).toHaveLength(2)
    await call(iva, 'reached', await receive({ email: 'druga@example.com' })).expect(422)
  })
})

/** Adds a chunk of text (tEXt) to a PNG, after its header. */
function withText(png: Buffer, text: string): Buffer {
  const headerEnd = 8 + 12 + 13
  const length = Buffer.alloc(4)
  length.writeUInt32BE(text.length)
  const chunk = Buffer.concat([length, Buffer.from(`tEXt${text}`), Buffer.alloc(4)])
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4)
  return Buffer.concat([png.subarray(0, headerEnd), chunk, png.subarray(headerEnd)])
}

/** A JPEG that is whole by its markers, with a scan that no decoder reads. */
function brokenJpeg(): Buffer {
  const jpeg = drawJpeg()
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  const broken = Buffer.from(jpeg)
  broken[frame + 4] = 3 // bits of a sample
  return broken
}
