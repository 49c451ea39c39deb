import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { Repository } from 'typeorm'
import { PhotosService } from '#src/pictures/photos.service.js'
import { SiteContentService } from '#src/platform/database/site-content.service.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { PageQuery } from '#src/platform/page-queries/page-queries.js'
import type { Language } from '#src/shared/languages.js'
import { getLast } from '#src/shared/lookups.js'
import type { Opening } from '#src/shared/opening/opening-hours.js'
import type { Holiday } from './holiday.entity.js'
import { HolidayDto, LocationDto } from './location.dto.js'
import { Location } from './location.entity.js'
import { isHolidayOf, LocationRowsService } from './location-rows.service.js'
import { readCursor, writeCursor } from './locations-cursor.js'
import type { LocationsQueryDto } from './locations-query.dto.js'
import { Therapist } from './therapists/therapist.entity.js'
import { isToCome, lastDayToCome } from './upcoming-days.js'

interface LocationsPage {
  items: LocationDto[]
  /** Undefined on the last page. */
  nextCursor: string | undefined
}

@Injectable()
export class LocationsService {
  constructor(
    @InjectRepository(Location) private readonly locations: Repository<Location>,
    @InjectRepository(Therapist) private readonly therapists: Repository<Therapist>,
    private readonly photos: PhotosService,
    private readonly content: SiteContentService,
    private readonly rows: LocationRowsService,
  ) {}

  @PageQuery('locations')
  async list(language: Language): Promise<LocationDto[]> {
    const locations = await this.locations.find({ order: { position: 'ASC', slug: 'ASC' } })
    return this.described(locations, language)
  }

  /** Returns a page of at most `limit` locations, and the cursor of the next one. */
  async page(language: Language, { limit, cursor }: LocationsQueryDto): Promise<LocationsPage> {
    const query = this.locations.createQueryBuilder('location').orderBy('location.position').addOrderBy('location.slug')
    if (cursor) query.where('(location.position, location.slug) > (:position, :slug)', { ...readCursor(cursor) })
    if (limit) query.limit(limit + 1)
    const found = await query.getMany()
    const locations = found.slice(0, limit)
    return {
      items: await this.described(locations, language),
      nextCursor: found.length > locations.length ? writeCursor(getLast(locations)) : undefined,
    }
  }

  /** Returns the names of each location. */
  names(): Promise<Pick<Location, 'slug' | 'name'>[]> {
    return this.content.recall('names of locations', (manager) =>
      manager.find(Location, { select: { slug: true, name: true }, order: { position: 'ASC', id: 'ASC' } }),
    )
  }

  /** Ensures that a location exists. @throws Problem 422 at the field `location` */
  async assertLocationExists(slug: string): Promise<void> {
    const locations = await this.names()
    if (locations.some((location) => location.slug === slug)) return
    throw Problem.validation([{ field: 'location', code: 'location.unknown' }])
  }

  /** Returns the opening hours of a location, and its ways to an appointment; undefined for an unknown slug. */
  async openingOf(slug: string): Promise<(Opening & Pick<Location, 'appointments'>) | undefined> {
    const location = await this.rows.location(slug)
    if (!location) return undefined
    const { hours, specialDays, appointments } = location
    const holidays = await this.holidaysToCome()
    return { hours, specialDays, appointments, holidays: holidays.filter((holiday) => isHolidayOf(slug, holiday)) }
  }

  /** Returns holidays within a year that concern every location, the earliest first. */
  @PageQuery('holidays')
  async holidays(language: Language): Promise<HolidayDto[]> {
    const holidays = await this.holidaysToCome()
    return holidays.filter(({ locations }) => locations.length === 0).map((holiday) => HolidayDto.of(holiday, language))
  }

  /** Returns holidays within a year, the earliest first. */
  private async holidaysToCome(): Promise<Holiday[]> {
    const holidays = await this.rows.holidays()
    return holidays.filter(({ date, lastDay }) => isToCome(lastDay ?? date) && date <= lastDayToCome())
  }

  private async described(locations: Location[], language: Language): Promise<LocationDto[]> {
    const therapists = await this.therapists.find({ order: { position: 'ASC' } })
    const holidays = (await this.holidaysToCome()).map((holiday) => HolidayDto.of(holiday, language))
    const photos = await this.photos.find(
      locations.flatMap(({ pictures }) => pictures),
      language,
    )
    return locations.map((location) => {
      const there = therapists.filter((therapist) => therapist.locations.includes(location.slug))
      return LocationDto.of(location, there, holidays, photos, language)
    })
  }
}

declare module '#src/platform/page-queries/page-queries.js' {
  interface PageQueryMethods {
    locations: LocationsService['list']
    holidays: LocationsService['holidays']
  }
}
