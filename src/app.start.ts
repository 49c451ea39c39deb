import { FirstAdministratorService } from './admin/accounts/administrators/first-administrator.service.js'
import { createApp } from './app.setup.js'
import type { Environment } from './platform/config/environment.js'
import { findUnsupportedNode, unsupportedNodeWarning } from './platform/config/node-support.js'
import type { DatabaseServer } from './platform/database/database-server.js'
import { createStartLogger } from './platform/http/logging/app-logger.js'
import { PageWarmingService } from './web/cache/page-warming.service.js'

/** Starts the application on its port, and logs where to find it. */
export async function startApp(environment: Environment, server: DatabaseServer): Promise<void> {
  const app = await createApp(environment, server)
  await app.listen(environment.port, environment.host)
  app.get(PageWarmingService).start()
  const logger = createStartLogger(environment)
  for (const [name, path] of [
    ['Site', '/'],
    ['API', '/api/docs'],
    ['Admin', '/admin'],
  ])
    logger.log(`${name}: ${environment.publicUrl}${path}`)
  const unsupported = findUnsupportedNode()
  if (unsupported) logger.warn(unsupportedNodeWarning(unsupported))
  const { credentials } = app.get(FirstAdministratorService)
  if (credentials) logger.log(`Sign in as ${credentials.email} with the one-time password ${credentials.password}`)
}
