import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { LeadsModule } from '#src/leads/leads.module.js'
import { FranchiseInquiriesController } from './franchise-inquiries.controller.js'
import { FranchiseController } from './franchise.controller.js'
import { FranchiseInquiry } from './franchise-inquiry.entity.js'
import { FranchiseService } from './franchise.service.js'
import { LeadIntakeModule } from '#src/leads/intake/lead-intake.module.js'
import { LocationsModule } from '../locations/locations.module.js'
import { FranchiseInquiryPageQueriesService } from './franchise-inquiry-page-queries.service.js'

@Module({
  imports: [LeadsModule, LeadIntakeModule, LocationsModule, TypeOrmModule.forFeature([FranchiseInquiry])],
  controllers: [FranchiseController, FranchiseInquiriesController],
  providers: [FranchiseInquiryPageQueriesService, FranchiseService],
})
export class FranchiseModule {}
