import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager } from 'typeorm'
import { AuditLogService, type AuditRecord } from '#src/admin/audit/audit-log.service.js'
import { isHashStored } from '#src/newsletter/erased-subscribers.js'
import { retriedTransaction } from '#src/platform/database/retried-transaction.js'
import { MailFilesService } from '#src/platform/mail/files/mail-files.service.js'
import { eraseRows, readRows } from '#src/platform/personal-data/personal-rows.js'
import { hasOptedOut } from '#src/reviews/has-opted-out.js'
import { findPerson, type FoundPerson, type PersonKey } from './person.js'
import type { ErasureDto, HoldingsDto, PersonalDataDto } from './personal-data.dto.js'

/** Actor and details for the audit log. */
export type AskedBy = Pick<AuditRecord, 'actor' | 'details'>

const MAIL_FILES = 'mail_files'

/** All data on a person. The audit log records each request without the person. */
@Injectable()
export class PersonalDataService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly files: MailFilesService,
    private readonly audit: AuditLogService,
  ) {}

  /** Counts the data, after recording the request. */
  async find(key: PersonKey, { actor }: AskedBy): Promise<HoldingsDto> {
    const { data: _data, exportedAt: _at, ...holdings } = await this.read(key)
    await this.audit.record({ action: 'privacy.searched', actor, details: { held: holdings.held } })
    return holdings
  }

  /** Returns the data, after recording the request. */
  async export(key: PersonKey, { actor, details }: AskedBy): Promise<PersonalDataDto> {
    const personalData = await this.read(key)
    await this.audit.record({ action: 'privacy.exported', actor, details: { ...details, held: personalData.held } })
    return personalData
  }

  /** Erases rows, then files. Files on other machines are deleted when these look for orphans. */
  async erase(key: PersonKey, { actor, details }: AskedBy): Promise<ErasureDto> {
    const { erased, kept, mailIds, sharedMailIds } = await retriedTransaction(this.dataSource, async (manager) => {
      const person = await findPerson(manager, key)
      const result = await eraseRows(manager, person)
      await this.audit.record(
        { action: 'privacy.erased', actor, details: { ...details, erased: result.erased } },
        manager,
      )
      return { ...result, kept: await findKeptHashes(manager, person) }
    })
    await this.files.remove(sharedMailIds) // of others as well, so that they count as nobody's
    return { erased: { ...erased, [MAIL_FILES]: await this.files.remove(mailIds) }, ...kept }
  }

  private async read(key: PersonKey): Promise<PersonalDataDto> {
    const { manager } = this.dataSource
    const person = await findPerson(manager, key)
    const { otherAddresses, foundByPhone, excludedAddresses, excludedNames } = person
    const rows = await readRows(manager, person)
    const mails = (rows.outgoing_mails ?? []) as { id: string }[]
    const data = { ...rows, [MAIL_FILES]: await this.files.read(mails.map(({ id }) => id)) }
    return {
      email: key.email ?? null,
      phone: key.phone ?? null,
      held: Object.fromEntries(Object.entries(data).map(([kind, items]) => [kind, items.length])),
      otherAddresses,
      foundByPhone,
      excludedAddresses,
      excludedNames,
      ...(await findKeptHashes(manager, person)),
      exportedAt: new Date(),
      data,
    }
  }
}

/** Finds the hashes of a person's addresses that an erasure keeps. */
async function findKeptHashes(
  manager: EntityManager,
  { addresses, otherAddresses }: FoundPerson,
): Promise<Pick<ErasureDto, 'forgotten' | 'refusesInvitations'>> {
  return {
    forgotten: await isHashStored(manager, addresses),
    refusesInvitations: await hasOptedOut(manager, [...addresses, ...otherAddresses]),
  }
}
