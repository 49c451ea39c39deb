import { Problem } from '#src/platform/http/problems/problem.js'
import { findColumns, parseTable } from './imported-table.js'

const ana = { line: 2, cells: ['ana@example.com', 'en'] }
const iva = { line: 3, cells: ['iva@example.com', ''] }

/** Code of the fault of a table. */
function faultOf(csv: string): string | undefined {
  try {
    parseTable(csv)
  } catch (error) {
    return (error as Problem).errors[0]?.code
  }
  return undefined
}

describe('parseTable', () => {
  it.each([
    ['commas', 'email,language\nana@example.com,en\niva@example.com,\n'],
    [
      'semicolons, quotes and a byte order mark',
      '\uFEFF"email";"language"\r\n"ana@example.com";"en"\r\n"iva@example.com";""\r\n',
    ],
    ['tabs and spaces', 'email\tlanguage\n ana@example.com\u00a0\ten\niva@example.com\t\n'],
    ['line breaks of old programs', 'email;language\rana@example.com;en\riva@example.com;\r'],
  ])('reads a table with %s', (_with, csv) => {
    expect(parseTable(csv)).toEqual({ headings: ['email', 'language'], rows: [ana, iva] })
  })

  it('reads commas in cells between semicolons, and semicolons in quotation marks', () => {
    expect(parseTable('"Ime; prezime",email\nPerić,iva@example.com').headings).toEqual(['Ime; prezime', 'email'])
    expect(parseTable('ime;email\nHorvat, Ana;ana@example.com').rows[0]!.cells).toEqual(['Horvat, Ana', ana.cells[0]])
  })

  it('numbers rows by their last line, across empty lines, rows of delimiters and line breaks in cells', () => {
    const { rows } = parseTable('email,note\r\n\r\nana@example.com,"one\r\ntwo"\r\n,,\r\niva@example.com\r\n')
    expect(rows.map(({ line }) => line)).toEqual([4, 6])
  })

  it('accepts a single address without a header', () => {
    expect(parseTable('ana@example.com')).toEqual({ headings: [], rows: [{ line: 1, cells: ['ana@example.com'] }] })
  })

  it.each([
    ['csv.empty', '\n\n;;\n'],
    ['csv.noRows', 'email,language\n'],
    ['csv.noAddresses', 'name,town\nAna,Zagreb\n'],
    ['csv.invalid', 'email\n"ana@example.com\n'],
    ['csv.tooLong', `email\n${'a@example.com\n'.repeat(20_001)}`],
  ])('rejects a table with %s', (code, csv) => {
    expect(faultOf(csv)).toBe(code)
  })
})

describe('findColumns', () => {
  it.each([
    'email',
    'E-mail',
    'E-mail adresa',
    'Email adresa',
    'e-pošta',
    'Elektronička pošta',
    'Adresa e-pošte',
    'Email Address',
    'MAIL',
  ])('recognises the column of addresses by "%s"', (heading) => {
    expect(findColumns(parseTable(`Ime;Jezik;${heading}\nAna;hr;ana@example.com`))).toEqual({ email: 2, language: 1 })
  })

  it.each(['Adresa', 'Email poslan', 'Kontakt'])('does not guess that "%s" is the column of addresses', (heading) => {
    expect(findColumns(parseTable(`Ime;${heading}\nAna;ana@example.com`))).toEqual({ email: null, language: null })
  })

  it('finds the addresses of a table without a header', () => {
    expect(findColumns(parseTable('Ana;ana@example.com'))).toEqual({ email: 1, language: null })
  })
})
