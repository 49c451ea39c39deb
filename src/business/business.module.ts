import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { BusinessService } from './business.service.js'
import { BusinessInfo } from './business-info.entity.js'
import { Company } from './company.entity.js'

/** Name and contact data of the chain, and the companies of its imprint. */
@Module({
  imports: [TypeOrmModule.forFeature([Company, BusinessInfo])],
  providers: [BusinessService],
  exports: [BusinessService],
})
export class BusinessModule {}
