import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { LeadsModule } from '#src/leads/leads.module.js'
import { ContactMessagesController } from './contact-messages.controller.js'
import { ContactController } from './contact.controller.js'
import { ContactMessage } from './contact-message.entity.js'
import { LeadIntakeModule } from '#src/leads/intake/lead-intake.module.js'
import { ContactMessagePageQueriesService } from './contact-message-page-queries.service.js'

@Module({
  imports: [LeadsModule, LeadIntakeModule, TypeOrmModule.forFeature([ContactMessage])],
  controllers: [ContactController, ContactMessagesController],
  providers: [ContactMessagePageQueriesService],
  exports: [TypeOrmModule],
})
export class ContactModule {}
