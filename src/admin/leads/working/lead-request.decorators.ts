import {
  applyDecorators,
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  type NestInterceptor,
  Param,
  ParseUUIDPipe,
  UseInterceptors,
} from '@nestjs/common'
import { ApiHeader, ApiOkResponse } from '@nestjs/swagger'
import type { Request, Response } from 'express'
import { tap } from 'rxjs'
import { ApiProblem } from '../../../http/api-problem.decorator.js'
import { LeadVersionDto } from './lead-change.dto.js'
import { leadNotFound } from './lead-problems.js'
import { etagOf, versionIn } from './lead-version.js'

/** The lead of the address; an id that is none is not found. */
export const LeadId = () => Param('id', new ParseUUIDPipe({ exceptionFactory: leadNotFound }))

/** The version that the sender saw, from If-Match. */
export const LeadVersion = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  versionIn(context.switchToHttp().getRequest<Request>().headers['if-match']),
)

class ETagOfVersion implements NestInterceptor<{ version: number }> {
  intercept(context: ExecutionContext, next: CallHandler<{ version: number }>) {
    const http = context.switchToHttp()
    const response = http.getResponse<Response>()
    // The tag is the lead's alone; notes and neighbours, which are answered with it, change without it.
    delete http.getRequest<Request>().headers['if-none-match']
    return next.handle().pipe(tap(({ version }) => response.setHeader('ETag', etagOf(version))))
  }
}

/** Answers with the version of the lead as its ETag. */
export const LeadETag = () => UseInterceptors(ETagOfVersion)

/** A change of one lead: it names the version it was decided on, and is told the new one. */
export const ApiLeadChange = () =>
  applyDecorators(
    LeadETag(),
    ApiHeader({ name: 'If-Match', required: true, description: 'ETag of the lead as it was seen.', example: '"3"' }),
    ApiOkResponse({ type: LeadVersionDto }),
    ApiProblem(404, 409, 412, 422, 428),
  )
