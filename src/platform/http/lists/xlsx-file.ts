import { Readable } from 'node:stream'
import { strToU8, Zip, ZipDeflate } from 'fflate'

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Maximum length of a cell in Excel, in UTF-16 code units. */
const LONGEST_CELL = 32_767

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const SCHEMAS = 'http://schemas.openxmlformats.org'
const MAIN = `${SCHEMAS}/spreadsheetml/2006/main`
const RELATIONSHIP = `${SCHEMAS}/officeDocument/2006/relationships`
const PACKAGE = `${SCHEMAS}/package/2006`
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Parts of the file besides its sheet (ECMA-376). The second cell format is text, which spreadsheets neither calculate nor round. */
const PARTS = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types">
    <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
    <Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>
    <Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>
    <Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships">
    <Relationship Id="rId1" Type="${RELATIONSHIP}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONSHIP}">
    <sheets><sheet name="Export" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">
    <Relationship Id="rId1" Type="${RELATIONSHIP}/worksheet" Target="worksheets/sheet1.xml"/>
    <Relationship Id="rId2" Type="${RELATIONSHIP}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}">
    <fonts count="2"><font/><font><b/></font></fonts>
    <fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
    <borders count="1"><border/></borders>
    <cellStyleXfs count="1"><xf/></cellStyleXfs>
    <cellXfs count="3"><xf xfId="0"/><xf xfId="0" numFmtId="49" applyNumberFormat="1"/>
      <xf xfId="0" numFmtId="49" applyNumberFormat="1" fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
}
const TEXT = 1
const BOLD_TEXT = 2

/** Width of a column, in digits. */
const WIDTH = 20

const beginSheet = (columns: number) => `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">
  <pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>
  <cols><col min="1" max="${columns}" width="${WIDTH}" customWidth="1"/></cols><sheetData>`
const SHEET_ENDS = '</sheetData></worksheet>'

export type TableColumn = string | { key: string; header: string }

/** Streams rows as a spreadsheet whose cells are all text: `+385 …`, `091 …` and `=1` stay as they are. */
export function xlsxFile(columns: TableColumn[], rows: Readable): Readable {
  return Readable.from(xlsxParts(columns, rows))
}

async function* xlsxParts(columns: TableColumn[], rows: Readable): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = []
  const zip = new Zip((error, part) => {
    if (error) throw error
    written.push(part)
  })
  for (const [name, text] of Object.entries(PARTS)) addTo(zip, name).push(strToU8(XML + text), true)
  const sheet = addTo(zip, 'xl/worksheets/sheet1.xml')
  const keys = columns.map((column) => (typeof column === 'string' ? column : column.key))
  const headers = columns.map((column) => (typeof column === 'string' ? column : column.header))
  sheet.push(strToU8(beginSheet(columns.length) + toRow(headers, BOLD_TEXT)))
  for await (const row of rows as AsyncIterable<Record<string, unknown>>) {
    sheet.push(strToU8(toRow(keys.map((key) => toText(row[key])))))
    yield* written.splice(0)
  }
  sheet.push(strToU8(SHEET_ENDS), true)
  zip.end()
  yield* written.splice(0)
}

function addTo(zip: Zip, name: string): ZipDeflate {
  const file = new ZipDeflate(name)
  zip.add(file)
  return file
}

function toText(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'string' ? value : value == null ? '' : JSON.stringify(value)
}

function toRow(texts: string[], style = TEXT): string {
  const cells = texts.map(
    (text) => `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${inXml(text)}</t></is></c>`,
  )
  return `<row>${cells.join('')}</row>`
}

/** Escapes a text, also what would be read as an escape of Excel (`_x0041_`), without characters that XML excludes. */
function inXml(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .slice(0, LONGEST_CELL)
    .replace(/[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
