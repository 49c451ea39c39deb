import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { CarriedRowsService } from './carried-rows.service.js'
import { ChangeEpoch } from './change-epoch.entity.js'
import { ChangesService } from './changes.service.js'
import { Removal } from './removal.entity.js'

/** Change feed: lists of changed rows with cursors. */
@Module({
  imports: [TypeOrmModule.forFeature([ChangeEpoch, Removal])],
  providers: [CarriedRowsService, ChangesService],
  exports: [ChangesService],
})
export class ChangeFeedModule {}
