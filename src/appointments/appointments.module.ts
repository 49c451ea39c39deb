import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { LeadsModule } from '#src/leads/leads.module.js'
import { AppointmentRequestsController } from './appointment-requests.controller.js'
import { ContentModule } from '../content/content.module.js'
import { LocationsModule } from '../locations/locations.module.js'
import { AppointmentRequest } from './appointment-request.entity.js'
import { AppointmentsController } from './appointments.controller.js'
import { AppointmentsService } from './appointments.service.js'
import { AppointmentRequestPageQueriesService } from './appointment-request-page-queries.service.js'

@Module({
  imports: [LeadsModule, LocationsModule, ContentModule, TypeOrmModule.forFeature([AppointmentRequest])],
  controllers: [AppointmentsController, AppointmentRequestsController],
  providers: [AppointmentRequestPageQueriesService, AppointmentsService],
})
export class AppointmentsModule {}
