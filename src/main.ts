import './config/default-mode.js'
import 'reflect-metadata'
import { FirstAdministrator } from './admin/users/first-administrator.service.js'
import { createApp } from './app.setup.js'
import { Environment, InvalidEnvironment } from './config/environment.js'
import { DataDirectoryInUse } from './database/data-directory-lock.js'

try {
  const environment = Environment.read(process.env)
  const app = await createApp(environment)
  await app.listen(environment.port, environment.host)
  console.log(`Site   ${environment.publicUrl}/
API    ${environment.publicUrl}/api/docs
Admin  ${environment.publicUrl}/admin`)
  const { credentials } = app.get(FirstAdministrator)
  if (credentials)
    console.log(`       Sign in as ${credentials.email} with the one-time password ${credentials.password}`)
} catch (error) {
  const expected = error instanceof InvalidEnvironment || error instanceof DataDirectoryInUse
  const bySystem = error instanceof Error && 'syscall' in error // the port is taken, the directory cannot be written
  console.error('Cannot start:', expected || bySystem ? error.message : error)
  process.exit(1)
}
