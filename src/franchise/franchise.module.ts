import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { LeadsModule } from '#src/leads/leads.module.js'
import { FranchiseController } from './franchise.controller.js'
import { FranchiseInquiriesController } from './franchise-inquiries.controller.js'
import { FranchiseInquiry } from './franchise-inquiry.entity.js'

@Module({
  imports: [LeadsModule, TypeOrmModule.forFeature([FranchiseInquiry])],
  controllers: [FranchiseController, FranchiseInquiriesController],
})
export class FranchiseModule {}
