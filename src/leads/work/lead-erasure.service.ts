import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type FindOptionsWhere } from 'typeorm'
import { AuditLogService } from '#src/admin/audit/audit-log.service.js'
import { withStoredScope } from '#src/platform/access/location-scope.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { retriedTransaction } from '#src/platform/database/retried-transaction.js'
import { MailFilesService } from '#src/platform/mail/files/mail-files.service.js'
import { eraseRows } from '#src/platform/personal-data/personal-rows.js'
import type { Lead } from '../lead.entity.js'
import type { LeadKind } from '../lead-kind.js'
import { erasureNotAllowed } from '../lead-problems.js'
import type { ErasedLeadsDto } from './lead-change.dto.js'
import { changeEach, lockLead } from './lead-changes.service.js'

/** Erases leads in the spam box or the trash with its notes, history and mails, permanently. The audit log records that and by whom. */
@Injectable()
export class LeadErasureService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly audit: AuditLogService,
    private readonly files: MailFilesService,
  ) {}

  /** Erases leads one by one; those that cannot be erased are listed. */
  async erase<L extends Lead>(kind: LeadKind<L>, ids: string[], by: SignedInUser): Promise<ErasedLeadsDto> {
    const { changed, refused } = await changeEach(ids, (id) => this.eraseOne(kind, id, by))
    return { erased: changed, refused }
  }

  private async eraseOne<L extends Lead>(kind: LeadKind<L>, id: string, by: SignedInUser): Promise<boolean> {
    const mailIds = await retriedTransaction(this.dataSource, async (manager) => {
      const { locations } = await withStoredScope(manager, by)
      const lead = await lockLead(manager, kind, id, locations)
      const isShownWith = await manager.existsBy(kind.entity, { mergedIntoId: id } as FindOptionsWhere<L>)
      if ((lead.status !== 'spam' && !lead.trashedAt) || lead.mergedIntoId || isShownWith) throw erasureNotAllowed()
      const erased = await eraseRows(manager, { addresses: [], ids: [id] })
      await this.audit.record({ action: 'lead.erased', actor: by, subject: { kind: kind.name, id } }, manager)
      return [...erased.mailIds, ...erased.sharedMailIds]
    })
    await this.files.remove(mailIds)
    return true
  }
}
