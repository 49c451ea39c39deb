// `npm run audit:verify`: walks the audit log, and names the first row that is not as it was written (exit code 1).
import { AuditEvent } from '../audit/audit-event.entity.js'
import { walkChain } from '../audit/audit-chain.js'
import { Environment } from '../../config/environment.js'
import { createDataSource } from '../../database/data-source.js'

const dataSource = await createDataSource(Environment.read(process.env), [AuditEvent])
await dataSource.initialize()
const { intact, head, broken } = await walkChain(dataSource.getRepository(AuditEvent))
await dataSource.destroy()
if (broken) {
  const fault = broken.fault === 'changed' ? 'was changed' : 'does not follow the row before it'
  console.error(`Row ${broken.id} of ${broken.at.toISOString()} ${fault}. Intact before it: ${intact}.`)
  process.exitCode = 1
} else {
  console.log(`The audit log is intact: ${intact} rows, ending in ${head}`)
}
