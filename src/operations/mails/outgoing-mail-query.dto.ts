import { ChoiceInQuery } from '#src/platform/http/lists/choice-in-query.decorator.js'
import { ListQueryDto } from '#src/platform/http/lists/list-query.dto.js'

const choices = ['all', 'waiting', 'sent', 'givenUp'] as const

/** Filter of mails. */
export class OutgoingMailQueryDto extends ListQueryDto {
  @ChoiceInQuery(choices, { default: 'all' })
  state: (typeof choices)[number] = 'all'
}
