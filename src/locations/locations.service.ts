import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { Repository } from 'typeorm'
import type { Language } from '../i18n/languages.js'
import { Holiday } from './holiday.entity.js'
import { LocationDto } from './location.dto.js'
import { Location } from './location.entity.js'

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

  /** Days on which every centre is closed, as `YYYY-MM-DD`, the earliest first. */
  async holidays(): Promise<string[]> {
    const days = await this.closedDays.find({ order: { date: 'ASC' } })
    return days.map(({ date }) => date)
  }
}
