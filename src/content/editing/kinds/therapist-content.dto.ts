import { Field } from '#src/platform/http/validation/field.decorator.js'
import type { ContentOf } from '#src/shared/content/content-description.js'
import { therapist as fields } from '#src/shared/content/fields/therapist.js'
import type { Portrait } from '#src/shared/content/portraits.js'
import type { Translated } from '#src/shared/languages.js'
import { RowsField } from '../fields/rows-field.decorator.js'
import { TranslatedField } from '../fields/translated-field.decorator.js'

class WorkplaceContentDto implements ContentOf<typeof fields.locations.row> {
  @Field(fields.locations.row.location)
  location: string
}

export class TherapistContentDto implements ContentOf<typeof fields> {
  @Field(fields.name)
  name: string

  @TranslatedField(fields.role)
  role: Translated

  @TranslatedField(fields.training)
  training: Translated

  @TranslatedField(fields.languages)
  languages: Translated

  @RowsField(fields.locations, WorkplaceContentDto)
  locations: WorkplaceContentDto[]

  @Field(fields.portrait)
  portrait: Portrait
}
