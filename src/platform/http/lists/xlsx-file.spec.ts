import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { strFromU8, unzipSync } from 'fflate'
import { type TableColumn, xlsxFile } from './xlsx-file.js'

/** Returns the texts of the cells, row by row, as a spreadsheet reads them. */
async function cellsOf(
  rows: object[],
  columns: TableColumn[] = [{ key: 'text', header: 'Tekst' }],
): Promise<string[][]> {
  const parts = unzipSync(await buffer(xlsxFile(columns, Readable.from(rows))))
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml']!)
  expect(sheet).not.toMatch(/<c (?!t="inlineStr" s="[12]">)/)
  return [...sheet.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row]) =>
    [...row!.matchAll(/<t xml:space="preserve">(.*?)<\/t>/gs)].map(([, text]) =>
      text!
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&')
        .replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    ),
  )
}

describe('xlsxFile', () => {
  it.each([
    '+385 91 234 5678',
    '091 234 5678',
    '0012',
    '=1+1',
    "'",
    '1.5',
    '5. 3. 2026',
    ' a ',
    'a\nb\tc',
    '<&>',
    '_x0041_',
    'Čćšđž €',
    '\u{1f600}',
  ])('keeps %j as text', async (text) => {
    expect(await cellsOf([{ text }])).toEqual([['Tekst'], [text]])
  })

  it('leaves out what XML excludes, and what no cell can hold', async () => {
    const text = `a\u0001b\uffff\r\n${'c'.repeat(40_000)}`
    expect(await cellsOf([{ text }])).toEqual([['Tekst'], [`ab\n${'c'.repeat(32_762)}`]])
  })

  it('keeps the line breaks of every system as one line feed each', async () => {
    expect(await cellsOf([{ text: 'a\r\nb\rc\nd' }])).toEqual([['Tekst'], ['a\nb\nc\nd']])
  })

  it('uses the name of a column without a heading', async () => {
    expect(await cellsOf([{ text: 'a' }], ['text'])).toEqual([['text'], ['a']])
  })

  it('gives every column a width, before the rows as ECMA-376 orders them', async () => {
    const parts = unzipSync(await buffer(xlsxFile(['a', 'b', 'c'], Readable.from([]))))
    expect(strFromU8(parts['xl/worksheets/sheet1.xml']!)).toMatch(
      /<\/sheetViews>\s*<cols><col min="1" max="3" width="20" customWidth="1"\/><\/cols><sheetData>/,
    )
  })

  it('contains every part that its content types name, each as XML', async () => {
    const parts = unzipSync(await buffer(xlsxFile(['text'], Readable.from([]))))
    for (const part of Object.values(parts)) expect(strFromU8(part)).toMatch(/^<\?xml [^>]*\?><(\w+)[^]*<\/\1>$/)
    const named = [...strFromU8(parts['[Content_Types].xml']!).matchAll(/PartName="\/(.*?)"/g)].map(([, name]) => name)
    expect(Object.keys(parts)).toEqual(expect.arrayContaining(named))
  })

  it('writes dates, numbers and nothing as text', async () => {
    const columns = ['at', 'count', 'none'].map((key) => ({ key, header: key }))
    const at = new Date('2026-11-29T12:00:00Z')
    expect((await cellsOf([{ at, count: 3, none: null }], columns))[1]).toEqual(['2026-11-29T12:00:00.000Z', '3', ''])
  })

  it('fails if the rows fail, so that an interrupted export does not look complete', async () => {
    const rows = Readable.from(
      (function* () {
        yield { text: 'a' }
        throw new Error('interrupted')
      })(),
    )
    await expect(buffer(xlsxFile(['text'], rows))).rejects.toThrow('interrupted')
  })
})
