import type { ContentOf } from '#src/shared/content/content-description.js'
import { holiday as fields } from '#src/shared/content/fields/holiday.js'
import type { Translated } from '#src/shared/languages.js'
import type { OpeningInterval } from '#src/shared/opening/opening-hours.js'
import { DateField } from '../fields/date-field.decorator.js'
import { IntervalsField } from '../fields/hours-fields.js'
import { TranslatedField } from '../fields/translated-field.decorator.js'

export class HolidayContentDto implements ContentOf<typeof fields> {
  @DateField(fields.date)
  date: string

  @TranslatedField(fields.name)
  name: Translated

  @IntervalsField(fields.hours)
  hours: OpeningInterval[]
}
