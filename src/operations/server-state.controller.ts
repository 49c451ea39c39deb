import { AdminController } from '#src/platform/access/admin-controller.decorator.js'
import { findUnsupportedNode } from '#src/platform/config/node-support.js'
import { PageRead, type Read } from '#src/platform/page-queries/page-read.decorator.js'
import { BackupStatusService } from './backup/backup-status.service.js'

/** State of backups and of Node, for the pages of administrators. */
@AdminController('server-state', 'admin')
export class ServerStateController {
  constructor(private readonly status: BackupStatusService) {}

  @PageRead('backups')
  showBackups() {
    return this.status.read()
  }

  @PageRead('unsupportedNode')
  showUnsupportedNode() {
    return findUnsupportedNode() ?? null
  }
}

declare module '#src/platform/page-queries/page-read.decorator.js' {
  interface StaffPageReads {
    backups: Read<ServerStateController['showBackups']>
    unsupportedNode: Read<ServerStateController['showUnsupportedNode']>
  }
}
