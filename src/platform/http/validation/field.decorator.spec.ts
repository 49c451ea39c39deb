import { readdirSync, readFileSync } from 'node:fs'
import { plainToInstance } from 'class-transformer'
import { validateSync } from 'class-validator'
import { email } from '#src/shared/forms/email.js'
import type { FieldDescription, Fields, SingleField } from '#src/shared/forms/field.js'
import { findFaults } from '#src/shared/forms/find-faults.js'
import { password } from '#src/shared/forms/password.js'
import { phone } from '#src/shared/forms/phone.js'
import { Field } from './field.decorator.js'

/** All form descriptions by name. */
const forms: Record<string, Record<string, SingleField>> = {}
const files = readdirSync('src/shared', { recursive: true, encoding: 'utf8' })
for (const file of files.filter((each) => /^(?!content\/)[\w-]+\/[\w-]+\.ts$/.test(each))) {
  const module = (await import(`#src/shared/${file.replace(/ts$/, 'js')}`)) as Record<string, unknown>
  for (const [name, value] of Object.entries(module)) {
    if (isField(value)) forms[name] = singleFields({ [name]: value })
    else if (isDescription(value)) forms[name] = singleFields(value)
  }
}

function isField(value: unknown): value is FieldDescription {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function isDescription(value: unknown): value is Fields {
  if (typeof value !== 'object' || value === null) return false
  const fields = Object.values(value)
  return fields.length > 0 && fields.every(isField)
}

/** Returns the single fields; lists have their own decorators. */
function singleFields(fields: Fields): Record<string, SingleField> {
  const single = Object.entries(fields).filter(([, { type }]) => type !== 'rows')
  return Object.fromEntries(single) as Record<string, SingleField>
}

function readTexts(namespace: string): object {
  return JSON.parse(readFileSync(`src/platform/i18n/en/${namespace}.json`, 'utf8')) as object
}

/** Checks whether the server accepts a text for a field. */
function isTaken(field: SingleField, text: string): boolean {
  class Dto {
    field: string
  }
  Field(field)(Dto.prototype, 'field')
  return validateSync(plainToInstance(Dto, { field: text })).length === 0
}

const exampleOf = (field: SingleField) =>
  (field.type === 'choice' ? field.choices[0] : field.example) ?? 'Nešto dugo dosta'

/** Returns input that counts as empty. */
const emptiest = (field: SingleField) => (field.type === 'password' ? '' : ' \u200b ')

/** Checks whether a draft may lack a field that is required to publish it. */
const mayBeLeftForLater = (field: SingleField) => 'keepsEmpty' in field && field.keepsEmpty === true

describe.each(Object.entries(forms))('fields of %s', (_form, fields) => {
  it.each(Object.entries(fields))('accept the example of %s in the browser and on the server', (name, field) => {
    expect(findFaults({ [name]: field }, { [name]: exampleOf(field) })).toEqual([])
    expect(isTaken(field, exampleOf(field))).toBe(true)
  })

  it('require a value other than spaces', () => {
    const required = Object.entries(fields).flatMap(([field, { required: code }]) => (code ? [{ field, code }] : []))
    const blank = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, emptiest(field)]))
    expect(findFaults(fields, {})).toEqual(required)
    expect(findFaults(fields, blank)).toEqual(required)
    for (const { field } of required)
      expect(isTaken(fields[field]!, blank[field]!)).toBe(mayBeLeftForLater(fields[field]!))
  })

  it('have a message for every fault', () => {
    const texts = Object.assign({}, ...['validation', 'admin-validation'].map(readTexts)) as object
    for (const field of Object.values(fields)) {
      const fault = field.type === 'choice' ? field.fault : field.pattern?.fault
      for (const code of [field.required, fault]) if (code) expect(texts).toHaveProperty(code, expect.any(String))
    }
  })
})

/** Single-line texts that keep their typography: staff type them. */
const PROSE = [
  'bookingAnswers.service',
  'bookingAnswers.therapist',
  'bookingKept.service',
  'bookingKept.therapist',
  'followUp.followUpNote',
  'leadCall.note',
  'newsletterIssue.titleHr',
  'newsletterIssue.titleEn',
  'subscriberImport.origin',
  'webhook.description',
]

it('has a canonical spelling for every single-line text', () => {
  const prose = Object.entries(forms).flatMap(([form, fields]) =>
    Object.entries(fields).flatMap(([name, field]) =>
      field.type === 'text' && !field.multiline && !field.format ? [`${form}.${name}`] : [],
    ),
  )
  expect(prose).toEqual(PROSE)
})

describe('the browser sends every value that the server accepts', () => {
  it('accepts a password of spaces', () => {
    expect(isTaken(password, '   ')).toBe(true)
    expect(findFaults({ password }, { password: '   ' })).toEqual([])
  })

  const addresses = [
    'a@b.hr',
    'ana+1@example.com',
    '"ana horvat"@example.com',
    'ana@müller.de',
    'ana\u200b@example.com',
  ]
  it.each(addresses)('accepts the address %j', (address) => {
    expect(isTaken(email, address)).toBe(true)
    expect(findFaults({ email }, { email: address })).toEqual([])
  })

  it.each([
    '+385 91 234 5678',
    '(01) 555-019',
    '091/234.5678 ',
    '091 234 5678 (mob)',
    'tel. 01 555 019',
    '01 555 019, kućni 12',
    '\u202a091\u2011234\u2011567\u202c',
  ])('accepts the number %j', (number) => {
    expect(isTaken(phone, number)).toBe(true)
    expect(findFaults({ phone }, { phone: number })).toEqual([])
  })
})

it.each([
  'ana',
  'ana@',
  '@example.com',
  'ana@example',
  'ana horvat@example.com',
  'ana@exam ple.com',
  'a\u3000b@example.com',
  '=?utf-8?q?x?=@b.hr',
])('finds a mistyped address before it is sent: %j', (address) => {
  expect(findFaults({ email }, { email: address })).toEqual([{ field: 'email', code: 'email.invalid' }])
  expect(isTaken(email, address)).toBe(false)
})

it('counts variation selectors, as the API document does', () => {
  const field: SingleField = { type: 'text', maxLength: 4 }
  expect(isTaken(field, '\u2764\ufe0f'.repeat(2))).toBe(true)
  expect(isTaken(field, '\u2764\ufe0f'.repeat(3))).toBe(false)
  expect(isTaken(field, '\u{1f600}'.repeat(4))).toBe(true)
  expect(isTaken(field, '\u{1f600}'.repeat(5))).toBe(false)
})
