import { Get, Query } from '@nestjs/common'
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { ScopedByLocation } from '#src/platform/access/scoped-access.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { RequestLanguage } from '#src/platform/i18n/request-language.decorator.js'
import { PageRead, type ReadMany } from '#src/platform/page-queries/page-read.decorator.js'
import type { Language } from '#src/shared/languages.js'
import { StaffSearchDto, StaffSearchQueryDto } from './staff-search.dto.js'
import { StaffSearchService } from './staff-search.service.js'

/** Lets an address without a search find nothing. */
function findNothing(query: Partial<StaffSearchQueryDto>): void {
  query.q ??= ''
}

@AdminController('search', 'staff', 'editor')
@ScopedByLocation()
export class StaffSearchController {
  constructor(private readonly searches: StaffSearchService) {}

  @ApiOperation({
    summary: 'Search the admin',
    description:
      'Finds leads, their senders, notes and replies, newsletter subscribers and content, as far as the role of the user may open them.',
  })
  @Get()
  @ApiOkResponse({ type: StaffSearchDto })
  @PageRead('staffSearch', { correctQuery: findNothing })
  search(
    @Query() { q }: StaffSearchQueryDto,
    @CurrentUser() user: SignedInUser,
    @RequestLanguage() language: Language,
  ): Promise<StaffSearchDto> {
    return this.searches.find(q, user, language)
  }
}

declare module '#src/platform/page-queries/page-read.decorator.js' {
  interface StaffPageReads {
    staffSearch: ReadMany<StaffSearchController['search'], StaffSearchQueryDto>
  }
}
