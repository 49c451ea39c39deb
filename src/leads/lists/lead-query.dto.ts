import { applyDecorators, type Type } from '@nestjs/common'
import { ApiPropertyOptional } from '@nestjs/swagger'
import { Transform } from 'class-transformer'
import { ArrayMaxSize, IsArray, IsIn, IsOptional, Matches, MaxLength } from 'class-validator'
import { ChoiceInQuery } from '#src/platform/http/lists/choice-in-query.decorator.js'
import { DayInQuery } from '#src/platform/http/lists/day-in-query.decorator.js'
import { ListQueryDto } from '#src/platform/http/lists/list-query.dto.js'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import { INVALID } from '#src/platform/http/validation/invalid.js'
import { IsId } from '#src/platform/http/validation/is-id.decorator.js'
import { search } from '#src/shared/forms/search.js'
import { type LeadView, leadViews } from '#src/shared/leads/lead-statuses.js'
import { LONGEST_SLUG, SLUG } from '#src/shared/slug.js'
import { leadSorts } from './lead-sorts.js'

/** As many as a page of a list contains. */
const MOST_IDS = 100
const ASSIGNEE = /^(?:me|none|[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})$/i

/** Validates statuses separated by commas. */
function StatusesInQuery(statuses: readonly string[]): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({
      type: [String],
      enum: statuses,
      maxItems: statuses.length,
      explode: false,
      style: 'form',
    } as object),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.split(',').filter(Boolean) : value,
    ),
    IsOptional(),
    IsArray(INVALID),
    ArrayMaxSize(statuses.length, INVALID),
    IsIn(statuses, { each: true, ...INVALID }),
  )
}

/** Validates ids separated by commas, as many as a selection contains. */
function IdsInQuery(): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({
      type: [String],
      format: 'uuid',
      maxItems: MOST_IDS,
      explode: false,
      style: 'form',
      description: 'Only these leads, as far as the view contains them.',
    } as object),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.split(',').filter(Boolean) : value,
    ),
    IsOptional(),
    IsArray(INVALID),
    ArrayMaxSize(MOST_IDS, INVALID),
    IsId({ each: true }),
  )
}

/** Filter and order of leads. */
export class LeadQueryDto extends ListQueryDto {
  @Field(search)
  search?: string

  status?: string[]

  @ApiPropertyOptional({
    description: 'Assignee: `me`, `none`, or the id of a user.',
    example: 'me',
    maxLength: 36,
    pattern: ASSIGNEE.source,
  })
  @IsOptional()
  @Matches(ASSIGNEE, INVALID)
  assignee?: string

  @ApiPropertyOptional({
    description: 'Location: `none`, or a slug.',
    example: 'zagreb',
    maxLength: LONGEST_SLUG,
    pattern: SLUG.source,
  })
  @IsOptional()
  @Matches(SLUG, INVALID)
  @MaxLength(LONGEST_SLUG, INVALID)
  location?: string

  @IdsInQuery()
  ids?: string[]

  @DayInQuery('Received on this day or later, in Europe/Zagreb.')
  from?: string

  @DayInQuery('Received on this day or earlier, in Europe/Zagreb.')
  to?: string

  @ChoiceInQuery(leadViews, {
    default: 'inbox',
    description:
      'Inbox: all leads except spam, unless requested by status. Open: leads of the inbox with remaining work.',
  })
  view: LeadView = 'inbox'

  @ChoiceInQuery(leadSorts, { default: '-receivedAt' })
  sort: string = '-receivedAt'
}

/** Returns the query of a kind of leads with these statuses, for a class to extend. */
export function LeadQuery(statuses: readonly string[]): Type<LeadQueryDto> {
  class Query extends LeadQueryDto {
    @StatusesInQuery(statuses)
    declare status?: string[]
  }
  return Query
}
