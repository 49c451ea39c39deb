import { Not } from 'typeorm'
import { Holiday } from '#src/locations/holiday.entity.js'
import { contentKind } from '../content-kind.js'
import { openingFaults } from '../fields/opening-faults.js'

const dateTaken = { field: 'date', code: 'date.taken' }

export const holiday = contentKind('holiday', Holiday, {
  descriptions: { hours: 'Opening intervals; closed if empty.' },
  order: { date: 'ASC' },
  taken: dateTaken,

  async faults({ date, hours }, manager, before) {
    const taken = await manager.existsBy(Holiday, { date, ...(before && { id: Not(before.id) }) })
    return [...(taken ? [dateTaken] : []), ...openingFaults(hours, 'hours')]
  },
})
