// `npm run leads:sample -- 100000`: adds sample leads, to try the admin and to measure its performance.
import { parseArgs } from 'node:util'
import { Environment } from '#src/platform/config/environment.js'
import { runCommand } from '#src/platform/commands/run-command.js'
import { allEntities } from '#src/platform/database/all-entities.js'
import { createCommandDataSource, withoutTimeLimits } from '#src/platform/database/data-source.js'
import { prepareDatabase } from '#src/platform/database/prepare-database.js'
import { AnswerDeadlinesService } from '#src/leads/deadlines/answer-deadlines.service.js'
import { SettingsService } from '#src/platform/settings/settings.service.js'
import { addSampleLeads, reasonAgainst } from './leads/add-sample-leads.js'

const MAX_LEADS = 1_000_000

const { positionals, values } = parseArgs({ allowPositionals: true, options: { force: { type: 'boolean' } } })
const total = Number(positionals[0] ?? 1000)
if (!Number.isInteger(total) || total < 1 || total > MAX_LEADS) {
  console.error(`How many leads? A whole number from 1 to ${MAX_LEADS}.`)
  process.exit(1)
}

await runCommand(async () => {
  const environment = Environment.read(process.env)
  const opened = await createCommandDataSource(environment, allEntities)
  await prepareDatabase(opened)
  const dataSource = await withoutTimeLimits(opened).initialize()
  const reason = await reasonAgainst(dataSource, Boolean(values.force))
  if (reason) {
    console.error(`Nothing was added: ${reason}.`)
    process.exitCode = 1
  } else {
    const began = Date.now()
    const settings = new SettingsService(dataSource, environment)
    await addSampleLeads(dataSource, total, new AnswerDeadlinesService(dataSource, settings))
    console.log(`Added ${total} invented leads in ${Math.round((Date.now() - began) / 1000)} s.`)
  }
  await dataSource.destroy()
  await opened.destroy()
})
