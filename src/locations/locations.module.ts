import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { AuditModule } from '#src/admin/audit/audit.module.js'
import { StandingAccessModule } from '#src/admin/standing-access/standing-access.module.js'
import { ApiKeysModule } from '#src/api-keys/api-keys.module.js'
import { BusinessModule } from '#src/business/business.module.js'
import { PicturesModule } from '#src/pictures/pictures.module.js'
import { BusinessProfilesController } from './business-profiles/business-profiles.controller.js'
import { BusinessProfilesService } from './business-profiles/business-profiles.service.js'
import { ProfileSheetAddress } from './business-profiles/profile-sheet-address.entity.js'
import { PublicSheetController } from './business-profiles/public-sheet.controller.js'
import { Holiday } from './holiday.entity.js'
import { Location } from './location.entity.js'
import { LocationRowsService } from './location-rows.service.js'
import { LocationsController } from './locations.controller.js'
import { LocationsService } from './locations.service.js'
import { StaffLocationsController } from './staff-locations.controller.js'
import { Therapist } from './therapists/therapist.entity.js'
import { TherapistsController } from './therapists/therapists.controller.js'
import { TherapistsService } from './therapists/therapists.service.js'

@Module({
  imports: [
    ApiKeysModule,
    AuditModule,
    BusinessModule,
    PicturesModule,
    StandingAccessModule,
    TypeOrmModule.forFeature([Location, Holiday, Therapist, ProfileSheetAddress]),
  ],
  controllers: [
    StaffLocationsController,
    LocationsController,
    TherapistsController,
    BusinessProfilesController,
    PublicSheetController,
  ],
  providers: [BusinessProfilesService, LocationRowsService, LocationsService, TherapistsService],
  exports: [LocationRowsService, LocationsService],
})
export class LocationsModule {}
