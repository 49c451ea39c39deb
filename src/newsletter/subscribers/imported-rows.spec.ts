import { Problem } from '#src/platform/http/problems/problem.js'
import { importedRows } from './imported-rows.js'

describe('importedRows', () => {
  it.each([
    ['commas', 'email,language\nana@example.com,en\niva@example.com,\n'],
    [
      'semicolons, quotes and a byte order mark',
      '\uFEFF"Email";"Language"\r\n"ana@example.com";"en"\r\n"iva@example.com";""\r\n',
    ],
    [
      'semicolons, and commas in a name',
      'name;email;language\nHorvat, Ana;ana@example.com;en\nPerić, Iva;iva@example.com\n',
    ],
    [
      'tabs, and semicolons in a name',
      'name\temail\tlanguage\nAna; Tea\tana@example.com\ten\nIva\tiva@example.com\t\n',
    ],
    ['other columns', 'name,email,language\nAna,ana@example.com,en\nIva,iva@example.com,de\n'],
  ])('reads a table with %s', (_with, csv) => {
    expect(importedRows(csv, 'hr')).toEqual({
      rows: [
        { email: 'ana@example.com', language: 'en' },
        { email: 'iva@example.com', language: 'hr' },
      ],
      refused: [],
    })
  })

  it('finds columns by header, even if the first row is too short', () => {
    expect(importedRows('name,email\nAna\nIva,iva@example.com\n', 'hr')).toEqual({
      rows: [{ email: 'iva@example.com', language: 'hr' }],
      refused: [2],
    })
  })

  it('returns each address once regardless of case, and the lines without one', () => {
    const { rows, refused } = importedRows('email\nana@example.com\nANA@example.com\nnobody\n=cmd()\n', 'hr')
    expect(rows).toEqual([{ email: 'ana@example.com', language: 'hr' }])
    expect(refused).toEqual([4, 5])
  })

  it.each([
    ['address\nana@example.com'],
    ['email'],
    ['"email\nana@example.com'],
    [`email\n${'a@example.com\n'.repeat(2001)}`],
  ])('rejects an invalid or too long table: %.30j', (csv) => {
    expect(() => importedRows(csv, 'hr')).toThrow(Problem)
  })
})
