import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import { StandingAccessService } from '#src/admin/standing-access/standing-access.service.js'
import { readRecipients } from './current-recipients.js'
import { HeadOfficeService } from './head-office.service.js'
import { RecipientMailboxesService } from './recipient-mailboxes.service.js'
import type { RecipientsDto } from './recipients.dto.js'

/** Register of the recipients of personal data. */
@Injectable()
export class RecipientsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly mailboxes: RecipientMailboxesService,
    private readonly headOffice: HeadOfficeService,
    private readonly standingAccess: StandingAccessService,
  ) {}

  async list(): Promise<RecipientsDto> {
    return {
      mailboxes: await this.mailboxes.list(),
      headOffice: this.headOffice.addresses(await readRecipients(this.dataSource.manager)),
      isHeadOfficeFixed: this.headOffice.fixed !== undefined,
      standingAccess: await this.standingAccess.list(),
    }
  }
}
