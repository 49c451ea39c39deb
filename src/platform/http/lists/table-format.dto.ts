import { ChoiceInQuery } from './choice-in-query.decorator.js'
import { CsvFormatDto } from './csv-format.dto.js'

const tableFormats = ['csv', 'xlsx'] as const

/** Format of an exported table. */
export class TableFormatDto extends CsvFormatDto {
  @ChoiceInQuery(tableFormats, {
    default: 'csv',
    description:
      'Format of the file: `xlsx` for spreadsheets, whose cells are text, so that telephone numbers stay as they are.',
  })
  format: (typeof tableFormats)[number] = 'csv'
}
