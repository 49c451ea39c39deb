import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { Repository } from 'typeorm'
import { PhotosService } from '#src/pictures/photos.service.js'
import { PageQuery } from '#src/platform/page-queries/page-queries.js'
import type { Language } from '#src/shared/languages.js'
import { TherapistDto } from './therapist.dto.js'
import { Therapist } from './therapist.entity.js'

@Injectable()
export class TherapistsService {
  constructor(
    @InjectRepository(Therapist) private readonly therapists: Repository<Therapist>,
    private readonly photos: PhotosService,
  ) {}

  @PageQuery('therapists')
  async list(language: Language): Promise<TherapistDto[]> {
    const therapists = await this.therapists.find({ order: { position: 'ASC' } })
    const photos = await this.photos.find(
      therapists.map(({ photo }) => photo),
      language,
    )
    return therapists.map((therapist) => TherapistDto.of(therapist, photos, language))
  }
}

declare module '#src/platform/page-queries/page-queries.js' {
  interface PageQueryMethods {
    therapists: TherapistsService['list']
  }
}
