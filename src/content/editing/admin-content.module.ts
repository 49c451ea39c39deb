import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { AuditModule } from '#src/admin/audit/audit.module.js'
import { PicturesModule } from '#src/pictures/pictures.module.js'
import { ContentModule } from '../content.module.js'
import { ContentEditingService } from './content-editing.service.js'
import { contentKinds } from './content-kinds.js'
import { ContentPictureUsesService } from './content-picture-uses.service.js'
import { ContentReadingService } from './content-reading.service.js'
import { ContentVersion } from './content-version.entity.js'
import { ContentVersionsService } from './content-versions.service.js'
import { contentController } from './controllers/content.controller.js'
import { ContentOverviewController } from './controllers/content-overview.controller.js'
import { PriceChangesController } from './controllers/price-changes.controller.js'

/** API of the content editor. */
@Module({
  imports: [
    AuditModule,
    ContentModule,
    PicturesModule,
    TypeOrmModule.forFeature([ContentVersion, ...contentKinds.map(({ entity }) => entity)]),
  ],
  controllers: [ContentOverviewController, PriceChangesController, ...contentKinds.map(contentController)],
  providers: [ContentPictureUsesService, ContentReadingService, ContentEditingService, ContentVersionsService],
  exports: [ContentReadingService],
})
export class AdminContentModule {}
