import { Module } from '@nestjs/common'
import { AuditModule } from '../audit/audit.module.js'
import { contentControllerOf } from './content-controller.js'
import { contentKinds } from './content-kinds.js'
import { ContentOverviewController } from './content-overview.controller.js'
import { ContentReading } from './content-reading.service.js'
import { ContentEditing } from './editing/content-editing.service.js'

/** Where the owner edits what the site says. */
@Module({
  imports: [AuditModule],
  controllers: [ContentOverviewController, ...contentKinds.map(contentControllerOf)],
  providers: [ContentReading, ContentEditing],
  exports: [ContentReading],
})
export class ContentDeskModule {}
