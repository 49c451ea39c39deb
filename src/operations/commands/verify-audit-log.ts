// `npm run audit:verify`: verifies the audit log. Exit code 0: intact; 1: not intact; 2: could not be verified.
import 'reflect-metadata'
import { parseArgs } from 'node:util'
import { Logger } from '@nestjs/common'
import { BY_COMMAND_LINE } from '#src/admin/accounts/administrators/one-time-passwords.service.js'
import { AuditEvent } from '#src/admin/audit/audit-event.entity.js'
import { AuditHead } from '#src/admin/audit/audit-head.entity.js'
import { AuditLogService } from '#src/admin/audit/audit-log.service.js'
import { deleteStoredHead, storedHead } from '#src/admin/audit/stored-head.js'
import { type ChainFault, verifyAuditChain } from '#src/admin/audit/verify-audit-chain.js'
import { Environment } from '#src/platform/config/environment.js'
import { Secret } from '#src/platform/crypto/secret.js'
import { createCommandDataSource } from '#src/platform/database/data-source.js'
import { assertNotNewer } from '#src/platform/database/migrate.js'

const USAGE = `Usage: npm run audit:verify [-- --head <hash>] [-- --accept]
  --head    a hash that ended the log before, from a log of the site: it must still be in it
  --accept  takes the log as it is for whole from here on, and records that: after a restored backup or a lost secret`

class Misused extends Error {}

Logger.overrideLogger(['fatal', 'error', 'warn'])

try {
  const { head, accept } = readWords()
  const environment = Environment.read(process.env)
  const secret = Secret.of(environment)
  const dataSource = await createCommandDataSource(environment, [AuditEvent, AuditHead])
  try {
    await dataSource.initialize()
    await assertNotNewer(dataSource)
    if (accept) {
      await new AuditLogService(dataSource, secret).accept(BY_COMMAND_LINE)
      deleteStoredHead(environment.dataDir)
    }
    const kept = [head, storedHead(environment.dataDir)].filter((hash) => hash !== undefined)
    const finding = await verifyAuditChain(dataSource.manager, secret, kept)
    if (finding.fault) {
      console.error(`${inWords(finding.fault)} Intact before it: ${finding.rows} rows, ending in ${finding.head}`)
      process.exitCode = 1
    } else {
      console.log(`The audit log is intact: ${finding.rows} rows, ending in ${finding.head}`)
    }
  } finally {
    await dataSource.destroy()
  }
} catch (error) {
  process.exitCode = 2
  console.error((error as Error).message)
}

function readWords(): { head?: string; accept?: boolean } {
  try {
    const { values } = parseArgs({ options: { head: { type: 'string' }, accept: { type: 'boolean' } } })
    if (values.head !== undefined && !/^[0-9a-f]{64}$/.test(values.head)) throw new Error()
    return values
  } catch {
    throw new Misused(USAGE)
  }
}

function inWords(fault: ChainFault): string {
  switch (fault.kind) {
    case 'changed':
      return `Row ${fault.id} of ${fault.at.toISOString()} was changed.`
    case 'misplaced':
      return `Row ${fault.id} of ${fault.at.toISOString()} does not follow the row before it.`
    case 'cut':
      return `Rows are missing at the end: ${fault.expected} were written.`
    case 'added':
      return `Rows were added at the end by another program: ${fault.expected} were written.`
    case 'rewritten':
      return `The log was rewritten: no row matches the end of its ${fault.expected} rows.`
    case 'unsealed':
      return 'The end of the log is not signed with the secret of this installation (SESSION_SECRET).'
    case 'forgotten':
      return `No row has the hash ${fault.hash}, which was the last one before.`
  }
}
