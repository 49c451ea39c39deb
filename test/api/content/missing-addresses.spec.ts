import { jest } from '@jest/globals'
import request from 'supertest'
import { MissingAddressesService } from '../../../src/content/redirects/missing/missing-addresses.service.js'
import { ContentAdmin } from '../../support/content-admin.js'
import { expectLog } from '../../support/expected-log.js'
import { startTestAdmin } from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'
import { until } from '../../support/until.js'

const path = '/api/admin/content/missing-addresses'

describe('addresses without a page', () => {
  let site: TestApp
  let admin: ContentAdmin
  beforeAll(async () => {
    site = await startTestAdmin()
    admin = await ContentAdmin.of(site)
  })
  afterAll(() => site.close())
  beforeEach(() => site.database.query('DELETE FROM missing_addresses'))

  const open = (address: string, mode = 'navigate') => request(site.http).get(address).set('Sec-Fetch-Mode', mode)
  const service = () => site.app.get(MissingAddressesService)
  const stored = () =>
    site.database.query<{ address: string; visits: number }[]>(
      'SELECT address, visits FROM missing_addresses ORDER BY visits DESC',
    )
  const listed = async () => {
    await service().onApplicationShutdown()
    const { body } = await admin.agent.get(path).expect(200)
    return (body as { items: { address: string; visits: number }[] }).items.map(({ address, visits }) => [
      address,
      visits,
    ])
  }

  it('are listed with their visits, the most visited first', async () => {
    await open('/jednom').expect(404)
    await open('/stari.php?id=3&utm_source=letak').expect(404)
    await open('/stari.php?fbclid=x&id=3').expect(404)
    await open('/stari.php?id=4').expect(404)
    const [first, ...others] = await listed()
    expect(first).toEqual(['/stari.php?id=3', 2])
    expect(others.sort()).toEqual([
      ['/jednom', 1],
      ['/stari.php?id=4', 1],
    ])
    await open('/jednom')
    await open('/jednom')
    expect((await listed())[0]).toEqual(['/jednom', 3])
  })

  it('are stored seconds after a visit', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] })
    service().note('/nova')
    service().note('/nova')
    await jest.advanceTimersByTimeAsync(10_000)
    jest.useRealTimers()
    await until(async () => (await stored()).length > 0)
    expect(await stored()).toEqual([{ address: '/nova', visits: 2 }])
  })

  it('are counted up to a maximum at a time, so that invented ones fill no memory', async () => {
    for (let number = 0; number < 150; number++) service().note(`/izmisljena-${number}`)
    service().note('/izmisljena-7')
    await service().onApplicationShutdown()
    const addresses = await stored()
    expect(addresses).toHaveLength(100)
    expect(addresses[0]).toEqual({ address: '/izmisljena-7', visits: 2 })
  })

  it('are lost, and the loss is logged, where the database cannot store them', async () => {
    await site.database.query('ALTER TABLE missing_addresses RENAME TO missing_addresses_elsewhere')
    expectLog(/Addresses without a page were not counted/)
    service().note('/nova')
    await service().onApplicationShutdown()
    await site.database.query('ALTER TABLE missing_addresses_elsewhere RENAME TO missing_addresses')
    expect(await stored()).toEqual([])
  })

  it('are not listed where a program tried them, or where they have a page', async () => {
    await open('/wp-login.php', 'no-cors').expect(404)
    await request(site.http).get('/.env').expect(404)
    await open('/cjenik').expect(200)
    await open('/fransiza').expect(308)
    await open('/api/nema').expect(404)
    expect(await listed()).toEqual([])
  })

  it('are not listed with personal data', async () => {
    await open('/odjava?email=ana@example.com').expect(404)
    expect(await listed()).toEqual([])
    expect(await site.database.query('SELECT FROM missing_addresses')).toEqual([])
  })

  it('are no longer listed once they are redirected or have a page', async () => {
    await open('/stari-cjenik.asp?id=1')
    await open('/blog/novi-zapis')
    expect(await listed()).toHaveLength(2)
    await admin.add('redirects', { source: '/stari-cjenik.asp', target: '/cjenik' }).expect(201)
    expect(await listed()).toEqual([['/blog/novi-zapis', 1]])
    await site.database.query(`UPDATE posts SET slug = 'novi-zapis' WHERE slug = 'detox'`)
    expect(await listed()).toEqual([])
  })

  it('are listed up to fifty', async () => {
    await site.database.query(
      `INSERT INTO missing_addresses SELECT '/stara-' || n, 1, now() FROM generate_series(1, 60) AS n`,
    )
    expect(await listed()).toHaveLength(50)
  })

  it('are stored up to a maximum, the last visited ones', async () => {
    await site.database.query(
      `INSERT INTO missing_addresses SELECT '/stara-' || n, 1, now() - n * interval '1 minute' FROM generate_series(1, 600) AS n`,
    )
    await open('/nova')
    await listed()
    const [row] = await site.database.query<{ stored: number; oldest: number }[]>(
      `SELECT count(*)::int AS stored, count(*) FILTER (WHERE address = '/stara-600')::int AS oldest FROM missing_addresses`,
    )
    expect(row).toEqual({ stored: 500, oldest: 0 })
  })

  it('are not replaced by invented ones once they are visited again', async () => {
    await site.database.query(
      `INSERT INTO missing_addresses VALUES ('/prava', 2, now() - interval '1 day');
       INSERT INTO missing_addresses SELECT '/izmisljena-' || n, 1, now() FROM generate_series(1, 600) AS n`,
    )
    await open('/nova')
    expect(await listed()).toContainEqual(['/prava', 2])
  })

  it('have a link to a form that redirects them', async () => {
    await open('/stari.php?id=3')
    await listed()
    const { text } = await admin.agent.get('/admin/content/redirects').expect(200)
    expect(text).toContain('href="/admin/content/redirects/new?source=%2Fstari.php%3Fid%3D3"')
    const form = await admin.agent.get('/admin/content/redirects/new?source=%2Fstari.php%3Fid%3D3').expect(200)
    expect(form.text).toMatch(/<input[^>]*name="source"[^>]*value="\/stari\.php\?id=3"/)
  })
})
