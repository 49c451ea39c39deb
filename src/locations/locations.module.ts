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

@Module({
  imports: [ApiKeysModule, TypeOrmModule.forFeature([Location, Holiday, Company, BusinessInfo])],
  controllers: [LocationsController],
  providers: [LocationsService, BusinessService],
  exports: [LocationsService, BusinessService],
})
export class LocationsModule {}
