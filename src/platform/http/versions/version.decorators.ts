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

/** Injects the version in If-Match. */
export const SeenVersion = createParamDecorator((of: Versioned, context: ExecutionContext) =>
  versionIn(context.switchToHttp().getRequest<Request>().headers['if-match'], of),
)

class ETagOfVersion implements NestInterceptor<{ version: number }> {
  intercept(context: ExecutionContext, next: CallHandler<{ version: number }>) {
    const http = context.switchToHttp()
    const response = http.getResponse<Response>()
    // The tag identifies the resource's own version; included notes and neighbours change without it.
    delete http.getRequest<Request>().headers['if-none-match']
    return next.handle().pipe(tap(({ version }) => response.setHeader('ETag', etagOf(version))))
  }
}

/** Sets the ETag to the version in the response. */
export const VersionETag = () => applyDecorators(UseInterceptors(ETagOfVersion), ApiExtension(VERSION_TAGGED, true))

/** Documents the required If-Match header. */
export const ApiSeenVersion = () =>
  applyDecorators(
    ApiHeader({
      name: 'If-Match',
      required: true,
      description: 'ETag of the version that the change is based on.',
      example: '"3"',
      schema: { type: 'string', maxLength: 11, pattern: VERSION_TAG.source },
    }),
    ApiProblem(412, 428),
  )
