import { Holiday } from '#src/locations/holiday.entity.js'
import { daysOf, LONGEST_CLOSURE } from '#src/shared/opening/opening-hours.js'
import { contentKind } from '../content-kind.js'
import { openingFaults } from '../fields/opening-faults.js'
import { workplaceFaults, workplacesAsRows, workplacesAsSlugs } from '../fields/workplaces.js'

export const holiday = contentKind('holiday', Holiday, {
  descriptions: {
    date: 'First day.',
    lastDay: 'Last day; null for a single day.',
    hours: 'Opening intervals; closed if empty.',
    locations: 'Locations concerned; all if empty.',
  },
  defaults: { lastDay: null, locations: [] },
  order: { date: 'ASC' },
  toContent: workplacesAsRows,
  toRow: workplacesAsSlugs,

  faults: async ({ date, lastDay, hours, locations }, manager) => {
    const days = daysOf({ date, lastDay })
    return [
      ...(days < 1 ? [{ field: 'lastDay', code: 'date.order' }] : []),
      ...(days > LONGEST_CLOSURE ? [{ field: 'lastDay', code: 'date.tooLong' }] : []),
      ...openingFaults(hours, 'hours'),
      ...(await workplaceFaults(locations, manager)),
    ]
  },
})
