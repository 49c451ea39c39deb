import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import { BusinessInfo } from '#src/business/business-info.entity.js'
import { Location } from '#src/locations/location.entity.js'
import { SettingsService } from '#src/platform/settings/settings.service.js'
import { readRecipients } from '#src/recipients/current-recipients.js'
import { HeadOfficeService } from '#src/recipients/head-office.service.js'
import type { Language } from '#src/shared/languages.js'
import { isAnswerable, isDeliverable } from '#src/shared/reserved-domain.js'

/** Sample mailboxes that still receive notifications. */
@Injectable()
export class SampleMailboxesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly headOffice: HeadOfficeService,
    private readonly settings: SettingsService,
  ) {}

  /**
   * Returns the locations and the business that still have a sample address, the recipients of the notifications that
   * would go to it, and the sender of mails if it cannot receive replies; null if all addresses are real.
   */
  async find(language: Language) {
    const { manager } = this.dataSource
    const locations = await manager.find(Location, { order: { position: 'ASC' } })
    const business = await manager.findOneByOrFail(BusinessInfo, { one: true })
    const samples = locations.filter(({ email }) => email && !isDeliverable(email)).map(({ name }) => name[language])
    if (!isDeliverable(business.email)) samples.push(business.name)
    const { address } = (await this.settings.current()).sender
    const sender = isAnswerable(address) ? null : address
    if (samples.length === 0 && !sender) return null
    const recipients = this.headOffice.addresses(await readRecipients(manager))
    return { names: samples, recipients: recipients.filter(isDeliverable), sender }
  }
}
