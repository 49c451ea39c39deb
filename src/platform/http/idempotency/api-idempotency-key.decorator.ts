import { ApiHeader } from '@nestjs/swagger'
import { KEPT_HOURS, KEY } from './idempotent-writes.service.js'

/** Documents that a route accepts an `Idempotency-Key`. */
export const ApiIdempotencyKey = () =>
  ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: `A retry with the same key and body returns the first response, for ${KEPT_HOURS} hours.`,
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: KEY.source },
    example: '01936d2e-7c1b-7000-8000-000000000000',
  })
