import { applyDecorators } from '@nestjs/common'
import { IsIn, IsOptional } from 'class-validator'
import { NewApiKeyDto } from '#src/api-keys/admin/api-key.dto.js'
import { INVALID } from '#src/platform/http/validation/invalid.js'
import { type ApiScope, apiScopes } from '#src/shared/admin/api-scopes.js'

/** A box that was ticked or not. */
const Box = () => applyDecorators(IsOptional(), IsIn(['1'], INVALID))

/** What the page on which a key is made submits: a box for each scope, called by it. `withScopes` tells which were ticked. */
export class ApiKeyPageDto extends NewApiKeyDto implements Partial<Record<ApiScope, '1'>> {
  @Box()
  'leads:read'?: '1'

  @Box()
  'leads:write'?: '1'

  @Box()
  'locations:read'?: '1'

  @Box()
  'subscribers:read'?: '1'
}

export function withScopes(body: unknown): object {
  const typed = body as Partial<Record<ApiScope, unknown>> | undefined
  return { ...typed, scopes: apiScopes.filter((scope) => typed?.[scope] === '1') }
}
