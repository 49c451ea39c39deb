import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { MoreThanOrEqual, Repository } from 'typeorm'
import type { Language } from '../i18n/languages.js'
import { Holiday } from './holiday.entity.js'
import { LocationDto } from './location.dto.js'
import { Location } from './location.entity.js'

const DAY_MS = 86_400_000

@Injectable()
export class LocationsService {
  constructor(
    @InjectRepository(Location) private readonly locations: Repository<Location>,
    @InjectRepository(Holiday) private readonly closedDays: Repository<Holiday>,
  ) {}

  async list(language: Language): Promise<LocationDto[]> {
    const locations = await this.locations.find({ order: { position: 'ASC' } })
    return locations.map((location) => LocationDto.of(location, language))
  }

  /** Days to come on which every centre is closed, as `YYYY-MM-DD`, the earliest first. */
  async holidays(): Promise<string[]> {
    // From yesterday, since in Zagreb today begins earlier than in UTC and pages are kept for a while.
    const yesterday = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10)
    const days = await this.closedDays.find({ where: { date: MoreThanOrEqual(yesterday) }, order: { date: 'ASC' } })
    return days.map(({ date }) => date)
  }
}
