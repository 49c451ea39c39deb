// `npm run backup -- <file>`: everything the site stores, in one file; the site may run.
import fs from 'node:fs'
import { join, resolve } from 'node:path'
import { Environment } from '#src/platform/config/environment.js'
import { findKeptSecret } from '#src/platform/crypto/kept-secret.js'
import { runCommand } from '#src/platform/commands/run-command.js'
import { Secret } from '#src/platform/crypto/secret.js'
import { StartupError } from '#src/platform/config/startup-error.js'
import { writeBackup } from '../backup/backup-file.js'
import { withDatabase } from '../backup/command-database.js'
import { dumpDatabase } from '../backup/dump-database.js'

await runCommand(async () => {
  const [name, ...rest] = process.argv.slice(2)
  if (!name || name.startsWith('-') || rest.length > 0) throw new StartupError('Usage: npm run backup -- <file>')
  const file = resolve(name)
  const environment = Environment.read(process.env)
  const { databaseUrl, embeddedDatabaseDir } = environment
  if (!databaseUrl && !fs.existsSync(join(embeddedDatabaseDir, 'PG_VERSION')))
    throw new StartupError(`${embeddedDatabaseDir} is not a database.`)
  await withDatabase(environment, (dataSource) => writeBackup(file, dumpDatabase(dataSource, secretOf(environment))))
  console.log(`${file} holds everything, personal data and passwords' hashes too: keep it where nobody else reads it.`)
})

/** The secret goes along where the data directory keeps it; SESSION_SECRET is for its keeper to keep. */
function secretOf({ sessionSecrets, dataDir }: Environment) {
  const sessionSecret = sessionSecrets ? undefined : findKeptSecret(dataDir)
  const newest = sessionSecrets?.[0] ?? sessionSecret
  if (newest) return { sessionSecret, secretHash: new Secret(newest).hash('', 'backup') }
  console.error(
    'No session secret is kept here, so none is in the backup: keep the SESSION_SECRET of the site with it.',
  )
  return {}
}
