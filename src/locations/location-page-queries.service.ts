import { Injectable } from '@nestjs/common'
import { isWithinScope } from '#src/platform/access/location-scope.js'
import { ScopedByLocation } from '#src/platform/access/scoped-access.js'
import { type ForReader, StaffQueries, type StaffReader } from '#src/platform/page-queries/staff-page-queries.js'
import type { Language } from '#src/shared/languages.js'
import { LocationsService } from './locations.service.js'

/** Queries of admin pages for locations. */
@Injectable()
@StaffQueries('staff', 'editor')
@ScopedByLocation()
export class LocationPageQueriesService {
  constructor(private readonly service: LocationsService) {}

  /** Returns the locations that leads and content of the reader can concern. */
  async locations({ user }: StaffReader, language: Language) {
    const locations = await this.service.list(language)
    return locations.filter(({ slug }) => isWithinScope(slug, user.locations)).map(({ slug, name }) => ({ slug, name }))
  }
}

declare module '#src/platform/page-queries/staff-page-queries.js' {
  interface StaffPageQueries extends ForReader<LocationPageQueriesService> {}
}
