import { Module } from '@nestjs/common'
import { ContactModule } from '../contact/contact.module.js'
import { ContentModule } from '../content/content.module.js'
import { VouchersController } from './vouchers.controller.js'
import { VouchersService } from './vouchers.service.js'

@Module({
  imports: [ContactModule, ContentModule],
  controllers: [VouchersController],
  providers: [VouchersService],
  exports: [VouchersService],
})
export class VouchersModule {}
