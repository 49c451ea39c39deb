import { Module } from '@nestjs/common'
import { ContentModule } from '../content/content.module.js'
import { PageTextsModule } from '../content/page-texts/page-texts.module.js'
import { LeadIntakeModule } from '../leads/intake/lead-intake.module.js'
import { VouchersController } from './vouchers.controller.js'
import { VouchersService } from './vouchers.service.js'

@Module({
  imports: [LeadIntakeModule, ContentModule, PageTextsModule],
  controllers: [VouchersController],
  providers: [VouchersService],
})
export class VouchersModule {}
