import {
  applyDecorators,
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common'
import { ApiExtension, ApiHeader } from '@nestjs/swagger'
import type { Request, Response } from 'express'
import { tap } from 'rxjs'
import { VERSION_TAGGED } from '../api-docs/version-tagged.js'
import { ApiProblem } from '../problems/api-problem.decorator.js'
import { etagOf, VERSION_TAG, type Versioned, versionIn } from './entity-tag.js'

/** The version that the sender saw, from If-Match. */
export const SeenVersion = createParamDecorator((of: Versioned, context: ExecutionContext) =>
  versionIn(context.switchToHttp().getRequest<Request>().headers['if-match'], of),
)

class ETagOfVersion implements NestInterceptor<{ version: number }> {
  intercept(context: ExecutionContext, next: CallHandler<{ version: number }>) {
    const http = context.switchToHttp()
    const response = http.getResponse<Response>()
    // The tag is of what is changed; what is answered with it, such as notes and neighbours, changes without it.
    delete http.getRequest<Request>().headers['if-none-match']
    return next.handle().pipe(tap(({ version }) => response.setHeader('ETag', etagOf(version))))
  }
}

/** Answers with the version of what it answers with as its ETag. */
export const VersionETag = () => applyDecorators(UseInterceptors(ETagOfVersion), ApiExtension(VERSION_TAGGED, true))

/** Takes the version that a change was decided on. */
export const ApiSeenVersion = () =>
  applyDecorators(
    ApiHeader({
      name: 'If-Match',
      required: true,
      description: 'ETag of what is changed, as it was seen.',
      example: '"3"',
      schema: { type: 'string', maxLength: 11, pattern: VERSION_TAG.source },
    }),
    ApiProblem(412, 428),
  )
