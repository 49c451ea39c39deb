import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { MoreThanOrEqual, Repository } from 'typeorm'
import type { Language } from '../shared/languages.js'
import { Holiday } from './holiday.entity.js'
import { LocationDto } from './location.dto.js'
import { Location } from './location.entity.js'
import type { SpecialDay } from '../shared/opening/opening-hours.js'
import { firstDayToCome } from './to-come.js'

@Injectable()
export class LocationsService {
  constructor(
    @InjectRepository(Location) private readonly locations: Repository<Location>,
    @InjectRepository(Holiday) private readonly holidaysOfAll: Repository<Holiday>,
  ) {}

  async list(language: Language): Promise<LocationDto[]> {
    const locations = await this.locations.find({ order: { position: 'ASC' } })
    return locations.map((location) => LocationDto.of(location, language))
  }

  /** What each location is called in every language. */
  async names(): Promise<{ slug: string; names: string[] }[]> {
    const locations = await this.locations.find({ select: { slug: true, name: true }, order: { position: 'ASC' } })
    return locations.map(({ slug, name }) => ({ slug, names: Object.values(name) }))
  }

  /** Days to come on which no location keeps its usual hours, the earliest first. */
  async holidays(): Promise<SpecialDay[]> {
    const where = { date: MoreThanOrEqual(firstDayToCome()) }
    const days = await this.holidaysOfAll.find({ where, order: { date: 'ASC' } })
    return days.map(({ date, hours }) => ({ date, hours }))
  }
}
