import { parse } from 'csv-parse/sync'
import type { RedirectImportDto } from '../../../src/content/redirects/imports/redirect-import.dto.js'
import { RedirectImportsService } from '../../../src/content/redirects/imports/redirect-imports.service.js'
import { ContentAdmin } from '../../support/content-admin.js'
import { addColleague, type Agent, signIn, startTestAdmin } from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'

const path = '/api/admin/content/redirect-imports'
const page = '/admin/content/redirects/import'

describe('import of redirects', () => {
  let site: TestApp
  let admin: ContentAdmin
  let editor: Agent
  beforeAll(async () => {
    site = await startTestAdmin()
    admin = await ContentAdmin.of(site)
    editor = await signIn(site, await addColleague(site, 'editor', 'urednica@bistra.example'))
  })
  afterAll(() => site.close())

  beforeEach(async () => {
    await site.database.query('DELETE FROM redirect_imports')
    await site.database.query('DELETE FROM redirects')
    await admin.add('redirects', { source: '/poznata.php', target: '/cjenik' }).expect(201)
  })

  const check = async (...rows: string[]) =>
    (
      await editor
        .post(path)
        .send({ csv: rows.join('\n') })
        .expect(201)
    ).body as RedirectImportDto
  const add = (id: string, additions: number) => editor.post(`${path}/${id}/addition`).send({ additions })
  const sources = async () => (await admin.list('redirects')).map(({ content }) => content.source as string)

  it('checks each row by the rules of single redirects, and adds nothing', async () => {
    const { counts, faults } = await check(
      'staro,novo',
      '/nova.php,/kontakt',
      `${site.environment.publicUrl}/Druga.PHP?id=3,/?lang=en`,
      '/poznata.php,/cjenik',
      '/NOVA.php/,/kontakt',
      '/poznata.php,/kontakt',
      '/sama,/sama?x=1',
      '/cjenik,/kontakt',
      '/lanac,/nova.php',
      '/nigdje,/nema-je',
      'https://drugdje.example/x,/kontakt',
      'bez-crte,/kontakt',
      '/100%,/kontakt',
      '/bez-cilja',
      `/${'x'.repeat(500)},/kontakt`,
    )
    expect(counts).toEqual({ new: 3, known: 2, wrong: 9 })
    expect(faults.map(({ line, field, code }) => `${line} ${field} ${code}`)).toEqual([
      '6 source redirect.taken',
      '7 target redirect.loop',
      '8 source redirect.page',
      '9 target redirect.continues',
      '10 target redirect.nowhere',
      '11 source redirect.host',
      '12 source redirect.path',
      '14 target required',
      '15 source tooLong',
    ])
    expect(faults[3]!.message).toBe('Ta je adresa i sama preusmjerena; upišite /kontakt')
    expect(await sources()).toEqual(['/poznata.php'])
  })

  it('adds all new redirects at once, redirects their visitors, and records the counts', async () => {
    await admin.agent.get('/nova.php').expect(404)
    const { id } = await check('/nova.php,/kontakt', '/druga.php,/trgovina', '/poznata.php,/cjenik')
    const { body } = await add(id, 2).expect(200)
    expect(body).toMatchObject({ added: 2, importedAt: expect.any(String), counts: { new: 0, known: 3 } })
    await admin.agent.get('/NOVA.php').expect(301).expect('Location', '/kontakt')
    const [event] = await site.database.query(
      `SELECT details FROM audit_events WHERE action = 'redirects.imported' ORDER BY id DESC LIMIT 1`,
    )
    expect(event.details).toEqual({ added: 2, counts: { new: 2, known: 1, wrong: 0 } })
  })

  it('adds nothing twice after a double click, and refuses what another import has added meanwhile', async () => {
    const one = await check('/a.php,/cjenik', '/b.php,/cjenik')
    const other = await check('/b.php,/cjenik', '/a.php,/cjenik')
    const answers = await Promise.all([add(one.id, 2), add(one.id, 2), add(other.id, 2)])
    const statuses = answers.map(({ status }) => status)
    expect([
      [200, 200, 409],
      [409, 409, 200],
    ]).toContainEqual(statuses)
    expect(await sources()).toEqual(['/a.php', '/b.php', '/poznata.php'])
  })

  it('refuses to add more than the user has seen, when a known redirect was deleted meanwhile', async () => {
    const { id } = await check('/nova.php,/kontakt', '/poznata.php,/cjenik')
    const [known] = await admin.list('redirects')
    await admin.remove('redirects', known).expect(204)
    await add(id, 1).expect(409)
    expect(await sources()).toEqual([])
    await add(id, 2).expect(200)
    expect(await sources()).toEqual(['/nova.php', '/poznata.php'])
  })

  it('forms no chain with a redirect that is added at the same time', async () => {
    const { id } = await check('/x.php,/blog/detox')
    const [imported, added] = await Promise.all([
      add(id, 1),
      admin.add('redirects', { source: '/blog/detox', target: '/cjenik' }),
    ])
    expect([
      [200, 422],
      [409, 201],
    ]).toContainEqual([imported.status, added.status])
  })

  it('exports the wrong rows with their reasons, safe in spreadsheets', async () => {
    const { id } = await check('/ok.php,/cjenik', '=cmd(),/cjenik', '/x.php,/nigdje')
    const { text } = await editor.get(`${path}/${id}/faults`).expect(200)
    expect(parse(text, { bom: true })).toEqual([
      ['Stara adresa', 'Nova adresa', 'Redak', 'Razlog'],
      ["'=cmd()", '/cjenik', '2', 'Upišite adresu koja počinje kosom crtom, npr. /cjenik'],
      ['/x.php', '/nigdje', '3', 'Na toj adresi nema stranice'],
    ])
  })

  it('works without JavaScript, from a file or a pasted list', async () => {
    await editor.post(page).field('pasted', '').expect(422)
    const pasted = await editor.post(page).field('pasted', '/p.php;/cjenik').expect(303)
    const checked = await editor
      .post(page)
      .attach('csv', Buffer.from('\uFEFF/f.php;/cjenik\r\n/f.php;/kontakt'), 'f.csv')
    expect(checked.status).toBe(303)
    const address = checked.headers.location!
    const { text } = await editor.get(address).expect(200)
    expect(text).toContain('Uvezi 1 preusmjeravanje')
    expect(text).toContain('Ta je adresa već preusmjerena')
    const done = await editor.post(address).type('form').send({ additions: '1' }).expect(303)
    expect((await editor.get(done.headers.location!).expect(200)).text).toContain('Dodano je 1 preusmjeravanje.')
    expect(await sources()).toEqual(['/f.php', '/poznata.php'])
    expect((await editor.get(pasted.headers.location!).expect(200)).text).toContain('Uvezi 1 preusmjeravanje')
  })

  it('accepts as many rows as it promises, in one file', async () => {
    const rows = Array.from({ length: 1000 }, (_, index) => `/stara-${index}.php,/blog/detox`)
    const { headers } = await editor
      .post(page)
      .attach('csv', Buffer.from(rows.join('\n')), 'f.csv')
      .expect(303)
    const id = headers.location!.split('/').at(-1)!
    await add(id, 1000).expect(200)
    expect(await sources()).toHaveLength(1001)
  })

  it('is deleted when it expires, and then no longer available', async () => {
    const { id } = await check('/nova.php,/kontakt')
    await site.database.query(`UPDATE redirect_imports SET expires_at = now() - interval '1 second'`)
    await editor.get(`${path}/${id}`).expect(410)
    await add(id, 1).expect(410)
    expect((await editor.get(`${page}/${id}`).expect(200)).text).toContain('Ova provjera više nije dostupna')
    await site.app.get(RedirectImportsService).deleteExpired()
    expect(await site.database.query('SELECT id FROM redirect_imports')).toEqual([])
  })
})
