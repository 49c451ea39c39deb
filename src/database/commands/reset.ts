// `npm run db:reset`: empties the embedded database and migrates it. Never a server's: others may use that.
import { StartupError } from '../../config/startup-error.js'
import { Environment } from '../../config/environment.js'
import { runCommand } from '../../config/run-command.js'
import { createCommandDataSource } from '../data-source.js'
import { migrate } from '../migrate.js'

await runCommand(async () => {
  const environment = Environment.read(process.env)
  if (environment.databaseUrl)
    throw new StartupError('db:reset is for the embedded database; DATABASE_URL names a server.')
  const dataSource = await createCommandDataSource(environment, [], { exclusive: true })
  await dataSource.initialize()
  await dataSource.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  await migrate(dataSource)
  await dataSource.destroy()
  console.log('The database is empty and migrated; the next start puts in the first content.')
})
