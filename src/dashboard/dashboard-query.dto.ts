import { ApiPropertyOptional } from '@nestjs/swagger'
import { Allow } from 'class-validator'
import { ChoiceInQuery } from '#src/platform/http/lists/choice-in-query.decorator.js'
import { languages } from '#src/shared/languages.js'

export const periods = ['week', 'month'] as const

export type Period = (typeof periods)[number]

/** Query of the dashboard. */
export class DashboardQueryDto {
  @ChoiceInQuery(periods, { default: 'month' })
  by: Period = 'month'

  /** Read by the language resolver; declared so that validation accepts it. */
  @ApiPropertyOptional({ enum: languages, description: 'Language of the error texts.' })
  @Allow()
  lang?: unknown
}
