import { BusinessInfo } from '#src/business/business-info.entity.js'
import { EditableContent } from '#src/platform/database/editable-content.js'
import { testimonialsNote } from '#src/shared/content/testimonials-note.js'
import { contentKind } from '../content-kind.js'
import { openingFaults, WEEK_DESCRIPTION } from '../fields/opening-faults.js'

export const business = contentKind('business', BusinessInfo, {
  descriptions: {
    sample: 'True while locations, people, prices and testimonials are sample data; pages then show a notice.',
    hours: WEEK_DESCRIPTION,
    testimonialsNote: 'Statement on how testimonials are checked, shown beside them.',
  },
  defaults: { testimonialsNote },

  /** Marks every row as real when the owner ends the use of sample data, regardless of its version. */
  async afterSave(manager, { sample }, before) {
    if (sample || !before?.sample) return
    for (const { target, tablePath } of manager.connection.entityMetadatas) {
      if (typeof target !== 'function' || !(target.prototype instanceof EditableContent)) continue
      await manager.query(`UPDATE ${tablePath} SET invented = false WHERE invented`)
    }
  },

  faults: ({ hours }) => hours.flatMap((intervals, day) => openingFaults(intervals, `hours.${day}`)),
})
