import { faultOfTable, readTable } from '#src/platform/http/tables/read-table.js'
import { MAX_REDIRECTS } from '#src/shared/content/redirect-import.js'
import { canonicalText } from '#src/shared/forms/typed-text.js'
import { getFirst } from '#src/shared/lookups.js'
import type { ImportedRedirect } from './redirect-import.entity.js'

const ADDRESS = /^(?:\/|https?:)/i
const WITH_HOST = /^https?:\/\/([^/?#]*)(.*)$/i

/**
 * Reads a table with the former address in the first column and the new one in the second. The site's own host is removed.
 * @throws Problem 422 for text that is no table, or has no or too many rows
 */
export function parseRedirects(csv: string, publicUrl: string): ImportedRedirect[] {
  const table = readTable(csv).map(({ line, cells }) => ({
    line,
    cells: cells.map((cell) => canonicalText('url', cell)),
  }))
  if (table.length === 0) throw faultOfTable('csv.empty')
  const isHeader = !getFirst(table)
    .cells.slice(0, 2)
    .some((cell) => ADDRESS.test(cell))
  const rows = isHeader ? table.slice(1) : table
  if (rows.length === 0) throw faultOfTable('csv.noRows')
  if (rows.length > MAX_REDIRECTS) throw faultOfTable('csv.tooLong', { max: MAX_REDIRECTS })
  const ownHost = nameOf(new URL(publicUrl).host)
  return rows.map(({ line, cells: [source = '', target = ''] }) => ({
    line,
    source: withoutHost(source, ownHost),
    target: withoutHost(target, ownHost),
  }))
}

/** Checks for an address on another site. */
export const isForeign = (address: string): boolean => WITH_HOST.test(address)

function withoutHost(address: string, ownHost: string): string {
  const [, host, rest = ''] = WITH_HOST.exec(address) ?? []
  if (host === undefined || nameOf(host) !== ownHost) return address
  return rest.startsWith('/') ? rest : `/${rest}`
}

const nameOf = (host: string) => host.toLowerCase().replace(/^www\./, '')
