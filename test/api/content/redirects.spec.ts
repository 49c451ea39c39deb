import request from 'supertest'
import { RedirectsService } from '../../../src/content/redirects/redirects.service.js'
import { ContentAdmin } from '../../support/content-admin.js'
import { startTestAdmin } from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'

describe('redirects of the owner', () => {
  let site: TestApp
  let admin: ContentAdmin
  beforeAll(async () => {
    site = await startTestAdmin()
    admin = await ContentAdmin.of(site)
  })
  afterAll(() => site.close())

  const add = (source: string, target: string) => admin.add('redirects', { source, target })
  const visit = (address: string) => request(site.http).get(address)

  it('lead every spelling of an old address to its page, with a query or without', async () => {
    await visit('/usluge.php').expect(404)
    await add('/Usluge.php', '/cjenik').expect(201)
    await add('/usluge.php?id=3', '/trgovina#bonovi').expect(201)
    await add('/Šta-radimo/', '/?lang=en').expect(201)
    await visit('/usluge.php').expect(301).expect('Location', '/cjenik')
    await visit('/USLUGE.php/?id=7&utm_source=x')
      .expect(301)
      .expect('Location', '/cjenik')
      .expect('Cache-Control', 'no-cache')
    await visit('/usluge.php?id=3').expect(301).expect('Location', '/trgovina#bonovi')
    await visit(encodeURI('/šta-radimo')).expect(301).expect('Location', '/?lang=en')
    await add('/usluge,cijene:1', '/cjenik').expect(201)
    await visit('/usluge,cijene:1').expect(301).expect('Location', '/cjenik')
    await add('/index.php?id=5:o-nama&q=šta radimo', '/trgovina').expect(422) // a blank
    await add('/index.php?id=5:o-nama&q=šta+radimo', '/trgovina').expect(201)
    await visit(`/index.php?id=5:o-nama&q=${encodeURIComponent('šta radimo')}`)
      .expect(301)
      .expect('Location', '/trgovina')
  })

  it('lead addresses with doubled slashes, which name no host', async () => {
    await add('/stari-cjenik', '/cjenik').expect(201)
    await visit('//stari-cjenik').expect(301).expect('Location', '/cjenik')
    for (const home of ['//', '///?q=a', '//?//'])
      await visit(home)
        .expect(308)
        .expect('Location', /^\/(\?|$)/)
    for (const unknown of ['//[', '//a:b@/', '//x:99999/']) expect([308, 404]).toContain((await visit(unknown)).status)
  })

  it('come before what the site makes of a guessed or misspelled address', async () => {
    await visit('/usluge').expect(308)
    await add('/usluge', '/trgovina').expect(201)
    await add('/fransiza', '/kontakt').expect(201)
    await visit('/usluge').expect(301).expect('Location', '/trgovina')
    await visit('/fransiza').expect(301).expect('Location', '/kontakt')
  })

  it('give way to a post with this address, and come before the page of an unknown place', async () => {
    await add('/blog/detox', '/cjenik').expect(201)
    await add('/lokacija/sisak', '/lokacija/zagreb').expect(201)
    await visit('/blog/detox').expect(200)
    await visit('/lokacija/sisak').expect(301).expect('Location', '/lokacija/zagreb')
  })

  it.each([
    ['/cjenik', '/kontakt', 'source', 'redirect.page'],
    ['/api/leads', '/kontakt', 'source', 'redirect.page'],
    ['/admin/users', '/kontakt', 'source', 'redirect.page'],
    ['/sama', '/sama?x=1', 'target', 'redirect.loop'],
    ['/nova', '/nigdje', 'target', 'redirect.nowhere'],
    ['/nova', '/blog/nema-je', 'target', 'redirect.nowhere'],
    ['/?p=12', '/kontakt', 'source', 'redirect.page'],
    ['/nova', '/\\example.com', 'target', 'redirect.path'],
    ['stara', '/kontakt', 'source', 'redirect.path'],
    ['/nova', 'https://example.com', 'target', 'redirect.path'],
    ['/nova', '//example.com', 'target', 'redirect.path'],
    ['/nova', '/prva', 'target', 'redirect.continues'],
    ['/PRVA/', '/kontakt', 'source', 'redirect.taken'],
  ])('from %s to %s are refused', async (source, target, field, code) => {
    await add('/prva', '/kontakt')
    const { body } = await add(source, target).expect(422)
    expect(body.errors).toMatchObject([{ field, code }])
  })

  it('are counted', async () => {
    const { body: added } = await add('/brojena', '/cjenik').expect(201)
    expect(added.uses).toBe(0)
    for (let visits = 0; visits < 3; visits++) await visit('/brojena').expect(301)
    await site.app.get(RedirectsService).onApplicationShutdown()
    const items = await admin.list('redirects')
    expect(items.find(({ id }) => id === added.id)).toMatchObject({ uses: 3, version: added.version })
    await admin.remove('redirects', added).expect(204)
    await visit('/brojena').expect(404)
  })
})
