// `npm run privacy -- export|erase <email>`: exports all data on an e-mail address as JSON, or erases it permanently.
import 'reflect-metadata'
import { NestFactory } from '@nestjs/core'
import { isEmail } from 'class-validator'
import { ConfigModule } from '#src/platform/config.module.js'
import { Environment } from '#src/platform/config/environment.js'
import { messageOrError, StartupError } from '#src/platform/config/startup-error.js'
import { allEntities } from '#src/platform/database/all-entities.js'
import { createCommandDataSource } from '#src/platform/database/data-source.js'
import { DatabaseModule } from '#src/platform/database/database.module.js'
import { HttpModule } from '#src/platform/http/http.module.js'
import { BY_COMMAND_LINE } from '#src/admin/accounts/administrators/one-time-passwords.service.js'
import { PersonalDataModule } from '#src/privacy/personal-data.module.js'
import { PersonalDataService } from '#src/privacy/personal-data.service.js'

class Misused extends StartupError {}

const USAGE = `Usage: npm run --silent privacy -- export|erase <email>
  export  prints all that is held about the address, as JSON
  erase   erases it, for good, and prints how much that was`

const commands = {
  export: (personalData: PersonalDataService, email: string) =>
    personalData.export(email, { details: BY_COMMAND_LINE }),
  erase: (personalData: PersonalDataService, email: string) => personalData.erase(email, { details: BY_COMMAND_LINE }),
}

class PrivacyCommandModule {}

try {
  const { run, email } = readWords(process.argv.slice(2))
  const environment = Environment.read(process.env)
  const database = DatabaseModule.for(() => createCommandDataSource(environment, allEntities))
  const imports = [ConfigModule.for(environment), database, HttpModule, PersonalDataModule]
  const context = await NestFactory.createApplicationContext(
    { module: PrivacyCommandModule, imports },
    { logger: ['fatal'], abortOnError: false },
  )
  try {
    console.log(JSON.stringify(await run(context.get(PersonalDataService), email), null, 2))
  } finally {
    await context.close()
  }
} catch (error) {
  console.error(messageOrError(error))
  process.exit(1) // an open database would keep the process running
}

function readWords([name = '', address = '', ...more]: string[]) {
  const email = address.trim()
  if (!Object.hasOwn(commands, name) || more.length > 0 || !isEmail(email)) throw new Misused(USAGE)
  return { run: commands[name as keyof typeof commands], email }
}
