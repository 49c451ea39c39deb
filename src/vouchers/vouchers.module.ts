import { Module } from '@nestjs/common'
import { ContentModule } from '#src/content/content.module.js'
import { PageTextsModule } from '#src/content/page-texts/page-texts.module.js'
import { LeadsModule } from '#src/leads/leads.module.js'
import { VouchersController } from './vouchers.controller.js'
import { VouchersService } from './vouchers.service.js'

@Module({
  imports: [LeadsModule, ContentModule, PageTextsModule],
  controllers: [VouchersController],
  providers: [VouchersService],
})
export class VouchersModule {}
