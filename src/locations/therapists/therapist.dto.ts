import { ApiProperty } from '@nestjs/swagger'
import { type Portrait, portraits } from '../../shared/content/portraits.js'
import type { Language } from '../../shared/languages.js'
import type { Therapist } from './therapist.entity.js'

/** Who receives clients, in the request's language. */
export class TherapistDto {
  @ApiProperty({ example: 'Petra Hrastić' })
  name: string

  @ApiProperty({ example: 'therapist' })
  role: string

  @ApiProperty()
  training: string

  @ApiProperty({ example: 'Croatian, English', description: 'Those they speak.' })
  languages: string

  @ApiProperty({ type: [String], example: ['zagreb'], description: 'Slugs of the locations where they work.' })
  locations: string[]

  @ApiProperty({ enum: portraits, description: 'The drawing at `/portraits/{portrait}.svg`.' })
  portrait: Portrait

  static of({ name, role, training, languages, locations, portrait }: Therapist, language: Language): TherapistDto {
    return {
      ...{ name, locations, portrait },
      role: role[language],
      training: training[language],
      languages: languages[language],
    }
  }
}
