import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { FranchiseController } from './franchise.controller.js'
import { FranchiseInquiry } from './franchise-inquiry.entity.js'
import { FranchiseService } from './franchise.service.js'
import { LeadIntakeModule } from '../leads/lead-intake.module.js'

@Module({
  imports: [LeadIntakeModule, TypeOrmModule.forFeature([FranchiseInquiry])],
  controllers: [FranchiseController],
  providers: [FranchiseService],
  exports: [FranchiseService, TypeOrmModule],
})
export class FranchiseModule {}
