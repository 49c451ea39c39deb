import { Not } from 'typeorm'
import { Holiday } from '#src/locations/holiday.entity.js'
import type { ContentKind } from '../content-kind.js'
import { openingFaults } from '../fields/opening-faults.js'
import { HolidayContentDto } from './holiday-content.dto.js'

const dateTaken = { field: 'date', code: 'date.taken' }

export const holidays: ContentKind<Holiday, HolidayContentDto> = {
  name: 'holiday',
  path: 'holidays',
  entity: Holiday,
  content: HolidayContentDto,
  order: { date: 'ASC' },
  taken: dateTaken,

  toContent: ({ date, name, hours }) => ({ date, name, hours }),
  nameOf: ({ name }) => name,
  toRow: (content) => content,

  async faults({ date, hours }, manager, before) {
    const taken = await manager.existsBy(Holiday, { date, ...(before && { id: Not(before.id) }) })
    return [...(taken ? [dateTaken] : []), ...openingFaults(hours, 'hours')]
  },
}
