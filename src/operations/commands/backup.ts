// `npm run backup -- <file>`: stores all data of the site in one file; the site may run.
import fs from 'node:fs'
import { join, resolve } from 'node:path'
import { runCommand } from '#src/platform/commands/run-command.js'
import { Environment } from '#src/platform/config/environment.js'
import { StartupError } from '#src/platform/config/startup-error.js'
import { secretForBackup } from '../backup/backup-secret.js'
import { createBackup } from '../backup/create-backup.js'

const NOT_ENCRYPTED =
  'The backup is not encrypted, and does not contain the session secret: set BACKUP_RECIPIENT, or encrypt it and store the secret as well.'

await runCommand(async () => {
  const [name, ...rest] = process.argv.slice(2)
  if (!name || name.startsWith('-') || rest.length > 0) throw new StartupError('Usage: npm run backup -- <file>')
  const file = resolve(name)
  const environment = Environment.read(process.env)
  const { databaseUrl, embeddedDatabaseDir, backupRecipients: recipients } = environment
  if (!databaseUrl && !fs.existsSync(join(embeddedDatabaseDir, 'PG_VERSION')))
    throw new StartupError(`${embeddedDatabaseDir} is not a database.`)
  const secret = secretForBackup(environment)
  if (!secret.secretHash) {
    console.error(
      'The backup contains no session secret, because the data directory has none: store the SESSION_SECRET of the site as well.',
    )
  }
  await createBackup(file, environment, secret)
  if (recipients.length === 0) console.error(NOT_ENCRYPTED)
  console.log(
    `${file} contains all data, including personal data and password hashes: store it where nobody else can read it.`,
  )
})
