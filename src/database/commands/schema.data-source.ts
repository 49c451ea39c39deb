// `npm run db:generate -- migrations/add-something`: TypeORM compares the entities with the database of this DataSource.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Environment } from '../../config/environment.js'
import { createDataSource } from '../data-source.js'

const entities = join(dirname(fileURLToPath(import.meta.url)), '../../**/*.entity.js')

export default createDataSource(Environment.read(process.env), [entities])
