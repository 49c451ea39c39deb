import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsIn, IsOptional } from 'class-validator'
import { TextField } from '../../http/text-fields.js'
import { ListQueryDto } from '../lists/list-query.dto.js'

export const subscriberViews = ['subscribed', 'unsubscribed'] as const
export const subscriberSorts = ['subscribedAt', '-subscribedAt', 'email', '-email'] as const

/** Which subscribers, and in which order. */
export class SubscriberQueryDto extends ListQueryDto {
  @TextField({ max: 200 })
  search?: string

  @ApiPropertyOptional({ enum: subscriberViews, default: 'subscribed' })
  @IsOptional()
  @IsIn(subscriberViews, { message: 'validation.invalid' })
  view: (typeof subscriberViews)[number] = 'subscribed'

  @ApiPropertyOptional({ enum: subscriberSorts, default: '-subscribedAt' })
  @IsOptional()
  @IsIn(subscriberSorts, { message: 'validation.invalid' })
  sort: (typeof subscriberSorts)[number] = '-subscribedAt'
}
