import { Injectable } from '@nestjs/common'
import { SettingsService } from '#src/platform/settings/settings.service.js'
import { daysAfter } from '#src/shared/opening/opening-hours.js'
import { zagrebDay } from '#src/shared/zagreb-time.js'
import { AvailabilityService, type FreeVisit } from '../availability/availability.service.js'
import type { FreeStart } from '../availability/free-times.js'
import { CALENDAR_SHARE } from './booking-ceilings.js'

/** Starts of a visit that other visits of its home, and of its site, take. */
export interface TakenStarts {
  home: number
  site: number
}

interface SharedVisit {
  service: string
  location: string
}

/** Knows how much of a location's calendar a network takes before something confirms its visits. */
@Injectable()
export class CalendarShareService {
  constructor(
    private readonly availability: AvailabilityService,
    private readonly settings: SettingsService,
  ) {}

  /** Returns the length of a visit with its buffers, in steps of the calendar, and the minutes of a step. */
  async lengthOf({ service }: FreeVisit): Promise<{ step: number; steps: number }> {
    const { step } = (await this.settings.current()).booking
    return { step, steps: Math.ceil((service.length + service.bufferBefore + service.bufferAfter) / step) }
  }

  /**
   * Returns the maximum of starts that other visits of the networks take: together with those of the visit itself, a share of the free ones
   * of the location. A network without other visits is below it.
   * @param isIpv4 true for a visitor whose site strangers share
   * @param taken starts that the networks took already, which are not free
   */
  async mostOf(
    { service, location }: SharedVisit,
    visit: FreeVisit,
    isIpv4: boolean,
    taken: TakenStarts,
  ): Promise<TakenStarts> {
    const today = zagrebDay(new Date()).toString()
    const days = { from: today, to: daysAfter(today, CALENDAR_SHARE.days) }
    const [times, { steps }] = await Promise.all([
      this.availability.freeTimes({ service, location }, days),
      this.lengthOf(visit),
    ])
    const free = countStarts(times)
    const most = (share: number, count: number) => Math.max(0, share * (free + count) - (2 * steps - 1))
    return {
      home: most(CALENDAR_SHARE.share, taken.home),
      site: most(isIpv4 ? CALENDAR_SHARE.ofSite4 : CALENDAR_SHARE.share, taken.site),
    }
  }
}

/** Returns the number of starts, each as often as visits can begin then. */
function countStarts(times: FreeStart[]): number {
  return times.reduce((count, { start, places }, index) => count + (start === times[index - 1]?.start ? 0 : places), 0)
}

/** Returns the SQL of the starts that a stored visit takes from a visit of a length in steps: those at which they would overlap. */
export const startsTaken = (during: string, step: string, steps: string) =>
  `coalesce(ceil(extract(epoch FROM upper(${during}) - lower(${during})) / (60 * ${step}::int)), ${steps}::int) + ${steps}::int - 1`
