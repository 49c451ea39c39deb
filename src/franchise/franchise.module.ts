import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { FranchiseController } from './franchise.controller.js'
import { FranchiseInquiry } from './franchise-inquiry.entity.js'
import { FranchiseService } from './franchise.service.js'
import { LeadIntakeService } from '../leads/lead-intake.service.js'

@Module({
  imports: [TypeOrmModule.forFeature([FranchiseInquiry])],
  controllers: [FranchiseController],
  providers: [FranchiseService, LeadIntakeService],
  exports: [FranchiseService, TypeOrmModule],
})
export class FranchiseModule {}
