import type { Language } from '#src/shared/languages.js'
import type { Company } from './company.entity.js'

/** Company that runs a location, in the page's language. */
export class CompanyDto {
  /** Slug of the location. */
  location: string
  company: string
  court: string
  registrationNumber: string
  oib: string
  capital: string
  directors: string[]
  address: string
  bank: string | null
  iban: string | null

  static of(row: Company, language: Language): CompanyDto {
    const { location, company, registrationNumber, oib, directors, address, bank, iban } = row
    return {
      location,
      company,
      registrationNumber,
      oib,
      directors,
      address,
      bank,
      iban,
      court: row.court[language],
      capital: row.capital[language],
    }
  }
}
