import { findLocations } from './find-locations'

const location = (name: string, otherNames: string[], city: string, postalCode: string, at: [number, number]) => ({
  ...{ name, otherNames, city, postalCode, latitude: at[0], longitude: at[1] },
})
const all = [
  location('Dubrovnik', [], 'Dubrovnik', '20000', [42.65, 18.09]),
  location('Velika Gorica', [], 'Velika Gorica', '10410', [45.71, 16.07]),
  location('Zagreb', [], 'Zagreb', '10000', [45.8, 15.95]),
  location('Zagreb istok', ['Zagreb East'], 'Zagreb', '10040', [45.83, 16.04]),
  location('Đurđevac', [], 'Đurđevac', '48350', [46.04, 17.07]),
]

const found = (text: string) => findLocations(all, text).found.map(({ name }) => name)
const nearest = (text: string) => {
  const { place, location, kilometres } = findLocations(all, text).nearest ?? {}
  return [place, location?.name, Math.round(kilometres ?? NaN)]
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
    expect(Object.keys(findLocations(all, text))).toEqual(['found'])
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
    expect(findLocations(all, text).guess).toBeUndefined()
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
    expect(findLocations(all, text).guess).toBe(guess)
    expect(found(text)).toEqual(names)
  })

  it.each(['xyz', 'Atlantis', 'zgb', '???', '99999', '100000'])('finds nothing and suggests nothing for %p', (text) => {
    expect(findLocations(all, text)).toEqual({ found: [] })
  })
})
