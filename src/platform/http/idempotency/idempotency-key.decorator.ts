import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import type { Request } from 'express'
import { clientNetwork } from '../rate-limits/client-address.js'

/** Length of 128 random bits in Base64: such a key belongs to one client. */
const RANDOM_LENGTH = 22

/**
 * Returns the `Idempotency-Key` header. A shorter key, such as a counter, counts within the network of the client; a random one
 * survives a change of network.
 */
export function idempotencyKeyOf(request: Request): string | undefined {
  const key = request.get('idempotency-key')
  return key && key.length < RANDOM_LENGTH ? `${clientNetwork(request)}/${key}` : key
}

/**
 * Injects the `Idempotency-Key` header. Nest's own decorator for headers would document it a second time, as required.
 */
export const IdempotencyKeyHeader = createParamDecorator((_: unknown, context: ExecutionContext) =>
  idempotencyKeyOf(context.switchToHttp().getRequest<Request>()),
)
