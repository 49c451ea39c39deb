import { ChoiceInQuery } from '../lists/choice-in-query.decorator.js'
import { ListQueryDto } from '../lists/list-query.dto.js'

const choices = ['all', 'waiting', 'sent', 'givenUp'] as const

/** Which mails. */
export class OutgoingMailQueryDto extends ListQueryDto {
  @ChoiceInQuery(choices, { default: 'all' })
  state: (typeof choices)[number] = 'all'
}
