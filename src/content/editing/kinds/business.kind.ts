import { BusinessInfo } from '#src/business/business-info.entity.js'
import { EditableContent } from '#src/platform/database/editable-content.js'
import type { ContentKind } from '../content-kind.js'
import { openingFaults } from '../fields/opening-faults.js'
import { BusinessContentDto } from './business-content.dto.js'

export const business: ContentKind<BusinessInfo, BusinessContentDto> = {
  name: 'business',
  path: 'business',
  entity: BusinessInfo,
  content: BusinessContentDto,
  order: {},
  single: true,

  toContent({ name, company, address, postalCode, city, phone, mobilePhone, email, hours, social, sample }) {
    return { name, company, address, postalCode, city, phone, mobilePhone, email, hours, social, sample }
  },
  nameOf: ({ name }) => name,
  toRow: (content) => content,

  /** Marks every row as real when the owner ends the use of sample data, regardless of its version. */
  async afterSave(manager, { sample }, before) {
    if (sample || !before?.sample) return
    for (const { target, tablePath } of manager.connection.entityMetadatas) {
      if (typeof target !== 'function' || !(target.prototype instanceof EditableContent)) continue
      await manager.query(`UPDATE ${tablePath} SET invented = false WHERE invented`)
    }
  },

  faults: ({ hours }) => hours.flatMap((intervals, day) => openingFaults(intervals, `hours.${day}`)),
}
