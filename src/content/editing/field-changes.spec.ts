import { changesBetween, orderChange } from './field-changes.js'

describe('what has changed', () => {
  const before = {
    phone: '1',
    price: 80,
    name: { hr: 'a', en: 'b' },
    hours: [[{ opens: '08:00', closes: '16:00' }], []],
  }

  it('is told by field with the value before and after, whatever the order of keys', () => {
    expect(changesBetween(before, { ...before, name: { en: 'b', hr: 'a' } })).toEqual([])
    expect(changesBetween(before, { ...before, price: null, name: { hr: 'a', en: 'B' } })).toEqual([
      { field: 'price', from: 80, to: null },
      { field: 'name.en', from: 'b', to: 'B' },
    ])
  })

  it('is told of opening hours by day', () => {
    const hours = [[{ closes: '16:00', opens: '08:00' }], [{ opens: '09:00', closes: '12:00' }]]
    expect(changesBetween(before, { ...before, hours })).toEqual([{ field: 'hours.1', from: null, to: '09:00–12:00' }])
  })

  it('is told of other days with hours of their own as a line', () => {
    const day = { date: '2026-12-24', hours: [{ opens: '09:00', closes: '12:00' }] }
    expect(changesBetween({ specialDays: [] }, { specialDays: [day, { date: '2026-12-31', hours: [] }] })).toEqual([
      { field: 'specialDays', from: null, to: '2026-12-24 09:00–12:00, 2026-12-31' },
    ])
  })

  it('shows of long texts the part that differs', () => {
    const text = 'x'.repeat(5000)
    const [change] = changesBetween({ body: `${text}old${text}` }, { body: `${text}new${text}` })
    expect(change!.from).toMatch(/^…x{30}oldx+…$/)
    expect(change!.to).toMatch(/^…x{30}newx+…$/)
    expect(change!.to).toHaveLength(162)
  })

  it('cuts no character in two', () => {
    const [change] = changesBetween({ body: null }, { body: `${'x'.repeat(159)}😀 and more` })
    expect(change!.to).toBe(`${'x'.repeat(159)}…`)
  })
})

describe('another order', () => {
  it('is told from the first that moved to the last', () => {
    const names = ['A', { hr: 'B', en: 'b' }, { hr: 'C', en: 'c' }, 'D']
    const [a, b, c, d] = names
    expect(orderChange(names, [a!, c!, b!, d!])).toEqual({ field: 'order', from: 'B, C', to: 'C, B' })
  })
})
