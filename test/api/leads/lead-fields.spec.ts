import { parse } from 'csv-parse/sync'
import request from 'supertest'
import { contactMessage } from '../../../src/shared/contact/contact-message.js'
import type { Fields, SingleField, TextField } from '../../../src/shared/forms/field.js'
import { franchiseInquiry } from '../../../src/shared/franchise/franchise-inquiry.js'
import { inquiriesPath, leadsAdmin, messagesPath, readLead } from '../../support/leads-admin.js'

const admin = leadsAdmin()

/** Returns a valid value that no other field has. */
function unlike(field: TextField, index: number): string {
  if (field.type === 'email') return `polje${index}@example.com`
  return field.type === 'tel' ? `01 555 010${index}` : `Osobito${index}`
}

/** Returns the cells of the only lead in an export. */
function cellsOf(csv: string): string[] {
  const [, cells] = parse(csv, { bom: true }) as [string[], string[]]
  return cells
}

describe.each([
  ['/api/contact', messagesPath, contactMessage],
  ['/api/franchise-inquiry', inquiriesPath, franchiseInquiry],
] as const)('every field of %s', (form, path, description) => {
  const fields = description satisfies Fields as Record<string, SingleField>
  const sent = Object.fromEntries(
    Object.entries(fields).map(([name, field], index) => [
      name,
      field.type === 'choice' ? field.choices[0]! : unlike(field, index),
    ]),
  )
  const texts = Object.keys(fields).filter((name) => fields[name]!.type !== 'choice')
  let id: string
  beforeEach(async () => {
    id = ((await request(admin.site.http).post(form).send(sent).expect(201)).body as { id: string }).id
  })

  it('is accepted, stored, shown and exported', async () => {
    expect(await readLead(admin, path, id)).toMatchObject(sent)
    const { text } = await admin.owner.agent.get(`${path}/export`).buffer().expect(200)
    expect(cellsOf(text)).toEqual(expect.arrayContaining(texts.map((name) => sent[name])))
  })

  it.each(texts)('is searched: %s', async (name) => {
    const { body } = await admin.owner.agent.get(path).query({ search: sent[name] }).expect(200)
    expect(body).toMatchObject({ total: 1, items: [{ id }] })
  })

  it('is exported with the lead it was merged into, if typed', async () => {
    const { body } = await request(admin.site.http)
      .post(form)
      .send({ ...sent, email: 'druga@example.com' })
      .expect(201)
    const kept = (body as { id: string }).id
    const { etag } = await readLead(admin, path, kept)
    await admin.owner.agent.post(`${path}/${kept}/merge`).set('If-Match', etag).send({ leadId: id }).expect(200)
    const { text } = await admin.owner.agent.get(`${path}/export`).buffer().expect(200)
    expect(cellsOf(text).some((cell) => texts.every((name) => cell.includes(sent[name]!)))).toBe(true)
  })
})
