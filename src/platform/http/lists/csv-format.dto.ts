import { ChoiceInQuery } from './choice-in-query.decorator.js'

const delimiters = ['comma', 'semicolon'] as const

/** Format of a CSV file. */
export class CsvFormatDto {
  @ChoiceInQuery(delimiters, {
    default: 'comma',
    description: 'Delimiter of cells: Excel expects a semicolon where numbers have a decimal comma, as in Croatia.',
  })
  delimiter: (typeof delimiters)[number] = 'comma'
}
