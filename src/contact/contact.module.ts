import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { ContactController } from './contact.controller.js'
import { ContactMessage } from './contact-message.entity.js'
import { ContactService } from './contact.service.js'
import { LeadIntakeService } from '../leads/lead-intake.service.js'

@Module({
  imports: [TypeOrmModule.forFeature([ContactMessage])],
  controllers: [ContactController],
  providers: [ContactService, LeadIntakeService],
  exports: [ContactService, TypeOrmModule],
})
export class ContactModule {}
