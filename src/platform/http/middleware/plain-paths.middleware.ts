import { BadRequestException } from '@nestjs/common'
import type { NextFunction, Request, Response } from 'express'

/** What means something else to whoever decodes a path once more, takes `\` for `/`, or trims. */
const AMBIGUOUS = /[%?#/\\\p{Cc}]/u

/**
 * Refuses a path that two readers might take for two pages: access is decided by one and the page rendered by another.
 * What passes decodes to the same path however often it is decoded.
 */
export function refuseAmbiguousPaths(request: Request, _response: Response, next: NextFunction): void {
  next(isPlain(request.url) ? undefined : new BadRequestException())
}

function isPlain(url: string): boolean {
  const [path = ''] = url.split('?')
  const segments = decodedSegments(path)
  if (!path.startsWith('/') || !segments) return false
  // Names of locations hold spaces; nothing below /admin does.
  const closed = segments[0]?.toLowerCase() === 'admin'
  return segments.every((segment) => !isAmbiguous(segment) && !(closed && /\s/.test(segment)))
}

function isAmbiguous(segment: string): boolean {
  return segment === '.' || segment === '..' || AMBIGUOUS.test(segment)
}

/** @returns undefined when the encoding is broken */
function decodedSegments(path: string): string[] | undefined {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return undefined
  }
}
