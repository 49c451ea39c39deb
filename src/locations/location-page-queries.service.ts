import { Injectable } from '@nestjs/common'
import type { Language } from '#src/shared/languages.js'
import { LocationsService } from './locations.service.js'
import { type ForReader, StaffQueries, type StaffReader } from '#src/platform/pages/staff-page-queries.js'

/** Queries of admin pages for locations. */
@Injectable()
@StaffQueries('staff')
export class LocationPageQueriesService {
  constructor(private readonly service: LocationsService) {}

  /** Returns the locations that a lead can concern. */
  async locations(_reader: StaffReader, language: Language) {
    return (await this.service.list(language)).map(({ slug, name }) => ({ slug, name }))
  }
}

declare module '#src/platform/pages/staff-page-queries.js' {
  interface StaffPageQueries extends ForReader<LocationPageQueriesService> {}
}
