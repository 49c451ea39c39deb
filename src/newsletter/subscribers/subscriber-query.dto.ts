import { IntersectionType } from '@nestjs/swagger'
import { ChoiceInQuery } from '#src/platform/http/lists/choice-in-query.decorator.js'
import { ListQueryDto } from '#src/platform/http/lists/list-query.dto.js'
import { TableFormatDto } from '#src/platform/http/lists/table-format.dto.js'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import { search } from '#src/shared/forms/search.js'
import { type SubscriberState, subscriberStates } from '#src/shared/newsletter/subscriber-state.js'

const subscriberSorts = ['subscribedAt', '-subscribedAt', 'email', '-email'] as const

/** Filter and order of subscribers. */
export class SubscriberQueryDto extends ListQueryDto {
  @Field(search)
  search?: string

  @ChoiceInQuery(subscriberStates, { default: 'subscribed' })
  view: SubscriberState = 'subscribed'

  @ChoiceInQuery(subscriberSorts, { default: '-subscribedAt' })
  sort: (typeof subscriberSorts)[number] = '-subscribedAt'
}

export class SubscriberExportDto extends IntersectionType(SubscriberQueryDto, TableFormatDto) {}
