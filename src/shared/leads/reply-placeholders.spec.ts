import { fillTemplate, placeholdersIn } from './reply-placeholders.js'

describe('placeholdersIn', () => {
  it.each([
    ['Poštovana Ana,', []],
    ['Poštovani {name}, javite se u {name} do {time}.', ['name', 'time']],
    ['{termin}', ['termin']],
    ['Cijena {80} €, {} i { name }', []],
  ])('finds the placeholders in %j', (text, names) => {
    expect(placeholdersIn(text)).toEqual(names)
  })
})

describe('fillTemplate', () => {
  it('fills known values and keeps the other placeholders', () => {
    const values = { name: 'Ana {time}', location: null }
    expect(fillTemplate('{name}, {location}, {price}, {name}', values)).toBe(
      'Ana {time}, {location}, {price}, Ana {time}',
    )
  })
})
