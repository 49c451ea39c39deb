import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Paths of all entities, for commands that do not load every module of the application. */
export const allEntities = [join(dirname(fileURLToPath(import.meta.url)), '../../**/*.entity.js')]
