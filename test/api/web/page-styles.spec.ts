import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import request from 'supertest'
import { ContentChangesService } from '../../../src/platform/database/content-changes.service.js'
import { scopedName } from '../../../views/build/class-names.js'
import { pageTable } from '../../support/page-table.js'
import { startTestApp, type TestApp } from '../../support/test-app.js'

describe('page styles', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestApp()
  }, 60_000)
  afterAll(() => site.close())

  const stylesOf = (html: string) => [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text!)
  const styleSources = (headers: Record<string, string>) =>
    /style-src ([^;]*)/.exec(headers['content-security-policy']!)![1]

  it.each([...pageTable, '/nema-me'])(
    'inlines the styles of %s, and permits only these in the policy',
    async (address) => {
      const { headers, text } = await request(site.http).get(address)
      const [styles, ...more] = stylesOf(text)
      expect(more).toEqual([])
      expect(text).not.toContain('rel="stylesheet"')
      expect(styleSources(headers)).toBe(`'self' 'sha256-${createHash('sha256').update(styles!).digest('base64')}'`)
      expect(adminClasses.filter((name) => styles!.includes(`.${name}`))).toEqual([])
    },
  )

  it.each(['a cached page', 'an uncached page'])(
    'permits the styles again when the browser has cached %s',
    async (which) => {
      const get = () => request(site.http).get('/').set('Accept-Encoding', 'identity')
      const { headers } = await get()
      if (which !== 'a cached page') site.app.get(ContentChangesService).announce('change')
      const { headers: later } = await get().set('If-None-Match', headers.etag!).expect(304)
      expect(later['content-security-policy']).toBe(headers['content-security-policy'])
    },
  )

  it('inlines the styles of an uncached page as well', async () => {
    const { headers, text } = await request(site.http).post('/kontakt').type('form').send({ name: 'Ana' })
    const [styles] = stylesOf(text)
    expect(styleSources(headers)).toContain(createHash('sha256').update(styles!).digest('base64'))
  })

  it('serves admin styles as an external, cacheable sheet', async () => {
    const { headers, text } = await request(site.http).get('/admin/login')
    expect(stylesOf(text)).toEqual([])
    const sheet = /<link rel="stylesheet"[^>]*href="([^"]*)"/.exec(text)![1]!
    expect(styleSources(headers)).toBe("'self'")
    const { text: styles } = await request(site.http).get(sheet).expect(200)
    expect(adminClasses.filter((name) => !styles.includes(`.${name}`))).toEqual([])
  })
})

/** Class names of the admin's style sheets. */
const adminClasses = readdirSync('views', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)admin\/.*\.module\.css$/.test(file))
  .flatMap((file) => {
    const css = readFileSync(`views/${file}`, 'utf8')
    return [...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => scopedName(name!, resolve('views', file), css))
  })
