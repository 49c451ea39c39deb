// `npm run db:migrate`: brings the database up to date without starting the site.
import { Environment } from '../../config/environment.js'
import { createDataSource } from '../data-source.js'
import { migrate } from '../migrations.js'

const environment = Environment.read(process.env)
const dataSource = await createDataSource(environment, [])
await dataSource.initialize()
const executed = await migrate(dataSource, environment.databaseUrl)
await dataSource.destroy()
console.log(executed.length > 0 ? executed.map(({ name }) => name).join('\n') : 'Nothing to migrate.')
