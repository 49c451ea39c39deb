import { formatTyped, readTyped } from './typed-times.js'

describe('typed dates and times', () => {
  it.each(['24. 12. 2026.', '24.12.2026.', '24.12.2026', ' 24. 12.  2026 ', '24/12/2026', '24-12-2026', '2026-12-24'])(
    'reads the date %j',
    (text) => expect(readTyped('date', text)).toBe('2026-12-24'),
  )

  it.each([
    ['8', '08:00'],
    ['8:30', '08:30'],
    ['08.30', '08:30'],
    ['0830', '08:30'],
    ['20 h', '20:00'],
  ])('reads the time %j', (text, time) => expect(readTyped('time', text)).toBe(time))

  it.each([
    '24. 12. 2026. 8:30',
    '24.12.2026, 08.30 h',
    '24. 12. 2026. u 8:30',
    '2026-12-24T08:30',
    '2026-12-24 08:30',
  ])('reads the date and time %j', (text) => expect(readTyped('datetime-local', text)).toBe('2026-12-24T08:30'))

  it.each([
    ['date', '30. 2. 2026.'],
    ['date', '12/24/2026'],
    ['date', '24. 12.'],
    ['date', 'sutra'],
    ['date', ''],
    ['time', '25:00'],
    ['time', '8:60'],
    ['time', '8 PM'],
    ['datetime-local', '24. 12. 2026.'],
    ['datetime-local', '24. 12. 2026. 24:00'],
  ] as const)('returns the invalid %s %j unchanged', (type, text) => expect(readTyped(type, text)).toBe(text))

  it('renders what it reads', () => {
    expect(formatTyped('date', '2026-12-04')).toBe('04. 12. 2026.')
    expect(formatTyped('datetime-local', '2026-12-04T08:30')).toBe('04. 12. 2026. 08:30')
    expect(formatTyped('time', '08:30')).toBe('08:30')
    expect(formatTyped('date', 'sutra')).toBe('sutra')
    expect(readTyped('datetime-local', formatTyped('datetime-local', '2026-12-04T08:30'))).toBe('2026-12-04T08:30')
  })
})
