import { ChoiceInQuery } from './choice-in-query.decorator.js'

const delimiters = ['comma', 'semicolon'] as const

/** How a table is written as CSV. */
export class CsvFormatDto {
  @ChoiceInQuery(delimiters, {
    default: 'comma',
    description:
      'What stands between cells: where numbers have a decimal comma, as in Croatia, Excel expects a semicolon.',
  })
  delimiter: (typeof delimiters)[number] = 'comma'
}
