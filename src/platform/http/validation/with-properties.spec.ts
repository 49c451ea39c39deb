import { is, WithProperties } from './with-properties.js'

class OpeningDto extends WithProperties({ opens: is.text() }) {}

class PlaceDto extends WithProperties({
  name: is.text(),
  phone: is.text({ nullable: true }),
  since: is.time(),
  city: is.text(),
}) {}

class OpenPlaceDto extends WithProperties(PlaceDto, {
  today: is.oneOrNull(OpeningDto),
  week: is.list(OpeningDto),
}) {}

const since = new Date('2026-01-01T00:00:00Z')
const row = { id: 7, since, city: 'Split', passwordHash: 'secret', phone: null, name: 'Centre' }

describe('WithProperties', () => {
  it('picks the documented properties of a row, and no others', () => {
    expect(PlaceDto.pick(row)).toStrictEqual({ name: 'Centre', phone: null, since, city: 'Split' })
  })

  it('picks them in the order of the document', () => {
    expect(Object.keys(PlaceDto.pick(row))).toEqual(['name', 'phone', 'since', 'city'])
  })

  it('picks those of the parent and of nested responses, and no others', () => {
    const opening = { opens: '08:00', id: 3 }
    expect(OpenPlaceDto.pick({ ...row, today: opening, week: [opening, opening] })).toStrictEqual({
      name: 'Centre',
      phone: null,
      since,
      city: 'Split',
      today: { opens: '08:00' },
      week: [{ opens: '08:00' }, { opens: '08:00' }],
    })
  })

  it('picks null in place of a nested response', () => {
    expect(OpenPlaceDto.pick({ ...row, today: null, week: [] })).toMatchObject({ today: null, week: [] })
  })

  it('picks the values of getters', () => {
    class Row {
      phone = null
      since = since
      city = 'Split'
      get name() {
        return `Centre ${this.city}`
      }
    }
    expect(PlaceDto.pick(new Row())).toMatchObject({ name: 'Centre Split' })
    expect(PlaceDto.pick(new Row(), { phone: '+385 21 555 013' })).toMatchObject({ name: 'Centre Split' })
  })

  it('prefers the own values, also null, to those of the row', () => {
    const { phone: _, ...withoutPhone } = row
    expect(PlaceDto.pick(withoutPhone, { phone: null, name: 'Split' })).toStrictEqual({
      name: 'Split',
      phone: null,
      since,
      city: 'Split',
    })
  })

  it('picks nothing for a class with a parent whose properties it does not know', () => {
    class Parent {
      id = ''
    }
    class Child extends WithProperties(Parent, { name: is.text() }) {}
    expect(() => Child.pick({ id: '7', name: 'Centre' })).toThrow('Missing properties of the parent')
  })

  it('picks only from objects that have all properties, by their types', () => {
    const { city: _, ...withoutCity } = row
    // @ts-expect-error -- the city is missing
    PlaceDto.pick(withoutCity)
    // @ts-expect-error -- the name has another type
    PlaceDto.pick({ ...row, name: 5 })
    // @ts-expect-error -- the own name has another type
    PlaceDto.pick(row, { name: 5 })
    // @ts-expect-error -- no property has that name
    PlaceDto.pick(row, { title: 'Centre' })
    // @ts-expect-error -- a nested property is missing
    OpenPlaceDto.pick({ ...row, today: {}, week: [] })
    expect(PlaceDto.pick(withoutCity, { city: 'Split' })).toEqual(PlaceDto.pick(row))
  })
})
