import { applyDecorators, type Type } from '@nestjs/common'
import { ApiPropertyOptional } from '@nestjs/swagger'
import { Transform } from 'class-transformer'
import { ArrayMaxSize, IsArray, IsIn, IsOptional, Matches, MaxLength } from 'class-validator'
import { type LeadView, leadViews } from '#src/shared/leads/lead-statuses.js'
import { LONGEST_SLUG, SLUG } from '#src/shared/slug.js'
import { INVALID } from '#src/platform/http/validation/invalid.js'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import { search } from '#src/shared/forms/search.js'
import { ChoiceInQuery } from '#src/platform/http/lists/choice-in-query.decorator.js'
import { DayInQuery } from '#src/platform/http/lists/day-in-query.decorator.js'
import { ListQueryDto } from '#src/platform/http/lists/list-query.dto.js'

const leadSorts = ['receivedAt', 'name', 'email', 'status'] as const

const ASSIGNEE = /^(?:me|none|[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})$/i

/** One or more statuses, with commas between. */
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

/** Which leads, and in which order. */
export class LeadQueryDto extends ListQueryDto {
  @Field(search)
  search?: string

  status?: string[]

  @ApiPropertyOptional({
    description: '`me`, `none`, or the id of a user.',
    example: 'me',
    maxLength: 36,
    pattern: ASSIGNEE.source,
  })
  @IsOptional()
  @Matches(ASSIGNEE, INVALID)
  assignee?: string

  @ApiPropertyOptional({
    description: '`none`, or the slug of a location.',
    example: 'zagreb',
    maxLength: LONGEST_SLUG,
    pattern: SLUG.source,
  })
  @IsOptional()
  @Matches(SLUG, INVALID)
  @MaxLength(LONGEST_SLUG, INVALID)
  location?: string

  @DayInQuery('Received on this day or later, in Europe/Zagreb.')
  from?: string

  @DayInQuery('Received on this day or earlier, in Europe/Zagreb.')
  to?: string

  @ChoiceInQuery(leadViews, {
    default: 'inbox',
    description:
      'Inbox: all but spam, unless it is asked for by status. Open: those of the inbox that are still to be worked on.',
  })
  view: LeadView = 'inbox'

  @ChoiceInQuery(leadSorts.flatMap((sort) => [sort, `-${sort}`]), { default: '-receivedAt' })
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
