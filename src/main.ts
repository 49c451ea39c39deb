import './config/default-mode.js'
import 'reflect-metadata'
import { FirstAdministrator } from './admin/users/first-administrator.service.js'
import { createApp } from './app.setup.js'
import { Environment } from './config/environment.js'
import { inOneLine } from './config/cannot-start.js'

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
  console.error('Cannot start:', inOneLine(error))
  process.exit(1)
}
