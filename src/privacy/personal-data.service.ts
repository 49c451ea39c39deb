import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import { MailFilesService } from '#src/platform/mail/files/mail-files.service.js'
import { AuditLogService, type AuditRecord } from '#src/admin/audit/audit-log.service.js'
import { findPerson } from './person.js'
import type { ErasureDto, HoldingsDto, PersonalDataDto } from './personal-data.dto.js'
import { isSuppressedAfterErasure } from '#src/newsletter/erased-subscribers.js'
import { eraseRows, readRows } from '#src/platform/personal-data/personal-rows.js'

/** Who asked for it, as the audit log says it. */
export type AskedBy = Pick<AuditRecord, 'actor' | 'details'>

const MAIL_FILES = 'mail_files'

/** All that the site holds about an e-mail address. The audit log says that it was asked for, and about nobody. */
@Injectable()
export class PersonalDataService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly files: MailFilesService,
    private readonly audit: AuditLogService,
  ) {}

  /** Recorded before it is told. */
  async find(email: string, { actor }: AskedBy): Promise<HoldingsDto> {
    const { data: _data, exportedAt: _at, ...holdings } = await this.read(email)
    await this.audit.record({ action: 'privacy.searched', actor, details: { held: holdings.held } })
    return holdings
  }

  /** Recorded before it is handed out. */
  async export(email: string, { actor, details }: AskedBy): Promise<PersonalDataDto> {
    const personalData = await this.read(email)
    await this.audit.record({ action: 'privacy.exported', actor, details: { ...details, held: personalData.held } })
    return personalData
  }

  /** Files go once the rows are gone for good; those on other machines go when these next look for what has no row. */
  async erase(email: string, { actor, details }: AskedBy): Promise<ErasureDto> {
    const { erased, mailIds, sharedMailIds } = await this.dataSource.transaction(async (manager) => {
      const result = await eraseRows(manager, await findPerson(manager, email))
      await this.audit.record(
        { action: 'privacy.erased', actor, details: { ...details, erased: result.erased } },
        manager,
      )
      return result
    })
    await this.files.remove(sharedMailIds) // of others as well, so that they count as nobody's
    return { erased: { ...erased, [MAIL_FILES]: await this.files.remove(mailIds) } }
  }

  private async read(email: string): Promise<PersonalDataDto> {
    const { manager } = this.dataSource
    const { otherAddresses, ...person } = await findPerson(manager, email)
    const rows = await readRows(manager, person)
    const mails = (rows.outgoing_mails ?? []) as { id: string }[]
    const data = { ...rows, [MAIL_FILES]: await this.files.read(mails.map(({ id }) => id)) }
    return {
      email,
      held: Object.fromEntries(Object.entries(data).map(([kind, items]) => [kind, items.length])),
      otherAddresses,
      forgotten: await isSuppressedAfterErasure(manager, person.addresses),
      exportedAt: new Date(),
      data,
    }
  }
}
