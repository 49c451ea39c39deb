import { existsSync, readFileSync } from 'node:fs'

/** Number of statements into which the specification is split. */
const STATEMENTS = 236
const ROW = /^\| ST-(\d{3}) +\| (\S.*?) +\| `(\S+)` +\| `(\S+)` +\| (\S.*?) +\|$/

const lines = readFileSync('docs/specification.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ST-'))
const rows = lines.flatMap((line) => {
  const [, number, , builtIn, testedIn, title] = ROW.exec(line) ?? []
  return title === undefined ? [] : [{ number: Number(number), builtIn: builtIn!, testedIn: testedIn!, title }]
})

/** Checks whether a file has a test of this title. */
function hasTest(path: string, title: string): boolean {
  const literal = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return existsSync(path) && new RegExp(`\\(\\s*(['"\`])${literal}\\1,`).test(readFileSync(path, 'utf8'))
}

describe('the table of the specification', () => {
  it('has one complete row for each statement, in order', () => {
    expect(lines.filter((line) => !ROW.test(line))).toEqual([])
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: STATEMENTS }, (_, index) => index + 1))
  })

  it('names an existing file that builds each statement', () => {
    expect(rows.filter(({ builtIn }) => !existsSync(builtIn))).toEqual([])
  })

  it('names an existing test of each statement by its title', () => {
    expect(rows.filter(({ testedIn, title }) => !hasTest(testedIn, title))).toEqual([])
  })

  it('names files of tests only', () => {
    expect(rows.filter(({ testedIn }) => !/\.spec\.ts$/.test(testedIn))).toEqual([])
  })
})
