// `npm run --silent backup:keygen > <file>`: prints a new key pair for backups, in the form of a key file of age.
import { runCommand } from '#src/platform/commands/run-command.js'
import { createKeyPair } from '../backup/backup-encryption.js'

await runCommand(async () => {
  const { recipient, identity } = await createKeyPair()
  console.log(`# public key: ${recipient}\n${identity}`)
  console.error(
    `The private key is shown only now. Store it away from this machine: without it, nobody can restore an encrypted backup.\nStart the site with BACKUP_RECIPIENT=${recipient}`,
  )
})
