import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { ContentModule } from '../content/content.module.js'
import { LeadIntakeModule } from '../leads/lead-intake.module.js'
import { LocationsModule } from '../locations/locations.module.js'
import { AppointmentRequest } from './appointment-request.entity.js'
import { AppointmentsController } from './appointments.controller.js'
import { AppointmentsService } from './appointments.service.js'

@Module({
  imports: [LeadIntakeModule, LocationsModule, ContentModule, TypeOrmModule.forFeature([AppointmentRequest])],
  controllers: [AppointmentsController],
  providers: [AppointmentsService],
  exports: [AppointmentsService, TypeOrmModule],
})
export class AppointmentsModule {}
