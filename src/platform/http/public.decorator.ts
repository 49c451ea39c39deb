import { applyDecorators, SetMetadata } from '@nestjs/common'
import { ApiSecurity } from '@nestjs/swagger'

export const PUBLIC_ROUTE = 'public-route'

/** Makes a route public. Without it a route requires a signed-in user. */
export const Public = () => applyDecorators(SetMetadata(PUBLIC_ROUTE, true), ApiSecurity({}))
