import { fieldNameAt, flatten, nest } from './form-fields'

describe('the fields of a form', () => {
  const content = {
    name: { hr: 'a', en: 'b' },
    price: 80,
    hours: [[{ opens: '08:00', closes: '12:00' }], []],
    hidden: false,
  }

  it('begin with what is stored, by dotted names', () => {
    expect(flatten({ ...content, note: null })).toEqual({
      'name.hr': 'a',
      'name.en': 'b',
      price: '80',
      'hours.0.0.opens': '08:00',
      'hours.0.0.closes': '12:00',
      hidden: 'false',
    })
  })

  it('become one value again: rows in the order of the fields, lists without rows too', () => {
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

  it('are found by the place that the server finds fault with', () => {
    const names = ['days.-', 'days.3.date', 'days.n1.date', 'name.hr']
    expect(fieldNameAt(names, 'days.1.date')).toBe('days.n1.date')
    expect(fieldNameAt(names, 'name.hr')).toBe('name.hr')
    expect(fieldNameAt(names, 'days.5.date')).toBeUndefined()
  })
})
