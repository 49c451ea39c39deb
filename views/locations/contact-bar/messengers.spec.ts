import { messengersOf } from './messengers'

describe('messengersOf', () => {
  const addresses = (location: Parameters<typeof messengersOf>[0]) => messengersOf(location).map(({ href }) => href)

  it.each(['+385 91 555 0101', '+385 (0)91/555-0101', '+385915550101'])(
    'strips everything but digits from %s',
    (number) => {
      expect(addresses({ whatsapp: number, viber: number })).toEqual([
        'https://wa.me/385915550101',
        'viber://chat?number=%2B385915550101',
      ])
    },
  )

  it('returns links only for the messengers that have a number', () => {
    expect(addresses({ whatsapp: null, viber: '+44 20 7946 0000' })).toEqual(['viber://chat?number=%2B442079460000'])
    expect(addresses({})).toEqual([])
  })
})
