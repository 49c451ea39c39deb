/** Escape sequences of the text format of COPY that PostgreSQL writes. */
const ESCAPED: Record<string, string> = {
  '\\\\': '\\',
  '\\b': '\b',
  '\\f': '\f',
  '\\n': '\n',
  '\\r': '\r',
  '\\t': '\t',
  '\\v': '\v',
}

/** Converts the lines of a backup, without that of its checksum, to the format of earlier versions. */
export function toFirstFormat([manifest, ...lines]: string[]): string[] {
  const first = { ...(JSON.parse(manifest!) as object), format: 'biorezonanca-backup-1' }
  return [JSON.stringify(first), ...tablesIn(lines).flatMap(({ heading, rows }) => [heading, ...rows.map(toJsonRow)])]
}

function tablesIn(lines: string[]): { heading: string; rows: string[] }[] {
  if (lines.length === 0) return []
  const end = lines.indexOf('\\.')
  return [{ heading: lines[0]!, rows: lines.slice(1, end) }, ...tablesIn(lines.slice(end + 1))]
}

function toJsonRow(row: string): string {
  const values = row.split('\t').map((value) => (value === '\\N' ? null : value.replace(/\\./g, toCharacter)))
  return JSON.stringify(values)
}

function toCharacter(escaped: string): string {
  const character = ESCAPED[escaped]
  if (character === undefined) throw new Error(`Unknown escape sequence ${escaped}`)
  return character
}
