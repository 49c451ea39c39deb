import { findLocations } from './find-locations'
import register from './generated/places.json' with { type: 'json' }
import { places } from './places'

const location = (name: string, otherNames: string[], city: string, postalCode: string, at: [number, number]) => ({
  slug: name,
  name,
  otherNames,
  address: `${city}ska ulica 5`,
  city,
  postalCode,
  latitude: at[0],
  longitude: at[1],
})
const all = [
  location('Dubrovnik', [], 'Dubrovnik', '20000', [42.65, 18.09]),
  location('Velika Gorica', [], 'Velika Gorica', '10410', [45.71, 16.07]),
  location('Zagreb', [], 'Zagreb', '10000', [45.8, 15.95]),
  location('Zagreb istok', ['Zagreb East'], 'Zagreb', '10040', [45.83, 16.04]),
  location('Đurđevac', [], 'Đurđevac', '48350', [46.04, 17.07]),
]

const find = (text: string) => findLocations(all, text, places)
const found = (text: string) => find(text).found
const nearest = (text: string) => {
  const { place, slug, kilometres } = find(text).nearest ?? {}
  return [place, slug, Math.round(kilometres ?? NaN)]
}

describe('findLocations', () => {
  it('returns all locations for an empty search', () => {
    expect(found('  ')).toHaveLength(5)
  })

  it.each([
    ['zagreb', 'Zagreb', 'Zagreb istok'],
    ['ZAGREB', 'Zagreb', 'Zagreb istok'],
    ['Zg', 'Zagreb', 'Zagreb istok'],
    ['zagreb istok', 'Zagreb istok'],
    ['Zagreb East', 'Zagreb istok'],
    ['istok', 'Zagreb istok'],
    ['velika  gor', 'Velika Gorica'],
    ['gorica', 'Velika Gorica'],
    ['durdevac', 'Đurđevac'],
    ['đurđevac', 'Đurđevac'],
    ['dub', 'Dubrovnik'],
    ['10410', 'Velika Gorica'],
    ['10 000', 'Zagreb'],
    ['HR-10000', 'Zagreb'],
    ['hr 10000', 'Zagreb'],
    ['zagreb 10000', 'Zagreb'],
    ['10000, Zagreb', 'Zagreb'],
    ['zagreb 10', 'Zagreb', 'Zagreb istok'],
    ['20', 'Dubrovnik'],
  ])('finds the locations matching %p: %s %s', (text, ...names) => {
    expect(found(text)).toEqual(names)
    expect(Object.keys(find(text))).toEqual(['found'])
  })

  it.each([
    ['Dubrava', 'Dubrava, Zagreb', 1],
    ['dubrava zagreb', 'Dubrava, Zagreb', 1],
    ['Zagreb, Dubrava', 'Dubrava, Zagreb', 1],
    ['maks', 'Maksimir, Zagreb', 2],
    ['Maksimir', 'Maksimir, Zagreb', 2],
  ])('finds the locations of the town for its district %p, nearest first', (text, place, kilometres) => {
    expect(found(text)).toEqual(['Zagreb istok', 'Zagreb'])
    expect(nearest(text)).toEqual([place, 'Zagreb istok', kilometres])
    expect(find(text).guess).toBeUndefined()
  })

  it.each([
    ['Split', 'Split', 'Dubrovnik', 165],
    ['spl', 'Split', 'Dubrovnik', 165],
    ['21000', 'Split', 'Dubrovnik', 165],
    ['21999', 'Split', 'Dubrovnik', 165],
    ['Rijeka 51000', 'Rijeka', 'Zagreb', 129],
  ])('finds no location for %p and suggests the nearest', (text, ...expected) => {
    expect(found(text)).toEqual([])
    expect(nearest(text)).toEqual(expected)
  })

  it.each([
    ['dubrvnik', 'Dubrovnik', ['Dubrovnik']],
    ['zagerb', 'Zagreb', ['Zagreb', 'Zagreb istok']],
    ['Zagrebu', 'Zagreb', ['Zagreb', 'Zagreb istok']],
    ['trešnjvka', 'Trešnjevka', ['Zagreb', 'Zagreb istok']],
    ['rijka', 'Rijeka', []],
  ])('suggests a correction for %p: %s', (text, guess, names) => {
    expect(find(text).guess).toBe(guess)
    expect(found(text)).toEqual(names)
  })

  it.each([
    ['10010', 'Sopot, Zagreb', 'Zagreb'],
    ['10040', 'Zagreb istok'],
    ['10050', 'Zagreb', 'Zagreb istok'],
    ['10255', 'Gornji Stupnik', 'Zagreb'],
    ['20205', 'Mlini', 'Dubrovnik'],
    ['21460', 'Stari Grad', 'Dubrovnik'],
    ['Dol 21460', 'Dol', 'Dubrovnik'],
    ['Sv. Nedelja', 'Sv. Nedelja', 'Zagreb'],
    ['Susedgrad', 'Susedgrad, Zagreb', 'Zagreb'],
    ['župa dubrovačka', 'Župa dubrovačka', 'Dubrovnik'],
    ['Pelješac', 'Pelješac', 'Dubrovnik'],
    ['Brač', 'Brač', 'Dubrovnik'],
    ['Graz', 'Graz', 'Zagreb istok'],
    ['Trieste', 'Trst', 'Zagreb'],
    ['mostar', 'Mostar', 'Dubrovnik'],
  ])('names the location nearest to %p', (text, ...expected) => {
    const { found, nearest: { place, slug } = {} } = find(text)
    expect(place ? [place, slug] : found).toEqual(expected)
  })

  it('finds a location by its street', () => {
    expect(found('dubrovnikska')).toEqual(['Dubrovnik'])
  })

  it('answers every Croatian postal code', () => {
    const unanswered = Object.keys(register).filter((code) => {
      const { found, nearest } = find(code)
      return found.length === 0 && !nearest
    })
    expect(unanswered).toEqual([])
  })

  it('finds only the locations themselves before the places are loaded', () => {
    expect(findLocations(all, 'Dubrovnik')).toEqual({ found: ['Dubrovnik'] })
    expect(findLocations(all, 'Split')).toEqual({ found: [] })
  })

  it.each(['xyz', 'Atlantis', 'zgb', '???', 'SW1A 1AA', '99999', '100000'])(
    'finds nothing and suggests nothing for %p',
    (text) => {
      expect(find(text)).toEqual({ found: [] })
    },
  )
})
