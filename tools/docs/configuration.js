// `npm run docs:configuration`: writes docs/configuration.md and .env.example from the schema of the environment.
import { writeFileSync } from 'node:fs'
import { renderConfiguration, renderEnvExample } from '../../dist/src/platform/config/configuration-table.js'

writeFileSync('docs/configuration.md', renderConfiguration())
writeFileSync('.env.example', renderEnvExample())
