import { readFileSync } from 'node:fs'
import { contentKinds } from '../../../src/content/editing/content-kinds.js'
import type { FieldFault } from '../../../src/platform/http/problems/problem.js'
import type { ContentFields } from '../../../src/shared/content/content-description.js'
import { type ContentKindName, contentKinds as described } from '../../../src/shared/content/content-kinds.js'
import { describedFields } from '../../../src/shared/content/described-fields.js'
import { ContentAdmin } from '../../support/content-admin.js'
import type { Json } from '../../support/search-engines.js'
import { startTestAdmin } from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'

const hours = [{ opens: '08:00', closes: '12:00' }]
const picture = '01936d2e-7c1b-7000-8000-000000000001'

/** Values missing in the first item of each kind for every field to have a value; some depend on other items. */
const lacking: { [kind in ContentKindName]?: object | ((others: Json[]) => object) } = {
  location: { specialDays: [{ date: '2999-12-24', hours }], pictures: [{ picture }] },
  holiday: { hours, lastDay: '2999-12-31', date: '2999-12-24', locations: [{ location: 'zagreb' }] },
  price: ([single]) => ({ includes: [{ price: single.id, times: 1 }] }),
  bookableService: (others) => ({
    therapists: others.find(({ content }) => content.therapists.length > 0)!.content.therapists,
  }),
  post: { status: 'scheduled', publishedAt: '2999-12-24T10:00:00.000Z' },
}

/** Returns dotted names of all values; of lists, those of the first row. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || !value) return ['']
  const children = Object.entries(Array.isArray(value) ? value.slice(0, 1) : value)
  return children.flatMap(([name, child]) => namesIn(child).map((rest) => (rest ? `${name}.${rest}` : name)))
}

/** Returns a copy of the content with other values in some fields. */
function withValues(content: Json, values: [name: string, value: unknown][]): Json {
  const changed = structuredClone(content)
  for (const [name, value] of values) {
    const path = name.split('.')
    const last = path.pop()!
    path.reduce((node, key) => node[key], changed)[last] = value
  }
  return changed
}

/** Returns the controls of a page by name, with all their attributes. */
function controlsIn(html: string): Record<string, Record<string, string>> {
  const controls = [...html.matchAll(/<(input|select|textarea)\b([^>]*)>/g)].map(([, tag, text]) => {
    const attributes = [...text!.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [
      name!.toLowerCase(),
      value!,
    ])
    return { tag, ...Object.fromEntries(attributes) } as Record<string, string>
  })
  return Object.fromEntries(controls.map((control) => [control.name, control]))
}

describe('content fields', () => {
  let site: TestApp
  let admin: ContentAdmin
  beforeAll(async () => {
    site = await startTestAdmin()
    admin = await ContentAdmin.of(site)
    await admin.addSamples()
    await site.database.query(
      `INSERT INTO pictures (id, hash, name, state, width, height, alt)
       VALUES ($1, 'x', 'x', 'ready', 1, 1, '{"hr": "", "en": ""}')`,
      [picture],
    )
  })
  afterAll(() => site.close())

  describe.each(contentKinds.map(({ name, path }) => [name, path] as const))('content of kind %s', (kind, path) => {
    const fields: ContentFields = described[kind].fields
    const singles = describedFields(fields)
    let item: Json
    beforeAll(async () => {
      const [first, ...others] = await admin.list(path)
      const lacks = lacking[kind] ?? {}
      item = (await admin.save(path, first, typeof lacks === 'function' ? lacks(others) : lacks).expect(200)).body
    })

    const faultsOf = async (values: [name: string, value: unknown][]) => {
      const { status, body } = await admin.save(path, item, withValues(item.content, values))
      if (status === 200) item = body
      const { errors = [] } = body as { errors?: FieldFault[] }
      return Object.fromEntries(errors.map(({ field, code }) => [field, code]))
    }

    it('has exactly the described fields', () => {
      expect(namesIn(item.content).sort()).toEqual(singles.map(([name]) => name).sort())
    })

    it('has a form control for each field, with its described attributes', async () => {
      const controls = controlsIn((await admin.agent.get(`/admin/content/${path}/${item.id}`).expect(200)).text)
      for (const [name, field] of singles) {
        const { tag, type, required, maxlength } = controls[name] ?? {}
        const isLimited = 'maxLength' in field && tag !== 'select'
        expect({ name, tag, required: required === '', maxlength }).toEqual({
          name,
          tag: expect.any(String),
          required: type !== 'radio' && type !== 'hidden' && Boolean(field.required),
          maxlength: isLimited ? String(field.maxLength) : undefined,
        })
      }
    })

    it('has an error message for every possible fault', () => {
      const files = ['validation', 'admin-validation'].map((name) => `src/platform/i18n/en/${name}.json`)
      const words = Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8'))))
      for (const [, field] of singles) {
        const fault = 'fault' in field ? field.fault : 'pattern' in field ? field.pattern?.fault : undefined
        for (const code of [field.required, fault]) if (code) expect(words).toHaveProperty(code, expect.any(String))
      }
    })

    it('rejects a text one character over the limit, and none that the form permits', async () => {
      const texts = singles.flatMap(([name, field]) => ('maxLength' in field ? [{ ...field, name }] : []))
      const long = (more: number) =>
        texts.map(({ name, maxLength }): [string, string] => [name, 'x'.repeat(maxLength + more)])
      const faults = texts.map(({ name }) => [name, 'tooLong'])
      expect(await faultsOf(long(1))).toEqual(Object.fromEntries(faults))
      expect(Object.values(await faultsOf(long(0)))).not.toContain('tooLong')
    })

    it('rejects numbers out of bounds and too many rows, but nothing at the limit', async () => {
      for (const [name, field] of singles) {
        if (field.type !== 'number') continue
        expect(await faultsOf([[name, field.minimum - 1]])).toEqual({ [name]: field.fault })
        expect(await faultsOf([[name, field.maximum + 1]])).toEqual({ [name]: field.fault })
        for (const bound of [field.minimum, field.maximum]) {
          expect(Object.values(await faultsOf([[name, bound]]))).not.toContain(field.fault)
        }
      }
      for (const [name, list] of Object.entries(fields)) {
        if (list.type !== 'rows') continue
        const rows = Array.from({ length: list.most + 1 }, () => item.content[name][0])
        expect(await faultsOf([[name, rows]])).toEqual({ [name]: 'invalid' })
        expect(await faultsOf([[name, rows.slice(1)]])).not.toHaveProperty(name)
      }
    })
  })
})
