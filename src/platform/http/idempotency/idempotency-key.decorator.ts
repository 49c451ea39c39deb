import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import type { Request } from 'express'

/**
 * Injects the `Idempotency-Key` header. Nest's own decorator for headers would document it a second time, as required.
 */
export const IdempotencyKeyHeader = createParamDecorator((_: unknown, context: ExecutionContext): string | undefined =>
  context.switchToHttp().getRequest<Request>().get('idempotency-key'),
)
