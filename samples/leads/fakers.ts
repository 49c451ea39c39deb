import { base, en, exponentialDistributor, Faker, generateMersenne53Randomizer, hr } from '@faker-js/faker'

/** Fixed seed, so that people, texts and decisions are the same in every run. */
const randomizer = generateMersenne53Randomizer(20_260_101)

/** Language-independent values come from `faker`. */
export const faker = new Faker({ locale: [hr, en, base], randomizer })
export const fakers = { hr: faker, en: new Faker({ locale: [en, base], randomizer }) }

/** Base 2: leads arrive twice as often today as at the beginning. */
const growth = exponentialDistributor({ base: 2 })
/** With base 1000 the mean is a seventh of the maximum: mostly short, sometimes very long. */
const patience = exponentialDistributor({ base: 1000 })

/** Returns the age of a lead in milliseconds, at most `max`. */
export function ageOfLead(max: number): number {
  return faker.number.float({ max, distributor: growth })
}

/** Returns a response time in milliseconds. */
export function waiting(mean: number): number {
  return faker.number.float({ max: 7 * mean, distributor: patience })
}

export function chance(probability: number): boolean {
  return faker.datatype.boolean(probability)
}
