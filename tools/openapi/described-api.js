import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../../dist/src/app.setup.js'
import { Environment } from '../../dist/src/platform/config/environment.js'
import { startDatabaseServer } from '../../dist/src/platform/database/database-server.js'
import { describeApi } from '../../dist/src/platform/http/api-docs/describe-api.js'

/** Returns the OpenAPI document of the built application, without listening or reading the environment of this machine. */
export async function describedApi() {
  const dataDir = mkdtempSync(join(tmpdir(), 'biorezonanca-openapi-'))
  const settings = { NODE_ENV: 'test', LOG_LEVEL: 'error', PUBLIC_URL: 'https://biorezonanca.example' }
  const environment = new Environment({ ...Environment.read(settings), dataDir })
  const app = await createApp(environment, await startDatabaseServer(environment))
  try {
    return describeApi(app, environment)
  } finally {
    await app.close()
    rmSync(dataDir, { recursive: true })
  }
}
