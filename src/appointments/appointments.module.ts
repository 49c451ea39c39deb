import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { ContentModule } from '#src/content/content.module.js'
import { LeadsModule } from '#src/leads/leads.module.js'
import { LocationsModule } from '#src/locations/locations.module.js'
import { AppointmentRequest } from './appointment-request.entity.js'
import { AppointmentRequestsController } from './appointment-requests.controller.js'
import { AppointmentsController } from './appointments.controller.js'
import { AppointmentsService } from './appointments.service.js'

@Module({
  imports: [LeadsModule, LocationsModule, ContentModule, TypeOrmModule.forFeature([AppointmentRequest])],
  controllers: [AppointmentsController, AppointmentRequestsController],
  providers: [AppointmentsService],
})
export class AppointmentsModule {}
