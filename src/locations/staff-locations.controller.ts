import { Param } from '@nestjs/common'
import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { isWithinScope } from '#src/platform/access/location-scope.js'
import { ScopedByLocation } from '#src/platform/access/scoped-access.js'
import { CurrentUser, type SignedInUser } from '#src/platform/access/signed-in-user.js'
import { PageRead, type Read } from '#src/platform/page-queries/page-read.decorator.js'
import type { Language } from '#src/shared/languages.js'
import { LocationsService } from './locations.service.js'

/** Locations, for choices on pages of the admin. */
@AdminController('locations', 'staff', 'editor')
@ScopedByLocation()
export class StaffLocationsController {
  constructor(private readonly locations: LocationsService) {}

  /** Returns the locations that leads and content of the reader can concern. */
  @PageRead('locations')
  async list(@Param('language') language: Language, @CurrentUser() user: SignedInUser) {
    const locations = await this.locations.list(language)
    return locations.filter(({ slug }) => isWithinScope(slug, user.locations)).map(({ slug, name }) => ({ slug, name }))
  }
}

declare module '#src/platform/page-queries/page-read.decorator.js' {
  interface StaffPageReads {
    locations: Read<StaffLocationsController['list'], 'language'>
  }
}
