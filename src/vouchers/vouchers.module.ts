import { Module } from '@nestjs/common'
import { ContentModule } from '../content/content.module.js'
import { LeadIntakeModule } from '../leads/intake/lead-intake.module.js'
import { VouchersController } from './vouchers.controller.js'
import { VouchersService } from './vouchers.service.js'

@Module({
  imports: [LeadIntakeModule, ContentModule],
  controllers: [VouchersController],
  providers: [VouchersService],
})
export class VouchersModule {}
