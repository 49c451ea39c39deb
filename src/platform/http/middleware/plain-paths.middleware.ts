import { BadRequestException } from '@nestjs/common'
import type { NextFunction, Request, Response } from 'express'

/** Characters that change the meaning of a path when it is decoded twice, `\` is read as `/`, or it is trimmed. */
const AMBIGUOUS = /[%?#/\\\p{Cc}]/u

/**
 * Rejects a path that two parsers may read as different pages, where one decides access and the other renders.
 * An accepted path decodes to the same path however often it is decoded.
 */
export function refuseAmbiguousPaths(request: Request, _response: Response, next: NextFunction): void {
  next(isPlain(request.url) ? undefined : new BadRequestException())
}

function isPlain(url: string): boolean {
  const [path = ''] = url.split('?')
  const segments = decodedSegments(path)
  if (!path.startsWith('/') || !segments) return false
  // Slugs of locations may contain spaces; paths below /admin do not.
  const closed = segments[0]?.toLowerCase() === 'admin'
  return segments.every((segment) => !isAmbiguous(segment) && !(closed && /\s/.test(segment)))
}

function isAmbiguous(segment: string): boolean {
  return segment === '.' || segment === '..' || AMBIGUOUS.test(segment)
}

/** @returns undefined for a broken encoding */
function decodedSegments(path: string): string[] | undefined {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return undefined
  }
}
