import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Allow } from 'class-validator'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import { ApiNullableText, ApiNullableTime } from '#src/platform/http/validation/nullable.decorators.js'
import { search } from '#src/shared/forms/search.js'
import { languages } from '#src/shared/languages.js'
import { type SearchResultType, searchResultTypes } from '#src/shared/search/search-result-types.js'

export class StaffSearchQueryDto {
  @Field({ ...search, required: 'required' })
  q: string

  /** Read by the language resolver; declared so that validation accepts it. */
  @ApiPropertyOptional({ enum: languages, description: 'Language of the texts.' })
  @Allow()
  lang?: unknown
}

export class SearchResultDto {
  @ApiProperty({ enum: searchResultTypes })
  type: SearchResultType

  @ApiProperty({ description: 'Path of the page in the admin.', example: '/admin/inbox?view=all&search=ana' })
  address: string

  @ApiProperty({ example: 'Ana Horvat' })
  title: string

  @ApiProperty({
    type: Object,
    oneOf: [{ type: 'string' }, { type: 'null' }],
    description: 'Text in which the search was found, or the beginning of the message.',
  })
  text: string | null

  @ApiProperty({ description: 'Kind of the lead or content, in the language of the request.', example: 'Poruka' })
  kind: string

  @ApiNullableText()
  status: string | null

  @ApiNullableTime('Time of receipt, of the note or reply, or of the subscription.')
  at: Date | null

  @ApiProperty({ type: 'integer', nullable: true, description: 'Number of leads of a person; null for other results.' })
  leads: number | null
}

export class StaffSearchDto {
  @ApiProperty({ type: [SearchResultDto], description: 'The first results of each type, grouped by type.' })
  results: SearchResultDto[]

  @ApiProperty({ description: 'True if leads are only similar to the search, because none contains it.' })
  isApproximate: boolean
}
