import { Equals, IsIn, IsOptional, ValidateIf } from 'class-validator'
import { PersonDto } from '#src/privacy/personal-data.dto.js'
import { INVALID } from '#src/platform/http/validation/invalid.js'

const actions = ['export', 'erase'] as const

/** What the page of personal data submits: an address to search for, or what is to be done with what was found. */
export class PersonalDataActionDto extends PersonDto {
  @IsOptional()
  @IsIn(actions, INVALID)
  action?: (typeof actions)[number]

  /** Of a box that has to be ticked: nothing brings back what was erased. */
  @ValidateIf(({ action }: PersonalDataActionDto) => action === 'erase')
  @Equals('1', INVALID)
  confirmed?: string
}
