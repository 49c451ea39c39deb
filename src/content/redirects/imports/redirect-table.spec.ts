import type { Problem } from '#src/platform/http/problems/problem.js'
import { MAX_REDIRECTS } from '#src/shared/content/redirect-import.js'
import { parseRedirects } from './redirect-table.js'

const parse = (csv: string) => parseRedirects(csv, 'https://www.biorezonanca.example')

describe('parseRedirects', () => {
  it.each([
    ['commas and a header', 'Stara adresa,Nova adresa\n/a,/cjenik\n', 2],
    ['semicolons, quotes and a byte order mark', '\uFEFF"/a";"/cjenik"\r\n', 1],
    ['a header in quotes', '"old;url";new\n/a;/cjenik', 2],
    ['tabs and spaces', ' /a \t/cjenik\n', 1],
    ['more columns', '/a,/cjenik,301', 1],
  ])('reads a table with %s', (_with, csv, line) => {
    expect(parse(csv)).toEqual([{ line, source: '/a', target: '/cjenik' }])
  })

  it.each([
    ['https://www.biorezonanca.example/a?id=3', '/a?id=3'],
    ['HTTP://Biorezonanca.example/a', '/a'],
    ['http://biorezonanca.example?p=1', '/?p=1'],
    ['https://other.example/a', 'https://other.example/a'],
    ['https://biorezonanca.example.org/a', 'https://biorezonanca.example.org/a'],
  ])('turns %s into %s', (written, source) => {
    expect(parse(`${written},/cjenik`)).toMatchObject([{ source }])
  })

  it('leaves a missing address empty', () => {
    expect(parse('/a\n,/cjenik')).toMatchObject([{ target: '' }, { source: '' }])
  })

  it.each([
    ['csv.empty', '\n,\n'],
    ['csv.noRows', 'from,to\n'],
    ['csv.tooLong', '/a,/cjenik\n'.repeat(MAX_REDIRECTS + 1)],
    ['csv.invalid', '/a,"/cjenik\n'],
  ])('rejects a table with %s', (code, csv) => {
    let thrown: unknown
    try {
      parse(csv)
    } catch (error) {
      thrown = (error as Problem).errors[0]?.code
    }
    expect(thrown).toBe(code)
  })
})
