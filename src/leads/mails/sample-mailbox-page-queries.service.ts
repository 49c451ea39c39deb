import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import { BusinessInfo } from '#src/business/business-info.entity.js'
import { Location } from '#src/locations/location.entity.js'
import { type ForReader, StaffQueries, type StaffReader } from '#src/platform/page-queries/staff-page-queries.js'
import type { Language } from '#src/shared/languages.js'
import { isDeliverable } from '#src/shared/reserved-domain.js'
import { StaffAddressesService } from './staff-addresses.service.js'

/** Query of the pages that remind administrators of sample mailboxes. */
@Injectable()
@StaffQueries('admin')
export class SampleMailboxPageQueriesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly staffAddresses: StaffAddressesService,
  ) {}

  /**
   * Returns the locations and the business that still have a sample address, and the recipients of the notifications that
   * would go to it; null if there are none.
   */
  async sampleMailboxes(_reader: StaffReader, language: Language) {
    const { manager } = this.dataSource
    const locations = await manager.find(Location, { order: { position: 'ASC' } })
    const business = await manager.findOneByOrFail(BusinessInfo, { one: true })
    const samples = locations.filter(({ email }) => email && !isDeliverable(email)).map(({ name }) => name[language])
    if (!isDeliverable(business.email)) samples.push(business.name)
    if (samples.length === 0) return null
    const recipients = await this.staffAddresses.ofHeadOffice(manager)
    return { names: samples, recipients: recipients.filter(isDeliverable) }
  }
}

declare module '#src/platform/page-queries/staff-page-queries.js' {
  interface StaffPageQueries extends ForReader<SampleMailboxPageQueriesService> {}
}
