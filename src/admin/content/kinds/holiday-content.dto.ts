import type { Translated } from '#src/shared/languages.js'
import type { OpeningInterval } from '#src/shared/opening/opening-hours.js'
import { DateField } from '../fields/date-field.decorator.js'
import { IntervalsField } from '../fields/hours-fields.js'
import { TranslatedField } from '../fields/translated-field.decorator.js'

export class HolidayContentDto {
  @DateField()
  date: string

  @TranslatedField({ max: 120 })
  name: Translated

  @IntervalsField()
  hours: OpeningInterval[]
}
