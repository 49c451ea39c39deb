// `npm run db:reset`: empties and migrates the embedded database. Refuses DATABASE_URL, whose server may be shared.
import { runCommand } from '#src/platform/commands/run-command.js'
import { Environment } from '#src/platform/config/environment.js'
import { StartupError } from '#src/platform/config/startup-error.js'
import { createCommandDataSource } from '#src/platform/database/data-source.js'
import { migrate } from '#src/platform/database/migrate.js'

await runCommand(async () => {
  const environment = Environment.read(process.env)
  if (environment.databaseUrl)
    throw new StartupError('db:reset works on the embedded database only; DATABASE_URL is set.')
  const dataSource = await createCommandDataSource(environment, [], { exclusive: true })
  await dataSource.initialize()
  await dataSource.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  await migrate(dataSource)
  await dataSource.destroy()
  console.log('The database is empty and migrated; the next start inserts the initial content.')
})
