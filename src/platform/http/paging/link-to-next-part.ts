import type { Request, Response } from 'express'

/** Says in a `Link` header (RFC 8288) where the next part of a list is: at the same address, with another cursor. */
export function linkToNextPart({ path, query, res }: Request, publicUrl: string, cursor: string): void {
  const search = new URLSearchParams({ ...(query as Record<string, string>), cursor })
  ;(res as Response).setHeader('Link', `<${publicUrl}${path}?${search.toString()}>; rel="next"`)
}

/** The header of such a list in the OpenAPI document. */
export const nextPartLink = {
  Link: { description: 'The next part, `rel="next"`; absent at the end.', schema: { type: 'string' } },
} as const
