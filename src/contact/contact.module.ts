import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { ContentModule } from '#src/content/content.module.js'
import { LeadsModule } from '#src/leads/leads.module.js'
import { ContactController } from './contact.controller.js'
import { ContactService } from './contact.service.js'
import { ContactMessage } from './contact-message.entity.js'
import { ContactMessagesController } from './contact-messages.controller.js'

@Module({
  imports: [LeadsModule, ContentModule, TypeOrmModule.forFeature([ContactMessage])],
  controllers: [ContactController, ContactMessagesController],
  providers: [ContactService],
  exports: [TypeOrmModule],
})
export class ContactModule {}
