// `npm run admin -- create|reset|disable <email>`: for whoever runs the site, when nobody can sign in who could help.
import 'reflect-metadata'
import { NestFactory } from '@nestjs/core'
import { ConfigModule } from '../../config/config.module.js'
import { Environment, InvalidEnvironment } from '../../config/environment.js'
import { allEntities } from '../../database/all-entities.js'
import { DataDirectoryInUse } from '../../database/embedded/data-directory-lock.js'
import { createDataSource } from '../../database/data-source.js'
import { DatabaseModule } from '../../database/database.module.js'
import { HttpModule } from '../../http/http.module.js'
import { StaffModule } from '../staff.module.js'
import { administration, CommandRefused } from './administration.js'

class AdministrationModule {}

try {
  const administer = administration(process.argv.slice(2))
  const environment = Environment.read(process.env)
  const database = DatabaseModule.for(environment, () => createDataSource(environment, allEntities))
  const imports = [ConfigModule.for(environment), database, HttpModule, StaffModule]
  const context = await NestFactory.createApplicationContext(
    { module: AdministrationModule, imports },
    { logger: false, abortOnError: false },
  )
  try {
    console.log(await administer(context))
  } finally {
    await context.close()
  }
} catch (error) {
  const expected = [CommandRefused, InvalidEnvironment, DataDirectoryInUse].some((kind) => error instanceof kind)
  console.error(expected ? (error as Error).message : error)
  process.exitCode = 1
}
