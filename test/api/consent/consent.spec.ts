import request from 'supertest'
import { policyVersion } from '../../../src/shared/consent/policy-version.js'
import { addColleague, owner, signIn, startTestAdmin } from '../../support/staff.js'
import { startTestApp, type TestApp } from '../../support/test-app.js'

const banner = 'id="consent-title"'

describe('POST /api/consent', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestApp()
  })
  afterAll(() => site.close())

  const post = (body: object, query = '') => request(site.http).post(`/api/consent${query}`).send(body)
  const stored = () => site.database.query('SELECT * FROM consent_proofs ORDER BY recorded_at')

  it('stores a proof without an IP address; a withdrawal has the id of its consent and removes it', async () => {
    const { body, headers } = await post({ choice: 'accepted', policyVersion }, '?lang=en').expect(201)
    expect(body).toEqual({ id: expect.stringMatching(/^[\da-f-]{36}$/), recordedAt: expect.any(String) })
    const [cookie] = headers['set-cookie'] as unknown as string[]
    expect(cookie).toMatch(/^consentVisitor=[\da-f-]{36}; Max-Age=31536000; .*HttpOnly; SameSite=Lax$/)
    const refusal = await post({ choice: 'declined', policyVersion }).set('Cookie', cookie!.split(';')[0]!).expect(201)
    expect(refusal.headers['set-cookie']).toEqual([
      expect.stringMatching(/^consentVisitor=; .*Expires=Thu, 01 Jan 1970/),
      expect.stringContaining('consentChoice='),
    ])

    const [first, second] = await stored()
    expect(first).toEqual({
      id: body.id,
      visitor_id: expect.any(String),
      choice: 'accepted',
      policy_version: policyVersion,
      language: 'en',
      recorded_at: new Date(body.recordedAt),
    })
    expect(second).toMatchObject({ visitor_id: first.visitor_id, choice: 'declined', language: 'hr' })
  })

  it('gives a visitor who refuses no id', async () => {
    const { headers } = await post({ choice: 'declined', policyVersion }).expect(201)
    expect(headers['set-cookie']).toEqual([expect.stringMatching(/^consentChoice=/)])
    const rows = await stored()
    expect(rows.at(-1)).toMatchObject({ choice: 'declined', policy_version: policyVersion })
  })

  it.each(['accepted', 'declined'])(
    'sets the cookie of the choice %s for a year, which scripts can read',
    async (choice) => {
      const { headers } = await post({ choice, policyVersion }).expect(201)
      const [cookie] = (headers['set-cookie'] as unknown as string[]).filter((set) => set.startsWith('consentChoice='))
      expect(cookie).toMatch(
        new RegExp(`^consentChoice=${choice}.${policyVersion}; Max-Age=31536000; Path=/; .*SameSite=Lax$`),
      )
      expect(cookie).not.toContain('HttpOnly')
    },
  )

  describe('removes the cookies of measurement', () => {
    const measured = 'language=hr; _ga=GA1.1.1.2; _ga_ABC123=GS1.1; _gid=GA1.3; x_ga=1'
    const removed = (headers: Record<string, unknown>) =>
      (headers['set-cookie'] as string[])
        .filter((set) => set.includes('Expires=Thu, 01 Jan 1970'))
        .map((set) => set.replace(/; Expires=.*/, ''))
    const everywhere = (name: string) => [
      `${name}=; Path=/`,
      `${name}=; Domain=www.biorezonanca.hr; Path=/`,
      `${name}=; Domain=biorezonanca.hr; Path=/`,
    ]
    const all = [...everywhere('_ga'), ...everywhere('_ga_ABC123'), ...everywhere('_gid')].sort()
    const here = { Host: 'www.biorezonanca.hr', Cookie: measured }

    it('when consent is withdrawn, for the host and the domains above it', async () => {
      const { headers } = await post({ choice: 'declined', policyVersion }).set(here).expect(201)
      expect(removed(headers).sort()).toEqual(all)
    })

    it('when the decision is reset', async () => {
      const { headers } = await request(site.http).delete('/api/consent').set(here).expect(204)
      expect(removed(headers).sort()).toEqual(all)
    })

    it('when consent is withdrawn without JavaScript', async () => {
      const fields = { choice: 'declined', policyVersion: String(policyVersion), back: '/' }
      const { headers } = await request(site.http).post('/consent').type('form').set(here).send(fields).expect(303)
      expect(removed(headers).sort()).toEqual(all)
    })

    it('expires at most twenty cookies of a request', async () => {
      const cookies = Array.from({ length: 30 }, (_, index) => `_ga${index}=`).join('; ')
      const host = `${'x.'.repeat(6)}biorezonanca.hr`
      const { headers } = await request(site.http)
        .delete('/api/consent')
        .set({ Host: host, Cookie: cookies })
        .expect(204)
      expect(removed(headers)).toHaveLength(20 * 4)
    })

    it('not when cookies are accepted', async () => {
      const { headers } = await post({ choice: 'accepted', policyVersion }).set(here).expect(201)
      expect(removed(headers)).toEqual([])
    })
  })

  it('accepts only visitor ids that the server issued', async () => {
    await post({ choice: 'accepted', policyVersion }).set('Cookie', 'consentVisitor=me@example.com').expect(201)
    const rows = await stored()
    expect(rows.at(-1).visitor_id).toMatch(/^[\da-f-]{36}$/)
  })

  it.each([
    [{ choice: 'perhaps', policyVersion }, 'choice'],
    [{ policyVersion }, 'choice'],
    [{ choice: 'accepted' }, 'policyVersion'],
    [{ choice: 'accepted', policyVersion: policyVersion + 1 }, 'policyVersion'],
    [{ choice: 'accepted', policyVersion: '1' }, 'policyVersion'],
    [{ choice: 'accepted', policyVersion, ip: '192.0.2.1' }, 'ip'],
  ])('refuses %j', async (body, field) => {
    const answer = await post(body).expect(422)
    expect(answer.body.errors).toEqual([{ field, code: expect.any(String), message: expect.any(String) }])
  })
})

describe('consent choice', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestApp()
  })
  afterAll(() => site.close())

  describe('where the owner asks only when needed', () => {
    beforeAll(() => site.changeContent(`UPDATE settings SET set_values = '{"consentBanner": "needed"}'`))
    afterAll(() => site.changeContent(`UPDATE settings SET set_values = '{}'`))

    it.each([
      ['no choice', {}, false],
      ['a choice', { Cookie: `consentChoice=declined.${policyVersion}` }, false],
      ['a choice that the visitor has deleted', { Cookie: 'consentChoice=ask' }, true],
    ])(
      'shows or hides the banner for %s; the footer has its button',
      async (_, headers: Record<string, string>, shown) => {
        const text = await home(headers)
        expect(text.includes(banner)).toBe(shown)
        expect(text).toContain('value="unset"')
      },
    )

    it('asks because of a tag manager', async () => {
      const measuring = await startTestApp({ tagManagerId: 'GTM-ABC1234' })
      await measuring.changeContent(`UPDATE settings SET set_values = '{"consentBanner": "needed"}'`)
      const { text } = await request(measuring.http).get('/')
      expect(text).toContain(banner)
      await measuring.close()
    })
  })

  const home = async (headers: Record<string, string>) => (await request(site.http).get('/').set(headers)).text

  it.each([
    ['no choice', {}, true],
    ['a choice', { Cookie: `consentChoice=declined.${policyVersion}` }, false],
    ['a choice made without JavaScript', { Cookie: `consentChoice=accepted.${policyVersion}.posted` }, false],
    ['a choice about an earlier policy', { Cookie: `consentChoice=accepted.${policyVersion - 1}` }, true],
    ['a choice without a version', { Cookie: 'consentChoice=accepted' }, true],
    ['a choice that the visitor has deleted', { Cookie: 'consentChoice=ask' }, true],
    ['Global Privacy Control', { 'Sec-GPC': '1' }, false],
    ['Global Privacy Control overridden by the visitor', { 'Sec-GPC': '1', Cookie: 'consentChoice=ask' }, true],
  ])('shows or hides the banner for %s, also from the cache', async (_name, headers: Record<string, string>, asked) => {
    for (let time = 0; time < 2; time++) expect((await home(headers)).includes(banner)).toBe(asked)
  })

  it('is submitted without JavaScript: cookie, proof, redirect to the page', async () => {
    const fields = { choice: 'accepted', policyVersion: String(policyVersion), back: '/franšiza' }
    const { headers } = await post(fields).expect(303).expect('Location', '/fran%C5%A1iza')
    const cookies = headers['set-cookie'] as unknown as string[]
    expect(cookies).toContainEqual(expect.stringMatching(`^consentChoice=accepted.${policyVersion}.posted; Max-Age`))
    const proofs = await site.database.query('SELECT choice FROM consent_proofs')
    expect(proofs).toEqual([{ choice: 'accepted' }])
  })

  it('is withdrawn without JavaScript', async () => {
    const { headers } = await post({ choice: 'unset', back: '/cookies' }).expect(303).expect('Location', '/cookies')
    expect(headers['set-cookie']).toEqual([expect.stringMatching(/^consentChoice=ask; /)])
  })

  it('is unmade over the API', async () => {
    const { headers } = await request(site.http).delete('/api/consent').expect(204)
    expect(headers['set-cookie']).toEqual([expect.stringMatching(/^consentChoice=ask; /)])
  })

  it('never redirects to another site, and an unknown choice is refused', async () => {
    const fields = { choice: 'declined', policyVersion: '1' }
    await post({ ...fields, back: '//elsewhere.example' })
      .expect(303)
      .expect('Location', '/')
    await post({ choice: 'perhaps', policyVersion: '1' }).expect(422).expect('Content-Type', /html/)
    await post({}).expect(422)
    await post(fields).set('Origin', 'https://elsewhere.example').expect(403)
  })

  const post = (fields: object) => request(site.http).post('/consent').type('form').send(fields)
})

describe('consent rate limit', () => {
  it('rejects excessive choices', async () => {
    const site = await startTestApp({ rateLimitScale: 0.1 })
    const send = () => request(site.http).post('/api/consent').send({ choice: 'accepted', policyVersion })
    for (let time = 0; time < 3; time++) await send().expect(201)
    const { body } = await send().expect(429)
    expect(body).toMatchObject({ code: 'too_many_requests', limit: 'consent' })
    await site.close()
  })
})

describe('consent statistics', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await startTestAdmin()
  })
  afterAll(() => site.close())

  it('shows administrators the decisions by policy version', async () => {
    const agent = await signIn(site, owner)
    expect((await agent.get('/api/admin/consents').expect(200)).body).toEqual({ policyVersion, versions: [] })
    for (const choice of ['accepted', 'declined', 'accepted'])
      await request(site.http).post('/api/consent').send({ choice, policyVersion }).expect(201)
    const earlier = '2024-05-06T07:08:09.000Z'
    await site.database.query(
      `INSERT INTO consent_proofs (visitor_id, choice, policy_version, language, recorded_at)
       VALUES (gen_random_uuid(), 'declined', 0, 'hr', $1)`,
      [earlier],
    )
    const { body } = await agent.get('/api/admin/consents').expect(200)
    expect(body.versions).toEqual([
      { policyVersion, accepted: 2, declined: 1, since: expect.any(String) },
      { policyVersion: 0, accepted: 0, declined: 1, since: earlier },
    ])
    const { text } = await agent.get('/admin/consents').expect(200)
    expect(text).toContain('Odluke o kolačićima')
    expect(text).toContain('6. svibnja 2024.')
  })

  it('restricts the statistics to administrators', async () => {
    const staff = await signIn(site, await addColleague(site, 'staff', 'iva@example.com'))
    await staff.get('/api/admin/consents').expect(403)
  })
})
