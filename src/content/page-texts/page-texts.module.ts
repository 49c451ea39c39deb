import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { AuditModule } from '#src/admin/audit/audit.module.js'
import { ContentVersion } from '../editing/content-version.entity.js'
import { EditedMailsService } from './edited-mails.service.js'
import { EditedTextsService } from './edited-texts.service.js'
import { PageTextsController } from './page-texts.controller.js'
import { PageTexts } from './page-texts.entity.js'
import { PageTextsService } from './page-texts.service.js'
import { PageTextsEditingService } from './page-texts-editing.service.js'
import { PageTextsHistoryService } from './page-texts-history.service.js'

/** Texts of the pages and mails, and their editor. */
@Module({
  imports: [AuditModule, TypeOrmModule.forFeature([PageTexts, ContentVersion])],
  controllers: [PageTextsController],
  providers: [
    PageTextsHistoryService,
    PageTextsService,
    EditedTextsService,
    EditedMailsService,
    PageTextsEditingService,
  ],
  exports: [PageTextsService, EditedTextsService],
})
export class PageTextsModule {}
