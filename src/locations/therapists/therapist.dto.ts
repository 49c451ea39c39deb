import { ApiProperty } from '@nestjs/swagger'
import { type Portrait, portraits } from '../../shared/content/portraits.js'
import type { Language } from '../../shared/languages.js'
import { ApiNullablePhoto, type PhotoDto, photoIn } from '../../pictures/photo.dto.js'
import type { Therapist } from './therapist.entity.js'

/** Therapist, in the request's language. */
export class TherapistDto {
  @ApiProperty({ format: 'uuid' })
  id: string

  @ApiProperty({ example: 'Petra Hrastić' })
  name: string

  @ApiProperty({ example: 'therapist' })
  role: string

  @ApiProperty()
  training: string

  @ApiProperty({ example: 'Croatian, English', description: 'Spoken languages.' })
  languages: string

  @ApiProperty({ type: [String], example: ['zagreb'], description: 'Slugs of the therapist’s locations.' })
  locations: string[]

  @ApiNullablePhoto()
  photo: PhotoDto | null

  @ApiProperty({
    enum: portraits,
    description: 'Name of the drawing in place of a photograph, at `/portraits/{portrait}.svg`.',
  })
  portrait: Portrait

  static of(
    { id, name, role, training, languages, locations, portrait, photo }: Therapist,
    photos: Map<string, PhotoDto>,
    language: Language,
  ): TherapistDto {
    return {
      ...{ id, name, locations, portrait, photo: photoIn(photos, photo) },
      role: role[language],
      training: training[language],
      languages: languages[language],
    }
  }
}
