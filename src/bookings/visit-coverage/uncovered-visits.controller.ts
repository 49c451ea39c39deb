import { Get } from '@nestjs/common'
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { ScopedByLocation } from '#src/platform/access/scoped-access.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import { PageRead, type Read } from '#src/platform/page-queries/page-read.decorator.js'
import { findUncovered } from './read-coverage.js'

export class UncoveredVisitsDto extends WithProperties({
  total: is.integer('Number of coming visits that are not covered.'),
}) {}

/** Number of coming visits that are not covered, which is shown after changes of content that visits need. */
@AdminController('uncovered-visits', 'staff', 'editor')
@ScopedByLocation()
export class UncoveredVisitsController {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  @ApiOperation({ summary: 'Count coming visits that are not covered' })
  @Get()
  @ApiOkResponse({ type: UncoveredVisitsDto })
  @PageRead('uncoveredVisits')
  async count(@CurrentUser() { locations }: SignedInUser): Promise<UncoveredVisitsDto> {
    const uncovered = await findUncovered(this.dataSource.manager, locations)
    return { total: uncovered.length }
  }
}

declare module '#src/platform/page-queries/page-read.decorator.js' {
  interface StaffPageReads {
    uncoveredVisits: Read<UncoveredVisitsController['count']>
  }
}
