import type { ContentOf } from '#src/shared/content/content-description.js'
import { price as fields } from '#src/shared/content/fields/price.js'
import type { Translated } from '#src/shared/languages.js'
import { CategoryField } from '../fields/category-field.decorator.js'
import { EurosField } from '../fields/euros-field.decorator.js'
import { NumberField } from '../fields/number-field.decorator.js'
import { TranslatedField } from '../fields/translated-field.decorator.js'

export class PriceContentDto implements ContentOf<typeof fields> {
  @CategoryField(fields.category)
  category: string

  @TranslatedField(fields.service)
  service: Translated

  @EurosField(fields.price)
  price: number

  @NumberField(fields.visits)
  visits: number

  @NumberField(fields.durationMinutes)
  durationMinutes: number | null

  @TranslatedField(fields.note)
  note: Translated
}
