import request from 'supertest'
import { daysAfter } from '../../src/shared/opening/opening-hours.js'
import { zagrebDay } from '../../src/shared/zagreb-time.js'
import type { Json } from './search-engines.js'
import type { TestApp } from './test-app.js'

/** Returns the part of a booking that names a free time of the sample content: the first in Dubrovnik from the day after tomorrow. */
export async function freeTime({ http }: Pick<TestApp, 'http'>): Promise<Json> {
  const { body: services } = await request(http).get('/api/bookable-services').expect(200)
  const service = services[0].id as string
  const today = zagrebDay(new Date()).toString()
  const query = { service, location: 'dubrovnik', from: daysAfter(today, 2), to: daysAfter(today, 20) }
  const { body } = await request(http).get('/api/availability').query(query).expect(200)
  return { service, location: 'dubrovnik', start: body.slots[0].start, forWhom: 'self' }
}
