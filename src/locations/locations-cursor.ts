import { Problem } from '#src/platform/http/problems/problem.js'
import { SLUG } from '#src/shared/slug.js'

/** Position in the list, valid even after the location was deleted. */
export interface LocationPlace {
  position: number
  slug: string
}

export function writeCursor({ position, slug }: LocationPlace): string {
  return Buffer.from(`${position} ${slug}`).toString('base64url')
}

/** Parses a cursor. @throws Problem 422 for an invalid one */
export function readCursor(text: string): LocationPlace {
  const [position = '', slug = '', ...more] = Buffer.from(text, 'base64url').toString().split(' ')
  if (!/^\d{1,9}$/.test(position) || !SLUG.test(slug) || more.length > 0) {
    throw Problem.validation([{ field: 'cursor', code: 'invalid' }])
  }
  return { position: Number(position), slug }
}
