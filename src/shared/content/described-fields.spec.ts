import type { ContentFields } from './content-description.js'
import { describedFields, fieldAt, rowsAt } from './described-fields.js'
import { weeklyHours } from './fields/hours.js'
import { translated } from './translated.js'

const text = { type: 'text', maxLength: 10 } as const
const fields: ContentFields = {
  title: translated(text),
  kind: { type: text },
  people: { type: 'rows', row: { name: text }, most: 3 },
  hours: weeklyHours,
}

describe('described fields', () => {
  it.each(['title.hr', 'title.en', 'kind.type', 'people.0.name', 'people.n1.name'])('finds the field %s', (name) => {
    expect(fieldAt(fields, name)).toBe(text)
  })

  it.each(['title', 'title.de', 'kind', 'people', 'people.0', 'title.hr.en', 'none', ''])(
    'finds no field %j',
    (name) => {
      expect(fieldAt(fields, name)).toBeUndefined()
    },
  )

  it('finds rows, including nested ones', () => {
    expect(rowsAt(fields, 'people')).toBe(fields.people)
    expect(rowsAt(fields, 'hours.6')).toBe(weeklyHours.row)
    expect(rowsAt(fields, 'title')).toBeUndefined()
  })

  it('lists single fields, with the first row of each list', () => {
    expect(describedFields(fields).map(([name]) => name)).toEqual([
      'title.hr',
      'title.en',
      'kind.type',
      'people.0.name',
      'hours.0.0.opens',
      'hours.0.0.closes',
    ])
  })
})
