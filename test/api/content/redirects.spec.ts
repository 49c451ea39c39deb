import { jest } from '@jest/globals'
import request from 'supertest'
import { RedirectsService } from '../../../src/content/redirects/redirects.service.js'
import { ContentAdmin } from '../../support/content-admin.js'
import { expectLog } from '../../support/expected-log.js'
import { startTestAdmin } from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'
import { until } from '../../support/until.js'

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
      .expect('Location', '/cjenik?id=7&utm_source=x')
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

  it.each([
    ['/centar.asp?id=7', '/lokacija/zagreb'],
    ['/centar.asp?id=7&fbclid=IwAR0', '/lokacija/zagreb?fbclid=IwAR0'],
    ['/centar.asp?utm_source=letak&id=7&utm_medium=a+b', '/lokacija/zagreb?utm_source=letak&utm_medium=a+b'],
    ['/centar.asp?jezik=hr&id=7&x=1', '/trgovina?x=1#bonovi'],
    ['/centar.asp?id=7&jezik=hr', '/trgovina#bonovi'],
    ['/centar.asp?id=8&gclid=1', '/kontakt?subject=general&gclid=1'],
    ['/centar.asp?id=8&subject=franchise', '/kontakt?subject=general'],
  ])('match the named parameters in any order among others: %s', async (address, target) => {
    await add('/centar.asp?id=7', '/lokacija/zagreb')
    await add('/centar.asp?jezik=hr&id=7', '/trgovina#bonovi')
    await add('/centar.asp?id=8', '/kontakt?subject=general')
    await visit(address).expect(301).expect('Location', target)
  })

  it('do not match other values of the named parameters, nor a part of them', async () => {
    await add('/popis.asp?id=7&jezik=hr', '/cjenik').expect(201)
    for (const address of ['/popis.asp', '/popis.asp?id=7', '/popis.asp?id=70&jezik=hr', '/popis.asp?ID=7&jezik=hr'])
      await visit(address).expect(404)
  })

  it('lead to their pages, every one of them, also behind a campaign and with their parameters turned round', async () => {
    await add('/stranica.asp?a=1&b=2&c=%C5%A1', '/lokacija/zagreb#mapa')
    await add('/stari/put', '/blog/detox?x=1')
    const redirects = await admin.list('redirects')
    expect(redirects.length).toBeGreaterThan(1)
    for (const { content } of redirects) {
      const { source, target } = content
      const [path = '', query = ''] = String(source).split('?')
      const turned = query.split('&').reverse().filter(Boolean)
      for (const parameters of [turned, ['fbclid=1', ...turned], [...turned, 'utm_source=letak', 'utm_medium=x']]) {
        const address = parameters.length > 0 ? `${path}?${parameters.join('&')}` : path
        if (path === '/blog/detox') continue // a post has this address
        const { headers } = await visit(address).expect(301)
        const moved = new URL(headers.location!, 'http://site.invalid')
        const wanted = new URL(String(target), 'http://site.invalid')
        expect([address, moved.pathname, moved.hash]).toEqual([address, wanted.pathname, wanted.hash])
        const carried = parameters.filter((parameter) => !turned.includes(parameter))
        expect(moved.search.slice(1).split('&').filter(Boolean)).toEqual(
          expect.arrayContaining([...wanted.search.slice(1).split('&').filter(Boolean), ...carried]),
        )
        const arrived = await visit(moved.pathname + moved.search)
        const shown = arrived.status === 308 ? await visit(arrived.headers.location!) : arrived
        expect([address, shown.status]).toEqual([address, 200])
      }
    }
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
    await site.changeContent(`INSERT INTO redirects (source, target) VALUES ('/blog/detox', '/cjenik')`)
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
    ['/dvije?b=2&a=1', '/kontakt', 'source', 'redirect.taken'],
    ['/stara#dio', '/kontakt', 'source', 'redirect.fragment'],
    ['/blog/detox', '/kontakt', 'source', 'redirect.page'],
    ['/lokacija/zagreb?x=1', '/kontakt', 'source', 'redirect.page'],
    ['/robots.txt', '/kontakt', 'source', 'redirect.page'],
    ['/media/stara.jpg', '/kontakt', 'source', 'redirect.page'],
    ['/newsletter/odjava?id=1', '/kontakt', 'source', 'redirect.page'],
    ['/stara/index.pageContext.json', '/kontakt', 'source', 'redirect.page'],
  ])('from %s to %s are refused', async (source, target, field, code) => {
    await add('/prva', '/kontakt')
    await add('/dvije?a=1&b=2', '/kontakt')
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

  it('are counted seconds after a use', async () => {
    const { body: added } = await add('/brojena-poslije', '/cjenik').expect(201)
    const service = site.app.get(RedirectsService)
    await service.onApplicationShutdown() // earlier uses
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] })
    service.count(added.id)
    await jest.advanceTimersByTimeAsync(10_000)
    jest.useRealTimers()
    const uses = async () => (await admin.list('redirects')).find(({ id }) => id === added.id)?.uses
    await until(async () => (await uses()) === 1)
  })

  it('log uses that cannot be counted', async () => {
    expectLog(/Uses of redirects were not counted/)
    site.app.get(RedirectsService).count('no id')
    await site.app.get(RedirectsService).onApplicationShutdown()
  })
})
