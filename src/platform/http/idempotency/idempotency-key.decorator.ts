import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import type { Request } from 'express'

/** The `Idempotency-Key` of a request. Nest's own decorator for headers would describe it once more, as required. */
export const IdempotencyKeyHeader = createParamDecorator((_: unknown, context: ExecutionContext): string | undefined =>
  context.switchToHttp().getRequest<Request>().get('idempotency-key'),
)
