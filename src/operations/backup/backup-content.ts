import {
  type BackupManifest,
  END_OF_ROWS,
  FIRST_FORMAT,
  isManifest,
  isTableHeading,
  type TableHeading,
} from './backup-format.js'
import { UnusableBackup } from './unusable-backup.js'

/** In bytes; no row is nearly as long. */
const LONGEST_LINE = 64_000_000

/** Rows of the first format that are converted together, in characters. */
const CHARACTERS_AT_A_TIME = 65_536

const NOTHING: Buffer = Buffer.alloc(0)
const LINE_FEED = '\n'.charCodeAt(0)
const OPENING_BRACKET = '['.charCodeAt(0)
const LAST_LINE = Buffer.from(`${END_OF_ROWS}\n`)
const AFTER_ROWS = Buffer.from(`\n${END_OF_ROWS}\n`)

/** Characters that the text format of COPY escapes. */
const ESCAPED: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

export interface StoredTable extends TableHeading {
  /** Rows in the text format of COPY, in parts of any size; available until the next table is read. */
  rows: AsyncGenerator<Buffer>
}

/** Reader of the content of a backup, which may come from a stranger. Its memory does not grow with the content. */
export class BackupContent {
  /** Content that was received and is not read yet. */
  private unread = NOTHING
  private isFirstFormat = false

  constructor(
    private readonly file: string,
    private readonly parts: AsyncIterator<Buffer, void>,
  ) {}

  /** Reads the first line. @throws UnusableBackup */
  async readManifest(): Promise<BackupManifest> {
    const manifest = parseJson(await this.readLine())
    if (!isManifest(manifest))
      throw new UnusableBackup(`${this.file} is not a backup that this version of the site can read.`)
    this.isFirstFormat = manifest.format === FIRST_FORMAT
    return manifest
  }

  /** Yields the tables after the manifest. @throws UnusableBackup */
  async *readTables(): AsyncGenerator<StoredTable> {
    while (await this.hasMore()) {
      const heading = parseJson(await this.readLine())
      if (!isTableHeading(heading)) throw unknownLine()
      const rows = this.isFirstFormat ? this.readJsonRows() : this.readRows(heading)
      yield { ...heading, rows }
      for await (const _unused of rows); // those that were left out
    }
  }

  /** Reads to the end. */
  async skip(): Promise<void> {
    do this.unread = NOTHING
    while (await this.receive())
  }

  /** Yields the rows up to the line that ends them. */
  private async *readRows({ table }: TableHeading): AsyncGenerator<Buffer> {
    let begun = 0 // bytes of a row whose beginning was yielded
    do {
      const { unread } = this
      const end = begun === 0 && unread.subarray(0, LAST_LINE.length).equals(LAST_LINE) ? 0 : endOfRows(unread)
      if (end !== -1) {
        this.unread = unread.subarray(end + LAST_LINE.length)
        yield unread.subarray(0, end)
        return
      }
      const row = unread.lastIndexOf(LINE_FEED) + 1
      // The beginning of the last line is no row.
      const yielded = unread.length - row < LAST_LINE.length ? row : unread.length
      begun = (row > 0 ? 0 : begun) + yielded - row
      assertLength(begun)
      this.unread = unread.subarray(yielded)
      yield unread.subarray(0, yielded)
    } while (await this.receive())
    throw new UnusableBackup(`The rows of the table ${table} have no end.`)
  }

  /** Yields the rows of the first format, converted. */
  private async *readJsonRows(): AsyncGenerator<Buffer> {
    let rows = ''
    while ((await this.hasMore()) && this.unread[0] === OPENING_BRACKET) {
      rows += toCopyRow(parseJson(await this.readLine()))
      if (rows.length < CHARACTERS_AT_A_TIME) continue
      yield Buffer.from(rows)
      rows = ''
    }
    yield Buffer.from(rows)
  }

  /** Returns the next line without its line feed. */
  private async readLine(): Promise<string> {
    const line: Buffer[] = []
    let length = 0
    for (;;) {
      const end = this.unread.indexOf(LINE_FEED)
      const part = end === -1 ? this.unread : this.unread.subarray(0, end)
      line.push(part)
      length += part.length
      assertLength(length)
      this.unread = end === -1 ? NOTHING : this.unread.subarray(end + 1)
      if (end !== -1 || !(await this.receive())) return Buffer.concat(line).toString()
    }
  }

  private async hasMore(): Promise<boolean> {
    return this.unread.length > 0 || this.receive()
  }

  /** Waits for more content. @returns false at the end */
  private async receive(): Promise<boolean> {
    const next = await this.parts.next()
    if (next.done) return false
    this.unread = this.unread.length > 0 ? Buffer.concat([this.unread, next.value]) : next.value
    return true
  }
}

/** Returns the position of the line that ends rows after other lines, or -1. */
function endOfRows(content: Buffer): number {
  const at = content.indexOf(AFTER_ROWS)
  return at === -1 ? -1 : at + 1
}

function assertLength(line: number): void {
  if (line > LONGEST_LINE) throw new UnusableBackup('The backup contains a line of more than 64 million bytes.')
}

/** Returns undefined for a line that is no JSON. */
function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** Returns a row in the text format of COPY. @throws UnusableBackup */
function toCopyRow(values: unknown): string {
  if (!Array.isArray(values) || !values.every(isValue)) throw unknownLine()
  const texts = values.map((value) => value?.replace(/[\\\n\r\t]/g, (character) => ESCAPED[character]!) ?? '\\N')
  return `${texts.join('\t')}\n`
}

const isValue = (value: unknown): value is string | null => value === null || typeof value === 'string'

const unknownLine = () =>
  new UnusableBackup('The backup contains a line that is neither a row nor the heading of a table.')
