// `npm run leads:sample -- 100000`: adds sample leads, to try the admin and to measure its performance.
import { parseArgs } from 'node:util'
import { BusinessService } from '#src/business/business.service.js'
import { Company } from '#src/business/company.entity.js'
import { AnswerDeadlinesService } from '#src/leads/deadlines/answer-deadlines.service.js'
import { LocationRowsService } from '#src/locations/location-rows.service.js'
import { runCommand } from '#src/platform/commands/run-command.js'
import { Environment } from '#src/platform/config/environment.js'
import { allEntities } from '#src/platform/database/all-entities.js'
import { ContentChangesService } from '#src/platform/database/content-changes.service.js'
import { createCommandDataSource, withoutTimeLimits } from '#src/platform/database/data-source.js'
import { NotificationsService } from '#src/platform/database/notifications.service.js'
import { prepareDatabase } from '#src/platform/database/prepare-database.js'
import { SiteContentService } from '#src/platform/database/site-content.service.js'
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
    // It hears of no changes, so it keeps nothing.
    const content = new SiteContentService(dataSource, new ContentChangesService(new NotificationsService(dataSource)))
    const settings = new SettingsService(content, environment)
    const business = new BusinessService(dataSource.getRepository(Company), settings, content)
    const rows = new LocationRowsService(content)
    await addSampleLeads(dataSource, total, new AnswerDeadlinesService(dataSource, settings, business, rows))
    console.log(`Added ${total} invented leads in ${Math.round((Date.now() - began) / 1000)} s.`)
  }
  await dataSource.destroy()
  await opened.destroy()
})
