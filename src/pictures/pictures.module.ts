import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { AuditModule } from '#src/admin/audit/audit.module.js'
import { PictureEncoderService } from './encoding/picture-encoder.service.js'
import { MediaController } from './media/media.controller.js'
import { MediaService } from './media/media.service.js'
import { PhotosService } from './photos.service.js'
import { Picture } from './picture.entity.js'
import { PictureFile } from './picture-file.entity.js'
import { PictureProcessingService } from './picture-processing.service.js'
import { PictureUsesService } from './picture-uses.service.js'
import { PicturesController } from './pictures.controller.js'
import { PicturesService } from './pictures.service.js'
import { ObjectRemoval } from './store/object-removal.entity.js'
import { ObjectRemovalsService } from './store/object-removals.service.js'
import { PictureStoreService } from './store/picture-store.service.js'

/** Pictures that the owner uploads. */
@Module({
  imports: [AuditModule, TypeOrmModule.forFeature([Picture, PictureFile, ObjectRemoval])],
  controllers: [PicturesController, MediaController],
  providers: [
    MediaService,
    PhotosService,
    PictureEncoderService,
    PictureProcessingService,
    PicturesService,
    PictureUsesService,
    PictureStoreService,
    ObjectRemovalsService,
  ],
  exports: [PhotosService, PictureEncoderService, PictureUsesService],
})
export class PicturesModule {}
