import { base, en, exponentialDistributor, Faker, generateMersenne53Randomizer, hr } from '@faker-js/faker'

/** The same numbers each time, hence the same people, texts and decisions. */
const randomizer = generateMersenne53Randomizer(20_260_101)

/** What depends on no language is asked of `faker`, the chain's own. */
export const faker = new Faker({ locale: [hr, en, base], randomizer })
export const fakers = { hr: faker, en: new Faker({ locale: [en, base], randomizer }) }

/** Base 2: twice as many come today as came at the beginning. */
const growth = exponentialDistributor({ base: 2 })
/** The mean of base 1000 is a seventh of the greatest: mostly short, now and then very long. */
const patience = exponentialDistributor({ base: 1000 })

/** How long ago a lead came in, at most so many milliseconds. */
export function ageOfLead(max: number): number {
  return faker.number.float({ max, distributor: growth })
}

/** Until somebody answers. */
export function waiting(mean: number): number {
  return faker.number.float({ max: 7 * mean, distributor: patience })
}

export function chance(probability: number): boolean {
  return faker.datatype.boolean(probability)
}
