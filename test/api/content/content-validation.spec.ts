import { ContentAdmin } from '../../support/content-admin.js'
import type { Json } from '../../support/search-engines.js'
import { startTestAdmin } from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'

describe('validation of content', () => {
  let site: TestApp
  let admin: ContentAdmin
  beforeAll(async () => {
    site = await startTestAdmin()
    admin = await ContentAdmin.of(site)
  })
  afterAll(() => site.close())

  const auditOf = (action: string): Promise<Json[]> =>
    site.database.query('SELECT * FROM audit_events WHERE action = $1 ORDER BY id', [action])

  describe('validation of content fields', () => {
    const interval = { opens: '08:00', closes: '12:00' }
    const week = (day: unknown) => Array.from({ length: 7 }, () => day)
    const days = [
      '2026-W01-1',
      '2026-01T10',
      '2026-1-1',
      '20260101',
      '2026-001',
      '0000-01-01',
      '2026-02-30',
      '2026-13-01',
      '26-01-01',
      '+002026-01-01',
      '2026-01-01 ',
      ' 2026-01-01',
      '2026-01-01T',
      '٢٠٢٦-01-01',
      '',
      1,
      null,
      [],
      {},
      ['2026-01-01'],
      true,
    ]
    const moments = [
      '2030-W01-1T10:00Z',
      '2030-001T10:00Z',
      '2030-01T10:00Z',
      '2030-02-30T10:00Z',
      '2030-01-01T24:00Z',
      '2030-01-01T23:59:60Z',
      '2030-01-01T10Z',
      '2030-01-01T10:00',
      '2030-01-01 10:00Z',
      '2030-01-01T10:00+99:99',
      '2030-01-01T10:00,5Z',
      '9999999-01-01T00:00Z',
      '0000-01-01T10:00Z',
      '20300101T1000Z',
      '',
      1,
      [],
      {},
      ['2030-01-01T10:00Z'],
      true,
    ]
    const nested = [
      [[]],
      [[[]]],
      [null],
      [1],
      ['x'],
      [[interval]],
      [{}],
      {},
      'x',
      1,
      null,
      [[], {}],
      [[{ date: '2030-01-01' }]],
    ]
    const cases: [kind: string, field: string, values: unknown[]][] = [
      ['holidays', 'date', days],
      ['holidays', 'hours', nested],
      ['posts', 'publishedAt', moments],
      [
        'locations',
        'specialDays',
        [
          ...nested,
          ...days.map((date) => [{ date, hours: [] }]),
          ...nested.map((hours) => [{ date: '2030-01-01', hours }]),
        ],
      ],
      ['locations', 'hours', [...nested, ...nested.map(week), week([[interval]]), week([interval, []])]],
      ['business', 'hours', [...nested, ...nested.map(week)]],
      ['business', 'social', nested],
      ['companies', 'directors', nested],
      ['locations', 'practitioner', nested],
      ['locations', 'name', nested],
    ]

    it.each(cases)('rejects odd values in %s for %s', async (kind, field, values) => {
      const [item] = await admin.list(kind)
      const status = kind === 'posts' && { status: 'scheduled' }
      for (const value of values) {
        const answer = await admin.save(kind, item, { ...status, [field]: value })
        expect({ value, status: answer.status }).toEqual({ value, status: 422 })
        expect({ value, errors: answer.body.errors }).toMatchObject({
          value,
          errors: expect.arrayContaining([
            expect.objectContaining({ field: expect.stringMatching(new RegExp(`^${field}\\b`)) }),
          ]),
        })
      }
    })
  })

  it.each([
    ['prices', { price: '80' }, 'price', 'price.invalid'],
    ['prices', { price: '1e3' }, 'price', 'price.invalid'],
    ['prices', { category: 'Testiranje' }, 'category', 'category.invalid'],
    ['prices', { category: '00000000-0000-4000-8000-000000000000' }, 'category', 'category.invalid'],
    ['price-categories', { name: { hr: 'Paketi', en: 'Packs' } }, 'name.hr', 'category.taken'],
    ['shop-categories', { name: { hr: 'Boni', en: 'Packages' } }, 'name.en', 'category.taken'],
    ['prices', { price: -1 }, 'price', 'price.invalid'],
    ['prices', { price: 1.005 }, 'price', 'price.invalid'],
    ['prices', { durationMinutes: 0 }, 'durationMinutes', 'minutes.invalid'],
    ['prices', { visits: 0 }, 'visits', 'visits.invalid'],
    ['companies', { iban: 'HR00 0000 0000 0000 0000 0' }, 'iban', 'iban.invalid'],
    ['prices', { service: { hr: 'Test', en: ' ' } }, 'service.en', 'required'],
    ['prices', { service: 'Test' }, 'service', 'invalid'],
    ['prices', { note: { hr: 'Samo ovo', en: '' } }, 'note.en', 'required'],
    ['prices', { colour: 'red' }, 'colour', 'unknownField'],
    ['locations', { latitude: 91 }, 'latitude', 'degrees.invalid'],
    ['locations', { practitioner: { name: '', role: { hr: 'a', en: 'b' } } }, 'practitioner.name', 'required'],
    [
      'locations',
      { hours: [[{ opens: '8', closes: '16:00' }], [], [], [], [], [], []] },
      'hours.0.0.opens',
      'time.invalid',
    ],
    [
      'locations',
      { hours: [[], [{ opens: '16:00', closes: '08:00' }], [], [], [], [], []] },
      'hours.1.0.closes',
      'time.order',
    ],
    ['locations', { hours: [] }, 'hours', 'invalid'],
    ['locations', { whatsapp: '091 555 0101' }, 'whatsapp', 'phone.international'],
    ['locations', { whatsapp: '+0 91 555 0101' }, 'whatsapp', 'phone.international'],
    ['locations', { viber: '+385 91 555 0101 000 000' }, 'viber', 'phone.international'],
    ['locations', { viber: 'javascript:alert(1)' }, 'viber', 'phone.international'],
    ['locations', { viber: null }, 'viber', 'invalid'],
    ['locations', { reviewUrl: 'http://example.com/review' }, 'reviewUrl', 'url.invalid'],
    ['locations', { specialDays: [{ date: '2026-02-30', hours: [] }] }, 'specialDays.0.date', 'date.invalid'],
    [
      'locations',
      {
        specialDays: [
          { date: '2999-12-24', hours: [] },
          { date: '2999-12-24', hours: [] },
        ],
      },
      'specialDays.1.date',
      'date.taken',
    ],
    ['holidays', { date: '2026-01-06', lastDay: '2026-01-05' }, 'lastDay', 'date.order'],
    ['holidays', { date: '2026-01-06', lastDay: '2027-01-07' }, 'lastDay', 'date.tooLong'],
    ['holidays', { lastDay: '2026-02-30' }, 'lastDay', 'date.invalid'],
    ['holidays', { locations: [{ location: 'zadar' }] }, 'locations.0.location', 'location.invalid'],
    [
      'holidays',
      { locations: [{ location: 'zagreb' }, { location: 'zagreb' }] },
      'locations.1.location',
      'location.invalid',
    ],
    ['companies', { oib: '12345678901' }, 'oib', 'oib.invalid'],
    ['companies', { directors: [{ name: ' ' }] }, 'directors.0.name', 'required'],
    ['companies', { location: 'split' }, 'location', 'invalid'],
    [
      'business',
      { social: { facebook: 'javascript:alert(1)', instagram: 'x', linkedin: 'x' } },
      'social.facebook',
      'url.invalid',
    ],
    ['shop-items', { subject: 'cure' }, 'subject', 'subject.invalid'],
    ['testimonials', { hidden: 'no' }, 'hidden', 'invalid'],
  ])('rejects in %s the value %j', async (kind, change, field, code) => {
    const [item] = await admin.list(kind)
    const { body } = await admin.save(kind, item, change).set('Cookie', 'language=en').expect(422)
    expect(body.errors[0]).toMatchObject({ field, code, message: expect.stringMatching(/^[A-Z].+\w/) })
  })

  describe('claims about health in a text', () => {
    const claiming = { hr: 'Postupak liječi alergije, bez nuspojava.', en: 'Gentle and quiet' }

    it('are refused with the phrase and the reason until somebody confirms them, which is recorded', async () => {
      const [item] = await admin.list('testimonials')
      const { body } = await admin.save('testimonials', item, { text: claiming }).expect(422)
      expect(body.errors).toEqual([
        {
          field: 'text.hr',
          code: 'claims.treatment',
          message: '„liječi” obećava liječenje, a liječi samo liječnik',
          args: { phrase: 'liječi' },
        },
      ])
      const { body: saved } = await admin
        .save('testimonials', item, { text: claiming })
        .query({ claims: 'confirmed' })
        .expect(200)
      const [event, ...others] = await auditOf('claims.confirmed')
      expect(others).toEqual([])
      expect(event).toMatchObject({
        subject_kind: 'testimonial',
        subject_id: item!.id,
        details: { fields: ['text.hr', 'text.hr'], reasons: ['treatment', 'safety'] },
      })
      // What stood there before is not asked about again.
      await admin.save('testimonials', saved, { town: 'Split' }).expect(200)
      expect(await auditOf('claims.confirmed')).toHaveLength(1)
    })

    it('are refused in new content together with its other faults', async () => {
      const [item] = await admin.list('posts')
      const post = { ...item!.content, slug: 'liječi', title: { hr: 'Liječimo sve', en: 'Calm' } }
      const { body } = await admin.add('posts', { ...post, slug: item!.content.slug }).expect(422)
      expect(body.errors.map(({ field }: { field: string }) => field).sort()).toEqual(['slug', 'title.hr'])
    })

    it('are confirmed by one word only', async () => {
      const [item] = await admin.list('testimonials')
      await admin.save('testimonials', item, { text: claiming }).query({ claims: 'yes' }).expect(422)
    })
  })
})
