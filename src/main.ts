import './platform/config/default-mode.js'
import 'reflect-metadata'
import { setFlagsFromString } from 'node:v8'
import { Logger } from '@nestjs/common'
import { checkFirstAdministrator } from './admin/accounts/administrators/check-first-administrator.js'
import { Environment } from './platform/config/environment.js'
import { messageOrError } from './platform/config/startup-error.js'
import { exitOnSignals, startDatabaseServer } from './platform/database/database-server.js'
import { createLogger } from './platform/http/logging/app-logger.js'

// Whatever reads the log can end before the site: its lines are lost then, and the site goes on.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

try {
  exitOnSignals()
  const environment = Environment.read(process.env)
  checkFirstAdministrator(environment)
  Logger.overrideLogger(createLogger(environment))
  // The modules of the application take as long to load as an embedded server to start.
  const [server, { startApp }] = await Promise.all([startDatabaseServer(environment), import('./app.start.js')])
  await startApp(environment, server)
  // By default V8 lets the heap double or more between two full collections, which is right while modules load (decision 0031).
  setFlagsFromString('--heap-growing-percent=50')
} catch (error) {
  console.error('Cannot start:', messageOrError(error))
  process.exit(1)
}
