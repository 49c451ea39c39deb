import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import request from 'supertest'
import { ContentChangesService } from '../../src/platform/database/content-changes.service.js'
import { pageTable } from '../support/page-table.js'
import { startTestApp, type TestApp } from '../support/test-app.js'

describe('the styles of a page', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestApp()
  }, 60_000)
  afterAll(() => site.close())

  const stylesOf = (html: string) => [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text!)
  const styleSources = (headers: Record<string, string>) =>
    /style-src ([^;]*)/.exec(headers['content-security-policy']!)![1]

  it.each([...pageTable, '/nema-me'])('%s stand in its HTML, and its policy allows them alone', async (address) => {
    const { headers, text } = await request(site.http).get(address)
    const [styles, ...more] = stylesOf(text)
    expect(more).toEqual([])
    expect(text).not.toContain('rel="stylesheet"')
    expect(styleSources(headers)).toBe(`'self' 'sha256-${createHash('sha256').update(styles!).digest('base64')}'`)
    expect(adminClasses.filter((name) => styles!.includes(`._${name}_`))).toEqual([])
  })

  it.each(['a page that is kept', 'a page that has to be made first'])(
    'stay allowed where the browser has %s already',
    async (which) => {
      const get = () => request(site.http).get('/').set('Accept-Encoding', 'identity')
      const { headers } = await get()
      if (which !== 'a page that is kept') site.app.get(ContentChangesService).announce('change')
      const { headers: later } = await get().set('If-None-Match', headers.etag!).expect(304)
      expect(later['content-security-policy']).toBe(headers['content-security-policy'])
    },
  )

  it('that is made for one visitor stand in its HTML too', async () => {
    const { headers, text } = await request(site.http).post('/kontakt').type('form').send({ name: 'Ana' })
    const [styles] = stylesOf(text)
    expect(styleSources(headers)).toContain(createHash('sha256').update(styles!).digest('base64'))
  })

  it('of the admin are a sheet, which the browser keeps', async () => {
    const { headers, text } = await request(site.http).get('/admin/login')
    expect(stylesOf(text)).toEqual([])
    const sheet = /<link rel="stylesheet"[^>]*href="([^"]*)"/.exec(text)![1]!
    expect(styleSources(headers)).toBe("'self'")
    const { text: styles } = await request(site.http).get(sheet).expect(200)
    expect(adminClasses.filter((name) => !styles.includes(`._${name}_`))).toEqual([])
  })
})

/** Names of classes that only the admin's files have. */
const adminClasses = (() => {
  const files = readdirSync('views', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.module.css'),
  )
  const isOfAdmin = (file: string) => /^(pages\/)?admin\//.test(file)
  const classesOf = (chosen: string[]) =>
    new Set(
      chosen.flatMap((file) =>
        [...readFileSync(`views/${file}`, 'utf8').matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!),
      ),
    )
  const ofVisitors = classesOf(files.filter((file) => !isOfAdmin(file)))
  return [...classesOf(files.filter(isOfAdmin))].filter((name) => !ofVisitors.has(name))
})()
