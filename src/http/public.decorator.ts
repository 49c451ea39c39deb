import { SetMetadata } from '@nestjs/common'

export const PUBLIC_ROUTE = 'public-route'

/** Opens a route to everyone. Without it a route answers only to signed-in staff. */
export const Public = () => SetMetadata(PUBLIC_ROUTE, true)
