import { writeFileSync } from 'node:fs'
import { clientTypes } from './client-types.js'
import { describedApi } from './described-api.js'

const text = `${JSON.stringify(await describedApi(), null, 1)}\n`
writeFileSync('docs/generated/openapi.json', text)
writeFileSync('client/generated/api-document.ts', await clientTypes(text))
