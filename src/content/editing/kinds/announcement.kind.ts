import { daysOf } from '#src/shared/opening/opening-hours.js'
import { Announcement } from '../../announcements/announcement.entity.js'
import { isPageOfSite } from '../../redirects/site-pages.js'
import { contentKind } from '../content-kind.js'

export const announcement = contentKind('announcement', Announcement, {
  descriptions: {
    link: 'Path of the page that tells more; empty without one.',
    date: 'First day.',
    lastDay: 'Last day; null for a single day.',
  },
  defaults: { link: '', lastDay: null },
  order: { date: 'DESC', id: 'ASC' },
  faults: async ({ link, date, lastDay }, manager) => [
    ...(link && !(await isPageOfSite(link, manager)) ? [{ field: 'link', code: 'redirect.nowhere' }] : []),
    ...(daysOf({ date, lastDay }) < 1 ? [{ field: 'lastDay', code: 'date.order' }] : []),
  ],
})
