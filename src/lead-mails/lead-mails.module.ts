import { Module } from '@nestjs/common'
import { AppointmentsModule } from '../appointments/appointments.module.js'
import { ContactModule } from '../contact/contact.module.js'
import { FranchiseModule } from '../franchise/franchise.module.js'
import { LocationsModule } from '../locations/locations.module.js'
import { LeadLettersService } from './lead-letters.service.js'
import { LeadMailQueueService } from './lead-mail-queue.service.js'
import { StaffAddressesService } from './staff-addresses.service.js'

/** What staff and senders are told of leads. */
@Module({
  imports: [AppointmentsModule, ContactModule, FranchiseModule, LocationsModule],
  providers: [LeadMailQueueService, LeadLettersService, StaffAddressesService],
  exports: [LeadLettersService, StaffAddressesService],
})
export class LeadMailsModule {}
