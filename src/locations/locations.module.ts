import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { ApiKeysModule } from '../api-keys/api-keys.module.js'
import { BusinessInfo } from './business/business-info.entity.js'
import { BusinessService } from './business/business.service.js'
import { Company } from './business/company.entity.js'
import { Holiday } from './holiday.entity.js'
import { Location } from './location.entity.js'
import { LocationsController } from './locations.controller.js'
import { LocationsService } from './locations.service.js'
import { Therapist } from './therapists/therapist.entity.js'
import { TherapistsController } from './therapists/therapists.controller.js'
import { TherapistsService } from './therapists/therapists.service.js'

@Module({
  imports: [ApiKeysModule, TypeOrmModule.forFeature([Location, Holiday, Company, BusinessInfo, Therapist])],
  controllers: [LocationsController, TherapistsController],
  providers: [LocationsService, BusinessService, TherapistsService],
  exports: [LocationsService, BusinessService, TherapistsService],
})
export class LocationsModule {}
