import { Injectable } from '@nestjs/common'
import { type ForReader, StaffQueries, type StaffReader } from '#src/platform/page-queries/staff-page-queries.js'
import { SettingsEditingService } from './settings-editing.service.js'

/** Queries of the page of settings. */
@Injectable()
@StaffQueries('admin')
export class SettingsPageQueriesService {
  constructor(private readonly editing: SettingsEditingService) {}

  settings(_reader: StaffReader) {
    return this.editing.read()
  }
}

declare module '#src/platform/page-queries/staff-page-queries.js' {
  interface StaffPageQueries extends ForReader<SettingsPageQueriesService> {}
}
