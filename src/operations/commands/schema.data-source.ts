// `npm run db:generate -- migrations/add-something`: TypeORM compares the entities with the database of this DataSource.
import { Environment } from '#src/platform/config/environment.js'
import { allEntities } from '#src/platform/database/all-entities.js'
import { createCommandDataSource } from '#src/platform/database/data-source.js'
import { prepareDatabase } from '#src/platform/database/prepare-database.js'

const environment = Environment.read(process.env)

// Of a database that is behind, the difference would hold what the migrations there are do already.
const migrated = await createCommandDataSource(environment, [])
await prepareDatabase(migrated)
await migrated.destroy()

export default createCommandDataSource(environment, allEntities)
