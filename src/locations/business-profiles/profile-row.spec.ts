import type { Location } from '../location.entity.js'
import { profileColumns, type ProfileInputs, profileRow } from './profile-row.js'

const day = { opens: '08:00', closes: '16:00' }
const split = [
  { opens: '08:00', closes: '12:00' },
  { opens: '14:00', closes: '18:30' },
]
const location = {
  slug: 'zagreb',
  address: 'Ozaljska ulica 60',
  city: 'Zagreb',
  country: 'Croatia',
  postalCode: '10000',
  latitude: 45.8,
  longitude: -15.9,
  phone: '+385 1 555 0100',
  hours: [split, [day], [day], [day], [day], [], []],
  description: { hr: 'Opis', en: 'Description' },
} as unknown as Location
const inputs: ProfileInputs = {
  businessName: 'Biorezonanca',
  location,
  language: 'hr',
  publicUrl: 'https://x.example',
  today: '2026-12-20',
  opening: {
    hours: location.hours,
    specialDays: [
      { date: '2026-12-24', hours: split },
      { date: '2026-12-01', hours: [] },
    ],
    holidays: [
      { date: '2026-12-25', lastDay: null, locations: [], hours: [] },
      { date: '2027-01-01', lastDay: '2027-01-05', locations: ['zagreb'], hours: [] },
    ],
  },
}

describe('profileRow', () => {
  it('fills the columns of the template', () => {
    const row = profileRow(inputs)
    expect(Object.keys(row).sort()).toEqual([...profileColumns].sort())
    expect(row).toMatchObject({
      'Store code': 'zagreb',
      'Country / Region': 'HR',
      Website: 'https://x.example/lokacija/zagreb',
      'Primary phone': '01 555 0100',
      'Monday hours': '08:00-12:00, 14:00-18:30',
      'Friday hours': '08:00-16:00',
      'Sunday hours': 'x',
    })
  })

  it('states the special hours from today on, a range each, as the site applies them', () => {
    expect(profileRow(inputs)['Special hours']).toBe(
      '2026-12-24: 08:00-12:00, 2026-12-24: 14:00-18:30, 2026-12-25: x, ' +
        '2027-01-01: x, 2027-01-02: x, 2027-01-03: x, 2027-01-04: x, 2027-01-05: x',
    )
  })

  it('links and describes in English', () => {
    expect(profileRow({ ...inputs, language: 'en' })).toMatchObject({
      Website: 'https://x.example/location/zagreb?lang=en',
      'From the business': 'Description',
    })
  })

  it('shortens a long description between words', () => {
    const description = { hr: 'riječ '.repeat(200), en: '' }
    const text = profileRow({ ...inputs, location: { ...location, description } })['From the business']
    expect(text.length).toBeLessThanOrEqual(750)
    expect(text).toMatch(/ riječ…$/)
  })
})
