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
import type { Request } from 'express'
import { tap } from 'rxjs'
import { Environment } from '#src/platform/config/environment.js'
import { linkToNextPart, nextPartLink } from '#src/platform/http/paging/link-to-next-part.js'
import { ApiProblem } from '#src/platform/http/problems/api-problem.decorator.js'
import type { ChangesPageDto } from './changes-page.dto.js'

class LinkToNextPart implements NestInterceptor<ChangesPageDto> {
  constructor(@Inject(Environment) private readonly environment: Environment) {}

  intercept(context: ExecutionContext, next: CallHandler<ChangesPageDto>) {
    const request = context.switchToHttp().getRequest<Request>()
    return next.handle().pipe(
      tap(({ hasMore, nextCursor }) => {
        if (hasMore) linkToNextPart(request, this.environment.publicUrl, nextCursor)
      }),
    )
  }
}

/** Documents and limits a paginated change feed. */
export const ChangesList = (page: Type<ChangesPageDto>) =>
  applyDecorators(
    UseInterceptors(LinkToNextPart),
    ApiOkResponse({ type: page, headers: nextPartLink }),
    ApiProblem(410),
  )
