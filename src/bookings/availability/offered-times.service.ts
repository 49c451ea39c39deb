import { Injectable } from '@nestjs/common'
import type { FreeTimeDto } from '#src/platform/http/problems/problem.dto.js'
import { LivePageQuery } from '#src/platform/page-queries/page-queries.js'
import { isLateStart } from '#src/shared/bookings/late-times.js'
import type { Language } from '#src/shared/languages.js'
import { zagrebText } from '#src/shared/zagreb-timestamp.js'
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

export interface FirstTimes {
  /** Slug. */
  location: string
  times: FreeTimeDto[]
}

/** First free times of a service, while they are cached. */
interface CachedTimes {
  until: number
  answer: Promise<FirstTimes[]>
}

/** Days of each location whose first free time is shown. */
const FIRST_DAYS = 3
/** For as long, visitors share the first free times of a service: the time that one of them chooses is checked again. */
const SHARED_MS = 15_000

/** Free times for the page that books them. */
@Injectable()
export class OfferedTimesService {
  /** By service and time of day, of which there are few. */
  private readonly first = new Map<string, CachedTimes>()

  constructor(private readonly availability: AvailabilityService) {}

  @LivePageQuery('offeredTimes')
  async within(_: Language, visit: WantedVisit, days: Days, moved?: MovedVisit): Promise<OfferedTimes> {
    const { times, ...offer } = await this.availability.offer(visit, days, moved)
    return { ...offer, times: times.map(toFreeTimeDto) }
  }

  /**
   * Returns the first free times of a bookable service at each location, one a day.
   * @param isLate true for those in the late afternoon and the evening
   */
  @LivePageQuery('firstTimes')
  firstTimes(_: Language, service: string, locations: string[], isLate: boolean): Promise<FirstTimes[]> {
    const key = [service, isLate, ...locations].join(' ')
    const now = Date.now()
    for (const [old, { until }] of this.first) if (until <= now) this.first.delete(old)
    const cached = this.first.get(key)
    if (cached) return cached.answer
    const answer = this.readFirst(service, locations, isLate)
    this.first.set(key, { until: now + SHARED_MS, answer })
    answer.catch(() => this.first.delete(key))
    return answer
  }

  private async readFirst(service: string, locations: string[], isLate: boolean): Promise<FirstTimes[]> {
    const isWanted = ({ start }: { start: number }) => !isLate || isLateStart(zagrebText(start))
    const found = await this.availability.first(service, locations, FIRST_DAYS, isWanted)
    return found.map(({ location, times }) => ({ location, times: times.map(toFreeTimeDto) }))
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
    firstTimes: OfferedTimesService['firstTimes']
    nearestTimes: OfferedTimesService['near']
  }
}
