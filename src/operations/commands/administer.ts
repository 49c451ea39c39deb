// `npm run admin -- create|reset|disable <email>`: manages users for the operator, when no administrator can sign in.
import 'reflect-metadata'
import { NestFactory } from '@nestjs/core'
import { AccountsModule } from '#src/admin/accounts/accounts.module.js'
import { ConfigModule } from '#src/platform/config.module.js'
import { Environment } from '#src/platform/config/environment.js'
import { messageOrError } from '#src/platform/config/startup-error.js'
import { allEntities } from '#src/platform/database/all-entities.js'
import { createCommandDataSource } from '#src/platform/database/data-source.js'
import { DatabaseModule } from '#src/platform/database/database.module.js'
import { HttpModule } from '#src/platform/http/http.module.js'
import { SettingsModule } from '#src/platform/settings/settings.module.js'
import { administration } from './administration.js'

class AdministrationModule {}

try {
  const administer = administration(process.argv.slice(2))
  const environment = Environment.read(process.env)
  const database = DatabaseModule.for(() => createCommandDataSource(environment, allEntities))
  const imports = [ConfigModule.for(environment), database, HttpModule, SettingsModule, AccountsModule]
  const context = await NestFactory.createApplicationContext(
    { module: AdministrationModule, imports },
    { logger: ['fatal'], abortOnError: false },
  )
  try {
    console.log(await administer(context))
  } finally {
    await context.close()
  }
} catch (error) {
  console.error(messageOrError(error))
  process.exit(1) // an open database would keep the process running
}
