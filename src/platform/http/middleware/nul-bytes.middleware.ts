import { BadRequestException } from '@nestjs/common'
import type { NextFunction, Request, Response } from 'express'

/** No address holds a NUL, and Postgres takes none in a text. */
export function refuseNulBytes(request: Request, _response: Response, next: NextFunction): void {
  next(request.url.includes('%00') ? new BadRequestException() : undefined)
}
