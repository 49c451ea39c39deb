import { fieldNameAt, flatten, nest } from './form-fields'

describe('form field conversion', () => {
  const content = {
    name: { hr: 'a', en: 'b' },
    price: 80,
    hours: [[{ opens: '08:00', closes: '12:00' }], []],
    hidden: false,
  }

  it('flattens stored content into dotted names', () => {
    expect(flatten({ ...content, note: null })).toEqual({
      'name.hr': 'a',
      'name.en': 'b',
      price: '80',
      'hours.0.0.opens': '08:00',
      'hours.0.0.closes': '12:00',
      hidden: 'false',
    })
  })

  it('rebuilds the value with rows in field order, including empty lists', () => {
    const fields: [string, string][] = [
      ['name.hr', 'a'],
      ['days.-', ''],
      ['days.3.date', 'x'],
      ['days.3.hours.-', ''],
      ['days.n1.date', 'y'],
      ['days.n1.hours.-', ''],
      ['days.n1.hours.n1.opens', '08:00'],
      ['none.-', ''],
    ]
    expect(nest(fields)).toEqual({
      name: { hr: 'a' },
      days: [
        { date: 'x', hours: [] },
        { date: 'y', hours: [{ opens: '08:00' }] },
      ],
      none: [],
    })
  })

  it('finds the field name for the path of a validation error', () => {
    const names = ['days.-', 'days.3.date', 'days.n1.date', 'name.hr']
    expect(fieldNameAt(names, 'days.1.date')).toBe('days.n1.date')
    expect(fieldNameAt(names, 'name.hr')).toBe('name.hr')
    expect(fieldNameAt(names, 'days.5.date')).toBeUndefined()
  })
})
