import { nearestLocation } from './nearest-location'
import { searchLocations } from './location-search'

const locations = [
  { name: 'Dubrovnik', city: 'Dubrovnik', postalCode: '20000', latitude: 42.65, longitude: 18.09 },
  { name: 'Velika Gorica', city: 'Velika Gorica', postalCode: '10410', latitude: 45.71, longitude: 16.07 },
  { name: 'Zagreb', city: 'Zagreb', postalCode: '10000', latitude: 45.8, longitude: 15.95 },
  { name: 'Đurđevac', city: 'Đurđevac', postalCode: '48350', latitude: 46.04, longitude: 17.07 },
]

const found = (query: string) => searchLocations(locations, query).map(({ name }) => name)

describe('a search for a centre', () => {
  it('without words lists them all', () => {
    expect(found('  ')).toHaveLength(4)
  })

  it.each([
    ['zagreb', 'Zagreb'],
    ['ZAGREB', 'Zagreb'],
    ['velika  gor', 'Velika Gorica'],
    ['durdevac', 'Đurđevac'],
    ['đurđevac', 'Đurđevac'],
    ['dubrvnik', 'Dubrovnik'],
    ['zagerb', 'Zagreb'],
    ['10410', 'Velika Gorica'],
    ['10 000', 'Zagreb'],
  ])('by %p finds %s', (query, name) => {
    expect(found(query)).toEqual([name])
  })

  it.each(['xyz', 'rijeka', '51000'])('by %p finds none', (query) => {
    expect(found(query)).toEqual([])
  })

  it.each([
    ['Split', 'Dubrovnik', 165],
    ['21000', 'Dubrovnik', 165],
    ['21999', 'Dubrovnik', 165],
    ['rijka', 'Zagreb', 129],
  ])('names the centre nearest to %p', (query, name, kilometres) => {
    const nearest = nearestLocation(locations, query)
    expect(nearest?.location.name).toBe(name)
    expect(Math.abs(nearest!.kilometres - kilometres)).toBeLessThan(5)
  })

  it('names none for a place it does not know', () => {
    expect(nearestLocation(locations, 'Atlantis')).toBeUndefined()
  })
})
