import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { AppointmentRequest } from '#src/appointments/appointment-request.entity.js'
import { Booking } from '#src/bookings/booking.entity.js'
import { BusinessModule } from '#src/business/business.module.js'
import { PageTextsModule } from '#src/content/page-texts/page-texts.module.js'
import { Location } from '#src/locations/location.entity.js'
import { RecipientsModule } from '#src/recipients/recipients.module.js'
import { ReviewInvitation } from './review-invitation.entity.js'
import { ReviewInvitationsService } from './review-invitations.service.js'
import { ReviewLettersService } from './review-letters.service.js'
import { ReviewLinksController } from './review-links.controller.js'
import { ReviewOptOut } from './review-opt-out.entity.js'
import { ReviewOptOutsService } from './review-opt-outs.service.js'

/** Invitations of clients to write a review of their visit. */
@Module({
  imports: [
    BusinessModule,
    PageTextsModule,
    RecipientsModule,
    TypeOrmModule.forFeature([ReviewInvitation, ReviewOptOut, AppointmentRequest, Booking, Location]),
  ],
  controllers: [ReviewLinksController],
  providers: [ReviewInvitationsService, ReviewLettersService, ReviewOptOutsService],
  exports: [ReviewOptOutsService],
})
export class ReviewsModule {}
