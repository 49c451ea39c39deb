/** Last day of support by major version: https://github.com/nodejs/release. Odd versions and those before have none. */
const SUPPORTED_UNTIL: Record<number, string> = {
  20: '2026-04-30',
  22: '2027-04-30',
  24: '2028-04-30',
  26: '2029-04-30',
}

const LATEST_KNOWN = Math.max(...Object.keys(SUPPORTED_UNTIL).map(Number))

export interface UnsupportedNode {
  version: string
  /** Last day of support; undefined for a version that never had long-term support. */
  until?: string
}

/** Returns the version of Node if it receives no security fixes; undefined for supported and future ones. */
export function findUnsupportedNode(
  version = process.versions.node,
  today = new Date().toISOString().slice(0, 10),
): UnsupportedNode | undefined {
  const major = Number.parseInt(version, 10)
  if (major > LATEST_KNOWN) return undefined
  const until = SUPPORTED_UNTIL[major]
  return until !== undefined && today <= until ? undefined : { version, until }
}

export function unsupportedNodeWarning({ version, until }: UnsupportedNode): string {
  return `Node ${version} receives no security fixes${until ? ` since ${until}` : ''}: upgrade to a supported version (docs/operations.md)`
}
