import { applyDecorators, SetMetadata } from '@nestjs/common'
import { ApiSecurity } from '@nestjs/swagger'

export const PUBLIC_ROUTE = 'public-route'

/** Opens a route to everyone. Without it a route answers only to signed-in staff. */
export const Public = () => applyDecorators(SetMetadata(PUBLIC_ROUTE, true), ApiSecurity({}))
