import { readFileSync } from 'node:fs'
import type { PriceListRowDto } from '#src/content/offer/price-list-row.dto'
import { languages } from '#src/shared/languages'
import { fittingPrices } from './fitting-prices'
import { type AnswerId, fittingServices } from './fitting-services'

/** First content of the price list, as pages receive it. */
const seed = JSON.parse(readFileSync('src/platform/database/seed/price-list.json', 'utf8')) as {
  name: Record<string, string>
  rows: (Omit<Partial<PriceListRowDto>, 'service' | 'note'> & { service: Record<string, string> })[]
}[]

describe.each(languages)('services that answers lead to, in language %s', (language) => {
  const rows = seed.flatMap(({ name, rows }) =>
    rows.map(({ service, ...row }) => ({
      visits: 1,
      servicePage: null,
      ...row,
      category: name[language]!,
      service: service[language]!,
    })),
  ) as PriceListRowDto[]
  const { answers } = JSON.parse(readFileSync(`src/platform/i18n/${language}/guide.json`, 'utf8')) as {
    answers: { id: AnswerId }[]
  }
  const servicesOf = (answer: AnswerId) => fittingPrices(answer, rows).map(({ service }) => service)
  const inCroatian = (services: string[]) =>
    services.map(
      (service) => seed.flatMap(({ rows }) => rows).find((row) => row.service[language] === service)!.service.hr,
    )

  it('exist for every answer of the texts, in their order', () => {
    expect(answers.map(({ id }) => id)).toEqual(Object.keys(fittingServices))
  })

  it('are priced single visits, the best one first', () => {
    const food = 'Testiranje intolerancije na hranu'
    const area = 'Funkcionalno testiranje jednog područja'
    const whole = 'Napredno funkcionalno testiranje'
    expect(Object.fromEntries(answers.map(({ id }) => [id, inCroatian(servicesOf(id))]))).toEqual({
      food: [food, `${food} i alergija`],
      allergy: [`${food} i alergija`, food],
      complaint: [area, whole],
      habit: [area, whole],
      rest: ['Postupak biorezonance', 'Kraći postupak biorezonance'],
      pet: ['Testiranje kućnog ljubimca', 'Postupak biorezonance za kućnog ljubimca'],
      curious: [area, whole],
    })
  })

  it('are none where the owner has removed the prices', () => {
    for (const { id } of answers) expect(fittingPrices(id, [])).toEqual([])
  })
})
