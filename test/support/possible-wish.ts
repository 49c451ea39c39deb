import { LocationsService } from '../../src/locations/locations.service.js'
import { type Wish, wishDays } from '../../src/shared/appointments/wish.js'
import { zagrebDay } from '../../src/shared/zagreb-time.js'
import type { TestApp } from './test-app.js'

/** Returns a preferred slot on a future opening day of a location. @param location its slug */
export async function possibleWish({ app }: Pick<TestApp, 'app'>, location: string): Promise<Wish> {
  const opening = (await app.get(LocationsService).openingOf(location))!
  const [, day] = wishDays(opening, { date: zagrebDay(new Date()).toString(), time: '00:00' }, 1)
  return { date: day!.date, partOfDay: 'any' }
}
