import { checkRows } from './checked-rows.js'

const columns = { email: 0, language: 1 }
const check = (...rows: string[][]) =>
  checkRows(
    rows.map((cells, index) => ({ line: index + 2, cells })),
    columns,
    'hr',
  )

describe('checkRows', () => {
  it.each([
    ['', 'hr'],
    ['HR', 'hr'],
    ['hr-HR', 'hr'],
    ['hrvatski', 'hr'],
    ['engleski', 'en'],
    ['en_GB', 'en'],
  ])('reads the language "%s"', (written, language) => {
    expect(check(['ana@example.com', written])).toMatchObject([{ language, fault: null }])
  })

  it('reports why rows are faulty', () => {
    const faults = check(['', 'hr'], ['nobody'], ['=cmd()'], ['=?x@example.com'], ['ana@example.com', 'de'], [])
    expect(faults.map(({ fault }) => fault)).toEqual([
      'missingAddress',
      ...Array<string>(3).fill('invalidAddress'),
      'unknownLanguage',
      'missingAddress',
    ])
  })

  it('names the line of the same address, regardless of case, and skips faulty rows', () => {
    const rows = check(['ana@example.com', 'de'], ['ana@example.com'], ['ANA@example.com'], ['ana@example.com'])
    expect(rows.map(({ fault, duplicateOf }) => [fault, duplicateOf])).toEqual([
      ['unknownLanguage', null],
      [null, null],
      ['duplicate', 3],
      ['duplicate', 3],
    ])
  })
})
