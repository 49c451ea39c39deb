import type { Type } from '@nestjs/common'
import { ApiProperty, ApiSchema, IntersectionType } from '@nestjs/swagger'
import { itemsOfPage, ListPageDto } from '#src/platform/http/lists/list-query.dto.js'
import { TableFormatDto } from '#src/platform/http/lists/table-format.dto.js'
import type { Fields } from '#src/shared/forms/field.js'
import { LeadDetailsDto } from './details/lead-details.dto.js'
import type { Lead } from './lead.entity.js'
import { LeadItemDto } from './lists/lead-item.dto.js'
import { LeadQuery, type LeadQueryDto } from './lists/lead-query.dto.js'
import { type SentFields, sentIn, WithSent } from './sent-fields.js'
import { LeadChange, LeadIdsDto, MatchingCountDto } from './work/lead-change.dto.js'

interface LeadDtosOptions<F extends Fields, Query extends LeadQueryDto> {
  /** Names in the API document, singular and plural: `ContactMessage`, `ContactMessages`. */
  one: string
  many: string
  /** Plural noun in descriptions. */
  noun: string
  fields: F
  statuses: readonly string[]
  /** Properties of an item besides the form and the status; by default those of all kinds. */
  item?: typeof LeadItemDto
  /** Query of the list; by default that of all kinds. */
  query?: Type<Query>
}

/** Creates the classes of the admin API of a kind of leads. */
export function leadDtos<F extends Fields, Query extends LeadQueryDto = LeadQueryDto>(
  options: LeadDtosOptions<F, Query>,
) {
  const { one, many, noun, fields, statuses, item = LeadItemDto, query = LeadQuery(statuses) as Type<Query> } = options

  @ApiSchema({ name: `${one}ItemDto` })
  class ItemDto extends (WithSent(item, fields) as Type<LeadItemDto>) {
    @ApiProperty({ enum: statuses })
    status: string
  }

  @ApiSchema({ name: `${one}InListDto` })
  class InListDto extends ItemDto {
    @ApiProperty({ type: [ItemDto], description: `${noun} of the same person that were merged into this one.` })
    merged: ItemDto[]
  }

  @ApiSchema({ name: `${many}PageDto` })
  class PageDto extends ListPageDto {
    @ApiProperty(itemsOfPage(InListDto).options)
    items: InListDto[]
  }

  @ApiSchema({ name: `${one}DetailsDto` })
  class DetailsDto extends IntersectionType(InListDto, LeadDetailsDto) {}

  @ApiSchema({ name: `${one}ChangeDto` })
  class ChangeDto extends LeadChange(statuses) {}

  @ApiSchema({ name: `${many}ChangeDto` })
  class ChangesDto extends IntersectionType(ChangeDto, LeadIdsDto) {}

  @ApiSchema({ name: `Matching${many}ChangeDto` })
  class MatchingDto extends IntersectionType(ChangeDto, MatchingCountDto) {}

  const toItem = (lead: Lead & { status: string }): ItemDto & SentFields<F> => ({
    ...item.pick(lead),
    status: lead.status,
    ...sentIn(fields, lead),
  })
  const classes = {
    query,
    page: PageDto,
    details: DetailsDto,
    change: ChangeDto,
    changes: ChangesDto,
    matching: MatchingDto,
  }
  return { ...classes, export: IntersectionType(query, TableFormatDto) as Type<Query & TableFormatDto>, toItem }
}
