import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { SiteContentService } from '#src/platform/database/site-content.service.js'
import { Holiday } from './holiday.entity.js'
import { Location } from './location.entity.js'

/** Rows of locations and holidays, from the cache of content. */
@Injectable()
export class LocationRowsService {
  constructor(private readonly content: SiteContentService) {}

  locations(transaction?: EntityManager): Promise<readonly Location[]> {
    return this.content.recall('rows of locations', (manager) => manager.find(Location), transaction)
  }

  /** Returns a location; undefined for an unknown slug. */
  async location(slug: string): Promise<Location | undefined> {
    return (await this.locations()).find((location) => location.slug === slug)
  }

  /** Returns all holidays, the earliest first. */
  holidays(transaction?: EntityManager): Promise<readonly Holiday[]> {
    const read = (manager: EntityManager) => manager.find(Holiday, { order: { date: 'ASC' } })
    return this.content.recall('rows of holidays', read, transaction)
  }
}

/** Checks whether a holiday concerns a location. */
export const isHolidayOf = (slug: string | undefined, { locations }: Holiday) =>
  locations.length === 0 || (slug !== undefined && locations.includes(slug))
