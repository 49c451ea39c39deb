// `npm run admin -- create|reset|disable <email>`: for whoever runs the site, when nobody can sign in who could help.
import 'reflect-metadata'
import { NestFactory } from '@nestjs/core'
import { messageOrError } from '../../config/startup-error.js'
import { ConfigModule } from '../../config/config.module.js'
import { Environment } from '../../config/environment.js'
import { allEntities } from '../../database/all-entities.js'
import { createCommandDataSource } from '../../database/data-source.js'
import { DatabaseModule } from '../../database/database.module.js'
import { HttpModule } from '../../http/http.module.js'
import { AccountsModule } from '../accounts/accounts.module.js'
import { administration } from './administration.js'

class AdministrationModule {}

try {
  const administer = administration(process.argv.slice(2))
  const environment = Environment.read(process.env)
  const database = DatabaseModule.for(() => createCommandDataSource(environment, allEntities))
  const imports = [ConfigModule.for(environment), database, HttpModule, AccountsModule]
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
  process.exit(1) // a database that is open would keep it from ending
}
