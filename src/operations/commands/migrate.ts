// `npm run db:migrate`: runs pending migrations without starting the site.
import { runCommand } from '#src/platform/commands/run-command.js'
import { Environment } from '#src/platform/config/environment.js'
import { createCommandDataSource } from '#src/platform/database/data-source.js'
import { prepareDatabase } from '#src/platform/database/prepare-database.js'

await runCommand(async () => {
  const environment = Environment.read(process.env)
  const dataSource = await createCommandDataSource(environment, [])
  const executed = await prepareDatabase(dataSource)
  await dataSource.destroy()
  console.log(executed.length > 0 ? executed.map(({ name }) => name).join('\n') : 'Nothing to migrate.')
})
