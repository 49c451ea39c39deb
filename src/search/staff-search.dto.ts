import { ApiPropertyOptional } from '@nestjs/swagger'
import { Allow } from 'class-validator'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import { search } from '#src/shared/forms/search.js'
import { languages } from '#src/shared/languages.js'
import { MOST_RESULTS, searchResultTypes } from '#src/shared/search/search-result-types.js'

export class StaffSearchQueryDto {
  @Field({ ...search, required: 'required' })
  q: string

  /** Read by the language resolver; declared so that validation accepts it. */
  @ApiPropertyOptional({ enum: languages, description: 'Language of the texts.' })
  @Allow()
  lang?: unknown
}

export class SearchResultDto extends WithProperties({
  type: is.choice(searchResultTypes),
  address: is.text({ description: 'Path of the page in the admin.', example: '/admin/inbox?view=all&search=ana' }),
  title: is.text({ example: 'Ana Horvat' }),
  text: is.property<string | null>({
    type: Object,
    oneOf: [{ type: 'string' }, { type: 'null' }],
    description: 'Text in which the search was found, or the beginning of the message.',
  }),
  kind: is.text({ description: 'Kind of the lead or content, in the language of the request.', example: 'Poruka' }),
  status: is.nullableText(),
  at: is.nullableTime('Time of receipt, of the note or reply, or of the subscription.'),
  leads: is.integer({ nullable: true, description: 'Number of leads of a person; null for other results.' }),
}) {}

export class StaffSearchDto extends WithProperties({
  results: is.list(SearchResultDto, {
    maxItems: MOST_RESULTS * (searchResultTypes.length + 1), // kinds and rows of content are one type
    description: 'The first results of each type, grouped by type.',
  }),
  isApproximate: is.flag('True if leads are only similar to the search, because none contains it.'),
}) {}
