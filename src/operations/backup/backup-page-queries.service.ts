import { Injectable } from '@nestjs/common'
import { type ForReader, StaffQueries, type StaffReader } from '#src/platform/page-queries/staff-page-queries.js'
import { BackupStatusService } from './backup-status.service.js'

/** Query of the pages that show the status of backups. */
@Injectable()
@StaffQueries('admin')
export class BackupPageQueriesService {
  constructor(private readonly status: BackupStatusService) {}

  backups(_reader: StaffReader) {
    return this.status.read()
  }
}

declare module '#src/platform/page-queries/staff-page-queries.js' {
  interface StaffPageQueries extends ForReader<BackupPageQueriesService> {}
}
