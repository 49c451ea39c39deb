import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { ContactController } from './contact.controller.js'
import { ContactMessage } from './contact-message.entity.js'
import { ContactService } from './contact.service.js'
import { LeadIntakeModule } from '../leads/lead-intake.module.js'
import { LocationsModule } from '../locations/locations.module.js'

@Module({
  imports: [LeadIntakeModule, LocationsModule, TypeOrmModule.forFeature([ContactMessage])],
  controllers: [ContactController],
  providers: [ContactService],
  exports: [ContactService, TypeOrmModule],
})
export class ContactModule {}
