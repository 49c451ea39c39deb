import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Every entity there is, for commands that run without all of the application's modules. */
export const allEntities = [join(dirname(fileURLToPath(import.meta.url)), '../../**/*.entity.js')]
