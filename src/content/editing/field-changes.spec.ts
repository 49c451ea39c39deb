import { changesBetween, orderChange } from './field-changes.js'

describe('field changes', () => {
  const before = {
    phone: '1',
    price: 80,
    name: { hr: 'a', en: 'b' },
    hours: [[{ opens: '08:00', closes: '16:00' }], []],
  }

  it('list fields with both values, regardless of the order of keys', () => {
    expect(changesBetween(before, { ...before, name: { en: 'b', hr: 'a' } })).toEqual([])
    expect(changesBetween(before, { ...before, price: null, name: { hr: 'a', en: 'B' } })).toEqual([
      { field: 'price', from: 80, to: null },
      { field: 'name.en', from: 'b', to: 'B' },
    ])
  })

  it('list opening hours by day', () => {
    const hours = [[{ closes: '16:00', opens: '08:00' }], [{ opens: '09:00', closes: '12:00' }]]
    expect(changesBetween(before, { ...before, hours })).toEqual([{ field: 'hours.1', from: null, to: '09:00–12:00' }])
  })

  it('render special days as one line', () => {
    const day = { date: '2026-12-24', hours: [{ opens: '09:00', closes: '12:00' }] }
    expect(changesBetween({ specialDays: [] }, { specialDays: [day, { date: '2026-12-31', hours: [] }] })).toEqual([
      { field: 'specialDays', from: null, to: '2026-12-24 09:00–12:00, 2026-12-31' },
    ])
  })

  it('shorten long texts to the part that differs', () => {
    const text = 'x'.repeat(5000)
    const [change] = changesBetween({ body: `${text}old${text}` }, { body: `${text}new${text}` })
    expect(change!.from).toMatch(/^…x{30}oldx+…$/)
    expect(change!.to).toMatch(/^…x{30}newx+…$/)
    expect(change!.to).toHaveLength(162)
  })

  it('split no character', () => {
    const [change] = changesBetween({ body: null }, { body: `${'x'.repeat(159)}😀 and more` })
    expect(change!.to).toBe(`${'x'.repeat(159)}…`)
  })
})

describe('order changes', () => {
  it('range from the first moved row to the last', () => {
    const names = ['A', { hr: 'B', en: 'b' }, { hr: 'C', en: 'c' }, 'D']
    const [a, b, c, d] = names
    expect(orderChange(names, [a!, c!, b!, d!])).toEqual({ field: 'order', from: 'B, C', to: 'C, B' })
  })
})
