import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { Repository } from 'typeorm'
import type { Language } from '../i18n/languages.js'
import { LocationDto } from './location.dto.js'
import { Location } from './location.entity.js'

@Injectable()
export class LocationsService {
  constructor(@InjectRepository(Location) private readonly locations: Repository<Location>) {}

  async list(language: Language): Promise<LocationDto[]> {
    const locations = await this.locations.find({ order: { position: 'ASC' } })
    return locations.map((location) => LocationDto.of(location, language))
  }
}
