import request from 'supertest'
import { daysAfter } from '../../../src/shared/opening/opening-hours.js'
import { zagrebDay } from '../../../src/shared/zagreb-time.js'
import { ContentAdmin } from '../../support/content-admin.js'
import { startTestAdmin } from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'

describe('announcements', () => {
  let site: TestApp
  let admin: ContentAdmin
  let today: string
  beforeAll(async () => {
    site = await startTestAdmin()
    admin = await ContentAdmin.of(site)
  })
  beforeEach(() => (today = zagrebDay(new Date()).toString()))
  afterAll(() => site.close())

  const bar = async (path: string) =>
    /<aside[^>]*aria-label="(?:Obavijest|Announcement)".*?<\/aside>/s.exec(
      (await request(site.http).get(path)).text,
    )?.[0]
  const add = (hr: string, date: string, lastDay: string | null, link = '') =>
    admin.add('announcements', { text: { hr, en: `EN ${hr}` }, link, date, lastDay })

  it('are shown on public pages from their first to their last day, the one that began last', async () => {
    await add('Jučer', daysAfter(today, -2), daysAfter(today, -1)).expect(201)
    await add('Sutra', daysAfter(today, 1), null).expect(201)
    expect(await bar('/cjenik')).toBeUndefined()
    await add('Cijeli tjedan', daysAfter(today, -3), daysAfter(today, 3)).expect(201)
    expect(await bar('/cjenik')).toContain('Cijeli tjedan')
    const { body } = await add('Danas', today, null, '/lokacija/zagreb#radno-vrijeme').expect(201)
    expect(await bar('/')).toMatch(/href="\/lokacija\/zagreb#radno-vrijeme">Danas</)
    expect(await bar('/?lang=en')).toMatch(/href="\/location\/zagreb\?lang=en#radno-vrijeme">EN Danas</)
    expect(await bar('/admin/login')).toBeUndefined()
    await admin.remove('announcements', body).expect(204)
    expect(await bar('/')).toContain('Cijeli tjedan')
  })

  it('end after they begin', async () => {
    await add('Drugdje', today, null, '/\\example.com').expect(422)
    await add('Nigdje', today, null, '/nema-je').expect(422)
    const { body } = await add('Naopako', today, daysAfter(today, -1)).expect(422)
    expect(body.errors).toMatchObject([{ field: 'lastDay', code: 'date.order' }])
  })
})
