import { readdirSync } from 'node:fs'
import { plainToInstance } from 'class-transformer'
import fc from 'fast-check'
import request from 'supertest'
import { SubscriberImportsService } from '../../../src/newsletter/imports/subscriber-imports.service.js'
import { administration } from '../../../src/operations/commands/administration.js'
import { Field } from '../../../src/platform/http/validation/field.decorator.js'
import { createValidationPipe } from '../../../src/platform/http/validation/validation.pipe.js'
import type { TextField } from '../../../src/shared/forms/field.js'
import { allowLog } from '../../support/expected-log.js'
import { possibleWish } from '../../support/possible-wish.js'
import { addColleague, type Agent, owner, signIn, startTestAdmin } from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'
import { noisySpelling } from '../../support/typed-noise.js'

const RUNS = Number(process.env.TYPED_TEXT_RUNS ?? 25)
const SEED = Number(process.env.TYPED_TEXT_SEED ?? 1)
const settings = { numRuns: RUNS, seed: SEED }

/** Text fields of the form descriptions with a canonical spelling, by form and name. */
const described: [string, TextField][] = []
for (const file of readdirSync('src/shared', { recursive: true, encoding: 'utf8' })) {
  if (!/^[\w-]+\/(?:[\w-]+\/)?[\w-]+\.ts$/.test(file)) continue
  const module = (await import(`../../../src/shared/${file.replace(/ts$/, 'js')}`)) as Record<string, unknown>
  for (const [name, value] of Object.entries(module)) collect(name, value)
}

function collect(name: string, value: unknown): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof RegExp) return
  if (described.some(([, field]) => field === value)) return
  const { type, format } = value as Partial<TextField>
  if (typeof type === 'string' && ['email', 'tel', 'url'].includes(type)) described.push([name, value as TextField])
  else if (type === 'text' && typeof format === 'string') described.push([name, value as TextField])
  else for (const [key, inner] of Object.entries(value)) collect(`${name}.${key}`, inner)
}

/** Returns a valid value of a field, or undefined if its pattern is not known here. */
function valueOf({ type, format, pattern, example, maxLength }: TextField): string | undefined {
  if (type === 'email') return 'čedo-ana@čvor-kuća.example'
  if (type === 'tel') return '+385 91 234-5678'
  if (type === 'url') return 'https://čvor-kuća.example/novosti-1?a=b'
  if (example) return example
  if (pattern) return undefined
  return (format === 'name' ? 'Žana-Čedna Šć' : 'HR10-000 1').slice(0, maxLength)
}

describe(`text with invisible characters and typographic signs, TYPED_TEXT_SEED=${SEED}`, () => {
  const fields = described.flatMap(([name, field]) => {
    const plain = valueOf(field)
    return plain === undefined ? [] : [[name, field, plain] as const]
  })

  it.each(fields)('equals the plain text in the DTO of %s', async (_name, field, plain) => {
    class Dto {
      value?: string
    }
    Field(field)(Dto.prototype, 'value')
    const pipe = createValidationPipe()
    const read = async (value: string) =>
      (await pipe.transform(plainToInstance(Object, { value }), { type: 'body', metatype: Dto })) as Dto
    const stored = (await read(plain)).value
    const signs = field.type !== 'url' && field.format !== 'url'
    await fc.assert(
      fc.asyncProperty(noisySpelling(plain, { signs }), async (typed) => {
        expect((await read(typed)).value).toBe(stored)
      }),
      settings,
    )
  })
})

describe(`forms and commands with invisible characters and typographic signs, TYPED_TEXT_SEED=${SEED}`, () => {
  let site: TestApp
  let admin: Agent
  beforeAll(async () => {
    site = await startTestAdmin()
    admin = await signIn(site, owner)
  })
  afterAll(() => site.close())

  // A mail whose subscriber the test has deleted.
  beforeEach(() => allowLog(/Delivery failed for mail newsletter\.confirmation .* (23503|an error)$/))

  const sender = { email: 'žana-1@kuća-čvor.example', phone: '+385 91 234-5678' }
  const canonical = { email: 'žana-1@xn--kua-vor-64a0d.example', phone: '+385 91 234-5678' }
  const forms = [
    [
      '/api/contact',
      'contact_messages',
      { ...sender, name: 'Žana Šć-Čvor' },
      { subject: 'foodIntolerance', message: 'Hej' },
      201,
    ],
    [
      '/api/franchise-inquiry',
      'franchise_inquiries',
      { ...sender, first_name: 'Žana', last_name: 'Šć-Čvor', preferred_location: 'Đurđevac' },
      {},
      201,
    ],
    [
      '/api/appointment-request',
      'appointment_requests',
      { ...sender, name: 'Žana Šć-Čvor' },
      { service: 'Testiranje intolerancije na hranu', location: 'zagreb', forWhom: 'self' },
      201,
    ],
    ['/api/newsletter', 'newsletter_subscribers', { email: sender.email }, {}, 202],
  ] as const

  it.each(forms)('stores by %s what the plain form stores', async (path, table, typed, others, status) => {
    const columns = Object.keys(typed)
    const rest = path.includes('appointment') ? { wishes: [await possibleWish(site, 'zagreb')] } : {}
    const spelling = fc.record(
      Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, noisySpelling(text)])),
    )
    await fc.assert(
      fc.asyncProperty(spelling, async (values) => {
        const body = Object.fromEntries(
          Object.entries(values).map(([name, text]) => [
            name.replace(/_(.)/, (_, letter: string) => letter.toUpperCase()),
            text,
          ]),
        )
        await request(site.http)
          .post(path)
          .send({ ...others, ...rest, ...body })
          .expect(status)
        const rows = await site.database.query(`DELETE FROM ${table} RETURNING ${columns.join()}`)
        expect(rows[0]).toEqual([{ ...typed, ...pick(canonical, columns) }])
      }),
      settings,
    )
  })

  it('asks one mailbox once, in an import of all its spellings', async () => {
    const spellings = fc.sample(noisySpelling(sender.email), { numRuns: 20, seed: SEED })
    const csv = ['E-mail;Jezik', ...spellings.map((each) => `${each};hr`)].join('\n')
    const { counts } = await site.app.get(SubscriberImportsService).create({ csv, language: 'hr', origin: 'Sajam' })
    expect(counts).toMatchObject({ new: 1, duplicate: 19, invalidAddress: 0 })
  })

  it('finds the data of a person by any spelling', async () => {
    const body = { ...sender, name: 'Ana', subject: 'foodIntolerance', message: 'Hej' }
    await request(site.http)
      .post('/api/contact')
      .send({ ...body, email: `\u200e${sender.email}\u200b` })
      .expect(201)
    for (const email of fc.sample(noisySpelling(sender.email), { numRuns: 5, seed: SEED })) {
      const { body: found } = await admin.post('/api/admin/personal-data/search').send({ email }).expect(200)
      expect(found).toMatchObject({ email: canonical.email, held: { contact_messages: 1 } })
    }
  })

  it('signs in with a pasted address, and resets its password by command', async () => {
    const { email, password } = await addColleague(site, 'staff', 'osoba@xn--kua-rpa.example')
    for (const typed of fc.sample(noisySpelling('osoba@kuća.example'), { numRuns: 3, seed: SEED })) {
      await request(site.http).post('/api/admin/session').send({ email: typed, password }).expect(200)
      await expect(administration(['disable', typed])(site.app)).resolves.toContain(email)
      await site.database.query('UPDATE users SET disabled_at = NULL WHERE email = $1', [email])
    }
  })

  it('signs in a user whose address kept its spelling, since another one has the canonical one', async () => {
    const kept = await addColleague(site, 'staff', 'iva@xn--kua-rpa.example')
    await site.database.query(`UPDATE users SET email = 'iva@kuća.example' WHERE email = $1`, [kept.email])
    const other = await addColleague(site, 'staff', 'iva@xn--kua-rpa.example')
    const emailOf = async (email: string, password: string) => {
      const { body } = await request(site.http).post('/api/admin/session').send({ email, password }).expect(200)
      return (body as { email: string }).email
    }
    expect(await emailOf('iva@kuća.example', kept.password)).toBe('iva@kuća.example')
    expect(await emailOf(other.email, other.password)).toBe(other.email)
  })
})

const pick = (values: Record<string, string>, names: string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
