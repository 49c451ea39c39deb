import { writeFileSync } from 'node:fs'
import { describedApi } from './described-api.js'

writeFileSync('docs/openapi.json', `${JSON.stringify(await describedApi(), null, 1)}\n`)
