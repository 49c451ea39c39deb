import { writeFileSync } from 'node:fs'
import { clientTypes } from './client-types.js'
import { describedApi } from './described-api.js'

const document = await describedApi()
writeFileSync('docs/openapi.json', `${JSON.stringify(document, null, 1)}\n`)
writeFileSync('client/api-document.ts', await clientTypes(document))
