import { applyDecorators, type Type } from '@nestjs/common'
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator'
import { IdsField, MOST_IDS } from '#src/platform/http/lists/ids-field.decorator.js'
import { IsCalendarDay } from '#src/platform/http/validation/calendar-day.decorator.js'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import { INVALID } from '#src/platform/http/validation/invalid.js'
import { IsId } from '#src/platform/http/validation/is-id.decorator.js'
import { WithFields } from '#src/platform/http/validation/with-fields.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import { followUp } from '#src/shared/leads/follow-up.js'
import { leadNote } from '#src/shared/leads/lead-note.js'
import { MOST_MATCHING } from '#src/shared/leads/matching-leads.js'
import { LONGEST_SLUG, SLUG } from '#src/shared/slug.js'

/** Optional property that null clears. */
const Clearable = () => ValidateIf((_object, value) => value !== undefined && value !== null)

const StatusField = (statuses: readonly string[]) =>
  applyDecorators(ApiPropertyOptional({ enum: statuses }), IsOptional(), IsIn(statuses, INVALID))

/** Change of a lead; omitted properties stay. */
export class LeadChangeDto {
  status?: string

  @ApiPropertyOptional({
    format: 'uuid',
    type: String,
    nullable: true,
    description: 'Id of the assigned user; null removes it.',
  })
  @Clearable()
  @IsId()
  assigneeId?: string | null

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: LONGEST_SLUG,
    pattern: SLUG.source,
    description: 'Slug of a location; null removes it.',
  })
  @Clearable()
  @Matches(SLUG, INVALID)
  @MaxLength(LONGEST_SLUG, INVALID)
  location?: string | null

  @ApiPropertyOptional({
    format: 'date',
    type: String,
    nullable: true,
    example: '2026-12-04',
    description:
      'Day of a reminder, in Europe/Zagreb: today or later; null removes it. Closing the lead removes it, too.',
  })
  @Clearable()
  @IsCalendarDay(INVALID)
  followUpOn?: string | null

  @ApiPropertyOptional({ description: 'Note of the reminder, stored with `followUpOn`; an empty one is removed.' })
  @IsOptional()
  @Field(followUp.followUpNote)
  followUpNote?: string

  @ApiPropertyOptional({ description: 'True moves the lead to the trash, false restores it.' })
  @IsOptional()
  @IsBoolean(INVALID)
  trashed?: boolean

  @ApiPropertyOptional({
    description:
      'True confirms the outcome of a visit before the first preferred day, which otherwise results in `lead.visit_ahead`.',
  })
  @IsOptional()
  @IsBoolean(INVALID)
  confirmed?: boolean
}

/** Returns the change of a kind of leads with these statuses, for a class to extend. */
export function LeadChange(statuses: readonly string[]): Type<LeadChangeDto> {
  class Change extends LeadChangeDto {
    @StatusField(statuses)
    declare status?: string
  }
  return Change
}

export class NewNoteDto extends WithFields(Object, leadNote) {}

export class OtherLeadDto {
  @ApiProperty({ format: 'uuid' })
  @IsId()
  leadId: string
}

/** Maximum number of leads in one request: chosen ones, or all that match a filter. */
const MOST_CHANGED = Math.max(MOST_IDS, MOST_MATCHING)

/** Reason why one of several leads was not changed. */
class RefusedChangeDto extends WithProperties({
  id: is.uuid(),
  code: is.text({ example: 'lead.move_not_allowed' }),
}) {}

export class LeadIdsDto {
  @IdsField()
  ids: string[]
}

export class MatchingCountDto {
  @ApiProperty({
    type: 'integer',
    minimum: 1,
    maximum: MOST_MATCHING,
    example: 42,
    description: 'Number of matching leads that the user confirmed. Another number results in `lead.matching_changed`.',
  })
  @Max(MOST_MATCHING, INVALID)
  @Min(1, INVALID)
  @IsInt(INVALID)
  count: number
}

export class ErasedLeadsDto extends WithProperties({
  erased: is.texts({ format: 'uuid', maxItems: MOST_CHANGED }),
  refused: is.list(RefusedChangeDto, { maxItems: MOST_CHANGED }),
}) {}

export class UndoneLeadsDto {
  @IdsField()
  ids: string[]

  @ApiProperty({ format: 'date-time', type: String, description: 'Timestamp returned by the update to undo.' })
  @Matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, INVALID)
  @IsISO8601({ strict: true }, INVALID)
  at: string
}

export class ChangedLeadsDto extends WithProperties({
  at: is.time('Timestamp of the update, with which it can be undone.'),
  changed: is.texts({ format: 'uuid', maxItems: MOST_CHANGED }),
  unchanged: is.texts({ format: 'uuid', maxItems: MOST_CHANGED, description: 'Ids of leads without a change.' }),
  refused: is.list(RefusedChangeDto, { maxItems: MOST_CHANGED }),
}) {}
