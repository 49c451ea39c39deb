import { Injectable } from '@nestjs/common'
import type { FreeTimeDto } from '#src/platform/http/problems/problem.dto.js'
import { LivePageQuery } from '#src/platform/page-queries/page-queries.js'
import type { Language } from '#src/shared/languages.js'
import { toFreeTimeDto } from './availability.dto.js'
import {
  AvailabilityService,
  type MovedVisit,
  type OfferingTherapist,
  type WantedVisit,
} from './availability.service.js'
import type { Days } from './calendars.service.js'

export interface OfferedTimes {
  /** The earliest first; at each start those of all therapists who are free. */
  times: FreeTimeDto[]
  therapists: OfferingTherapist[]
  /** Days with a waiting list. */
  fullDays: string[]
}

/** Free times for the page that books them. */
@Injectable()
export class OfferedTimesService {
  constructor(private readonly availability: AvailabilityService) {}

  @LivePageQuery('offeredTimes')
  async within(_: Language, visit: WantedVisit, days: Days, moved?: MovedVisit): Promise<OfferedTimes> {
    const { times, ...offer } = await this.availability.offer(visit, days, moved)
    return { ...offer, times: times.map(toFreeTimeDto) }
  }

  /** Returns free times near a time that is not free. */
  @LivePageQuery('nearestTimes')
  async near(_: Language, visit: WantedVisit, start: string, moved?: MovedVisit): Promise<FreeTimeDto[]> {
    return (await this.availability.nearest(visit, Date.parse(start), moved)).map(toFreeTimeDto)
  }
}

declare module '#src/platform/page-queries/page-queries.js' {
  interface PageQueryMethods {
    offeredTimes: OfferedTimesService['within']
    nearestTimes: OfferedTimesService['near']
  }
}
