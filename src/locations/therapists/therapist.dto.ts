import { ApiNullablePhoto, type PhotoDto, photoIn } from '#src/pictures/photo.dto.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import { therapist } from '#src/shared/content/kinds/therapist.js'
import { portraits } from '#src/shared/content/portraits.js'
import type { Language } from '#src/shared/languages.js'
import type { Therapist } from './therapist.entity.js'

const { fields } = therapist

/** Therapist, in the request's language. */
export class TherapistDto extends WithProperties({
  id: is.uuid(),
  name: is.typed(fields.name, { example: 'Petra Hrastić' }),
  role: is.typed(fields.role.hr, { example: 'therapist' }),
  training: is.typed(fields.training.hr),
  languages: is.typed(fields.languages.hr, { example: 'Croatian, English', description: 'Spoken languages.' }),
  locations: is.slugs({
    maxItems: fields.locations.most,
    example: ['zagreb'],
    description: 'Slugs of the therapist’s locations.',
  }),
  portrait: is.choice(portraits, 'Name of the drawing in place of a photograph, at `/portraits/{portrait}.svg`.'),
}) {
  @ApiNullablePhoto()
  photo: PhotoDto | null

  static of(
    { id, name, role, training, languages, locations, portrait, photo }: Therapist,
    photos: Map<string, PhotoDto>,
    language: Language,
  ): TherapistDto {
    return {
      id,
      name,
      locations,
      portrait,
      photo: photoIn(photos, photo),
      role: role[language],
      training: training[language],
      languages: languages[language],
    }
  }
}
