// `npm run privacy -- export|erase <email or phone>`: exports all data on a person as JSON, or erases it permanently.
import 'reflect-metadata'
import { NestFactory } from '@nestjs/core'
import { isEmail } from 'class-validator'
import { BY_COMMAND_LINE } from '#src/admin/accounts/administrators/one-time-passwords.service.js'
import { ConfigModule } from '#src/platform/config.module.js'
import { Environment } from '#src/platform/config/environment.js'
import { messageOrError, StartupError } from '#src/platform/config/startup-error.js'
import { allEntities } from '#src/platform/database/all-entities.js'
import { createCommandDataSource } from '#src/platform/database/data-source.js'
import { DatabaseModule } from '#src/platform/database/database.module.js'
import { HttpModule } from '#src/platform/http/http.module.js'
import type { PersonKey } from '#src/privacy/person.js'
import { PersonalDataModule } from '#src/privacy/personal-data.module.js'
import { PersonalDataService } from '#src/privacy/personal-data.service.js'
import { phone } from '#src/shared/forms/phone.js'
import { canonicalEmail, canonicalText } from '#src/shared/forms/typed-text.js'

class Misused extends StartupError {}

const USAGE = `Usage: npm run --silent privacy -- export|erase <email or phone>
  export  prints all that is held about the address or number, as JSON
  erase   erases it, for good, and prints how much that was`

const commands = {
  export: (personalData: PersonalDataService, person: PersonKey) =>
    personalData.export(person, { details: BY_COMMAND_LINE }),
  erase: (personalData: PersonalDataService, person: PersonKey) =>
    personalData.erase(person, { details: BY_COMMAND_LINE }),
}

class PrivacyCommandModule {}

try {
  const { run, person } = readWords(process.argv.slice(2))
  const environment = Environment.read(process.env)
  const database = DatabaseModule.for(() => createCommandDataSource(environment, allEntities))
  const imports = [ConfigModule.for(environment), database, HttpModule, PersonalDataModule]
  const context = await NestFactory.createApplicationContext(
    { module: PrivacyCommandModule, imports },
    { logger: ['fatal'], abortOnError: false },
  )
  try {
    console.log(JSON.stringify(await run(context.get(PersonalDataService), person), null, 2))
  } finally {
    await context.close()
  }
} catch (error) {
  console.error(messageOrError(error))
  process.exit(1) // an open database would keep the process running
}

function readWords([name = '', key = '', ...more]: string[]) {
  const person = personOf(key)
  if (!Object.hasOwn(commands, name) || more.length > 0 || !person) throw new Misused(USAGE)
  return { run: commands[name as keyof typeof commands], person }
}

function personOf(key: string): PersonKey | undefined {
  const email = canonicalEmail(key)
  if (isEmail(email)) return { email }
  const number = canonicalText('phone', key)
  return phone.pattern.of.test(number) ? { phone: number } : undefined
}
