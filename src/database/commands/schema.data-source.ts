// `npm run db:generate -- migrations/add-something`: TypeORM compares the entities with the database of this DataSource.
import { Environment } from '../../config/environment.js'
import { allEntities } from '../all-entities.js'
import { createDataSource } from '../data-source.js'

export default createDataSource(Environment.read(process.env), allEntities)
