import { applyDecorators, createParamDecorator, type ExecutionContext, Post } from '@nestjs/common'
import { ApiCreatedResponse, ApiOperation } from '@nestjs/swagger'
import type { Request, Response } from 'express'
import { FormPage, type PostedFields } from '#src/platform/http/forms/form-page.decorator.js'
import { browserNetwork, keyOfForm } from '#src/platform/http/forms/posted-form.js'
import { ApiIdempotencyKey } from '#src/platform/http/idempotency/api-idempotency-key.decorator.js'
import { idempotencyKeyOf } from '#src/platform/http/idempotency/idempotency-key.decorator.js'
import { clientNetwork } from '#src/platform/http/rate-limits/client-address.js'
import { isLimitNear } from '#src/platform/http/rate-limits/is-limit-near.decorator.js'
import { RateLimited } from '#src/platform/http/rate-limits/rate-limit.guard.js'
import type { RateLimit } from '#src/platform/http/rate-limits/rate-limits.service.js'
import { varyingLanguage } from '#src/platform/i18n/request-language.decorator.js'
import { flatValues } from '#src/shared/forms/nested-values.js'
import { referenceOf } from '#src/shared/leads/reference.js'
import { getFirst } from '#src/shared/lookups.js'
import { ApiProofRequired } from '../spam/api-proof-required.decorator.js'
import type { Reception } from './lead-intake.service.js'
import { LeadReceiptDto } from './lead-receipt.dto.js'

interface LeadFormOptions {
  summary: string
  description?: string
  page: FormPage
  limit: RateLimit
  /** Fields that the confirmation repeats without JavaScript: choices of known values, which identify nobody. */
  repeats: readonly string[]
}

/** Route of a form that creates a lead. */
export const LeadForm = ({ page, limit, repeats, ...operation }: LeadFormOptions) =>
  applyDecorators(
    ApiOperation(operation),
    Post(),
    FormPage<LeadReceiptDto>({
      ...page,
      receipt: ({ id }, { posted }) => ({ reference: referenceOf(id), values: valuesIn(posted, repeats) }),
    }) as MethodDecorator,
    RateLimited(limit),
    ApiCreatedResponse({ type: LeadReceiptDto }),
    ApiIdempotencyKey(),
    ApiProofRequired(),
  )

/** Returns the posted texts of some fields; those of lists by dotted names. */
function valuesIn(posted: PostedFields, fields: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(flatValues(posted)).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && fields.includes(getFirst(entry[0].split('.'))),
    ),
  )
}

/** Injects the circumstances of a submission. */
export const ReceptionOf = createParamDecorator((_: unknown, context: ExecutionContext): Reception => {
  const http = context.switchToHttp()
  const request = http.getRequest<Request>()
  const response = http.getResponse<Response>()
  return {
    language: varyingLanguage(request, response),
    isLimitNear: isLimitNear(response),
    byBrowserOf: browserNetwork(request),
    network: clientNetwork(request),
    idempotencyKey: idempotencyKeyOf(request) ?? keyOfForm(request),
  }
})
