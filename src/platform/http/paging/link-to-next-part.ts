import type { Request, Response } from 'express'

/** Sets a `Link` header (RFC 8288) to the next page of a list: the same address with another cursor. */
export function linkToNextPart({ path, query, res }: Request, publicUrl: string, cursor: string): void {
  const search = new URLSearchParams({ ...(query as Record<string, string>), cursor })
  ;(res as Response).setHeader('Link', `<${publicUrl}${path}?${search.toString()}>; rel="next"`)
}

/** Documents the `Link` header in the OpenAPI document. */
export const nextPartLink = {
  Link: { description: 'Next page, `rel="next"`; absent on the last page.', schema: { type: 'string' } },
} as const
