import { IsOptional, IsString, Matches, MaxLength } from 'class-validator'
import { SettingValuesDto } from '#src/operations/settings/settings.dto.js'
import { INVALID } from '#src/platform/http/validation/invalid.js'

const VERSION = /^\d{1,9}$/

/** What the page of settings submits. */
export class SettingsPageDto extends SettingValuesDto {
  /** That the owner saw. */
  @Matches(VERSION, INVALID)
  version: string

  /** Of a box that has to be ticked where less is to be kept, what it names: nothing brings back what the next round deletes. */
  @IsOptional()
  @IsString(INVALID)
  @MaxLength(1000, INVALID)
  confirmed?: string
}
