// `npm run db:reset`: throws all data away and begins anew; for development only.
import { Environment } from '../../config/environment.js'
import { createDataSource } from '../data-source.js'
import { migrate } from '../migrations.js'

const environment = Environment.read(process.env)
if (environment.mode !== 'development') throw new Error('db:reset runs with NODE_ENV=development only.')
const dataSource = await createDataSource(environment, [])
await dataSource.initialize()
await dataSource.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
await migrate(dataSource, environment.databaseUrl)
await dataSource.destroy()
console.log('The database is empty and migrated; the next start puts in the first content.')
