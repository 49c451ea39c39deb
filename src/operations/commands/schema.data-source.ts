// `npm run db:generate -- migrations/add-something`: TypeORM compares the entities with the database of this
// DataSource.
import { Environment } from '#src/platform/config/environment.js'
import { allEntities } from '#src/platform/database/all-entities.js'
import { createCommandDataSource } from '#src/platform/database/data-source.js'
import { prepareDatabase } from '#src/platform/database/prepare-database.js'

const environment = Environment.read(process.env)

// Migrates first; otherwise the new migration would repeat pending ones.
const migrated = await createCommandDataSource(environment, [])
await prepareDatabase(migrated)
await migrated.destroy()

export default createCommandDataSource(environment, allEntities)
