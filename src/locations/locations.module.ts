import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { ApiKeysModule } from '../api-keys/api-keys.module.js'
import { PicturesModule } from '../pictures/pictures.module.js'
import { Holiday } from './holiday.entity.js'
import { Location } from './location.entity.js'
import { LocationsController } from './locations.controller.js'
import { LocationsService } from './locations.service.js'
import { Therapist } from './therapists/therapist.entity.js'
import { TherapistsController } from './therapists/therapists.controller.js'
import { TherapistsService } from './therapists/therapists.service.js'
import { LocationPageQueriesService } from './location-page-queries.service.js'

@Module({
  imports: [ApiKeysModule, PicturesModule, TypeOrmModule.forFeature([Location, Holiday, Therapist])],
  controllers: [LocationsController, TherapistsController],
  providers: [LocationPageQueriesService, LocationsService, TherapistsService],
  exports: [LocationsService],
})
export class LocationsModule {}
