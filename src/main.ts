import './config/default-mode.js'
import 'reflect-metadata'
import { FirstAdministratorService } from './admin/accounts/administrators/first-administrator.service.js'
import { createApp } from './app.setup.js'
import { messageOrError } from './config/startup-error.js'
import { Environment } from './config/environment.js'
import { createStartLogger } from './http/logging/app-logger.js'
import { PageWarmingService } from './rendering/page-warming.service.js'

try {
  const environment = Environment.read(process.env)
  const app = await createApp(environment)
  await app.listen(environment.port, environment.host)
  app.get(PageWarmingService).start()
  const logger = createStartLogger(environment)
  for (const [name, path] of [
    ['Site', '/'],
    ['API', '/api/docs'],
    ['Admin', '/admin'],
  ])
    logger.log(`${name}: ${environment.publicUrl}${path}`)
  const { credentials } = app.get(FirstAdministratorService)
  if (credentials) logger.log(`Sign in as ${credentials.email} with the one-time password ${credentials.password}`)
} catch (error) {
  console.error('Cannot start:', messageOrError(error))
  process.exit(1)
}
