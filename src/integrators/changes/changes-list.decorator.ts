import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Inject,
  type NestInterceptor,
  type Type,
  UseInterceptors,
} from '@nestjs/common'
import { ApiOkResponse } from '@nestjs/swagger'
import type { Request, Response } from 'express'
import { tap } from 'rxjs'
import { Environment } from '../../config/environment.js'
import { ApiProblem } from '../../http/problems/api-problem.decorator.js'
import type { ChangesPageDto } from './changes-page.dto.js'

/** Says in a `Link` header (RFC 8288) where the next part of a list is. */
class LinkToNextPart implements NestInterceptor<ChangesPageDto> {
  constructor(@Inject(Environment) private readonly environment: Environment) {}

  intercept(context: ExecutionContext, next: CallHandler<ChangesPageDto>) {
    const http = context.switchToHttp()
    const { path, query } = http.getRequest<Request>()
    return next.handle().pipe(
      tap(({ hasMore, nextCursor }) => {
        if (!hasMore) return
        const search = new URLSearchParams({ ...(query as Record<string, string>), cursor: nextCursor })
        const address = `${this.environment.publicUrl}${path}?${search.toString()}`
        http.getResponse<Response>().setHeader('Link', `<${address}>; rel="next"`)
      }),
    )
  }
}

/** A list of what has changed, part by part. */
export const ChangesList = (page: Type<ChangesPageDto>) =>
  applyDecorators(
    UseInterceptors(LinkToNextPart),
    ApiOkResponse({
      type: page,
      headers: { Link: { description: 'The next part, `rel="next"`; absent at the end.', schema: { type: 'string' } } },
    }),
    ApiProblem(410),
  )
