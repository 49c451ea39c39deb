import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/** Returns the name of a class of a CSS module: one hash per file, which compresses well, and no line number. */
export function scopedName(name: string, file: string): string {
  const hash = createHash('sha256').update(relative(process.cwd(), file)).digest('base64url')
  return `_${name}_${hash.slice(0, 5)}`
}
