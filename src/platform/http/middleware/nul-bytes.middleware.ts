import { BadRequestException } from '@nestjs/common'
import type { NextFunction, Request, Response } from 'express'

/** Rejects addresses with a NUL, which no valid one contains and Postgres does not accept in a text. */
export function refuseNulBytes(request: Request, _response: Response, next: NextFunction): void {
  next(request.url.includes('%00') ? new BadRequestException() : undefined)
}
