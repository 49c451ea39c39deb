import { Body, Controller, Post, Req, Res } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import type { Request, Response } from 'express'
import { OWN_DATA_LIMIT } from '#src/privacy/own-data/own-data-limits.js'
import { OwnDataRequestsService } from '#src/privacy/own-data/own-data-requests.service.js'
import { OwnDataRequestDto } from '#src/privacy/own-data/own-data.dto.js'
import { RequestLanguage } from '#src/platform/i18n/request-language.decorator.js'
import { APPOINTMENT_LIMIT } from '#src/appointments/appointment-limit.js'
import { AppointmentRequestDto } from '#src/appointments/appointment-request.dto.js'
import { AppointmentsService } from '#src/appointments/appointments.service.js'
import { CONTACT_LIMIT } from '#src/contact/contact-limit.js'
import { ContactMessageDto } from '#src/contact/contact-message.dto.js'
import { ContactService } from '#src/contact/contact.service.js'
import { FRANCHISE_LIMIT } from '#src/franchise/franchise-limit.js'
import { FranchiseInquiryDto } from '#src/franchise/franchise-inquiry.dto.js'
import { FranchiseService } from '#src/franchise/franchise.service.js'
import { Public } from '#src/platform/http/public.decorator.js'
import { clientNetwork } from '#src/platform/http/rate-limits/client-address.js'
import type { Language } from '#src/shared/languages.js'
import { NEWSLETTER_LIMIT } from '#src/newsletter/subscription/newsletter-limit.js'
import { NewsletterSubscriptionDto } from '#src/newsletter/subscription/newsletter-subscription.dto.js'
import { NewsletterService } from '#src/newsletter/subscription/newsletter.service.js'
import { pathsOf } from '#src/shared/addresses.js'
import { nestedValues } from '#src/shared/forms/nested-values.js'
import { VoucherRequestDto } from '#src/vouchers/voucher-request.dto.js'
import { VouchersService } from '#src/vouchers/vouchers.service.js'
import { FormSubmissionsService } from './form-submissions.service.js'

/** The forms of the pages, submitted to the address of their page by a browser without JavaScript. */
@ApiExcludeController()
@Public()
@Controller()
export class FormSubmissionsController {
  constructor(
    private readonly forms: FormSubmissionsService,
    private readonly contact: ContactService,
    private readonly appointments: AppointmentsService,
    private readonly franchise: FranchiseService,
    private readonly newsletter: NewsletterService,
    private readonly vouchers: VouchersService,
    private readonly ownData: OwnDataRequestsService,
  ) {}

  @Post(pathsOf('contact'))
  postContact(
    @Body() body: unknown,
    @RequestLanguage() language: Language,
    @Req() request: Request,
    @Res() response: Response,
  ) {
    return this.forms.answer(
      { form: 'contact', limit: CONTACT_LIMIT, dto: ContactMessageDto, body, request, response },
      (message, isLimitNear) =>
        this.contact.submit(message, { language, isLimitNear, byBrowserOf: clientNetwork(request) }),
    )
  }

  @Post(pathsOf('appointment'))
  postAppointment(
    @Body() body: unknown,
    @RequestLanguage() language: Language,
    @Req() request: Request,
    @Res() response: Response,
  ) {
    return this.forms.answer(
      {
        ...{ form: 'appointment', limit: APPOINTMENT_LIMIT, dto: AppointmentRequestDto, request, response },
        body: nestedValues({ ...(body as object) }),
      },
      (asked, isLimitNear) =>
        this.appointments.submit(asked, { language, isLimitNear, byBrowserOf: clientNetwork(request) }),
    )
  }

  /** By its other button it asks only to see what has been typed as a voucher. */
  @Post(pathsOf('shop'))
  postVoucher(
    @Body() body: unknown,
    @RequestLanguage() language: Language,
    @Req() request: Request,
    @Res() response: Response,
  ) {
    const { preview, ...fields } = { ...(body as Record<string, unknown>) }
    const submitted = { form: 'voucher', dto: VoucherRequestDto, body: fields, request, response } as const
    if (preview !== undefined) return this.forms.showUnsent(submitted)
    return this.forms.answer({ ...submitted, limit: CONTACT_LIMIT }, (asked, isLimitNear) =>
      this.vouchers.submit(asked, { language, isLimitNear, byBrowserOf: clientNetwork(request) }),
    )
  }

  @Post(pathsOf('franchise'))
  postFranchise(
    @Body() body: unknown,
    @RequestLanguage() language: Language,
    @Req() request: Request,
    @Res() response: Response,
  ) {
    return this.forms.answer(
      { form: 'franchise', limit: FRANCHISE_LIMIT, dto: FranchiseInquiryDto, body, request, response },
      (inquiry, isLimitNear) =>
        this.franchise.submit(inquiry, { language, isLimitNear, byBrowserOf: clientNetwork(request) }),
    )
  }

  /** The newsletter block stands on home. */
  @Post(pathsOf('home'))
  postNewsletter(
    @Body() body: unknown,
    @RequestLanguage() language: Language,
    @Req() request: Request,
    @Res() response: Response,
  ) {
    return this.forms.answer(
      { form: 'newsletter', limit: NEWSLETTER_LIMIT, dto: NewsletterSubscriptionDto, body, request, response },
      ({ email }) => this.newsletter.subscribe(email, language),
    )
  }

  @Post(pathsOf('ownData'))
  postOwnData(
    @Body() body: unknown,
    @RequestLanguage() language: Language,
    @Req() request: Request,
    @Res() response: Response,
  ) {
    return this.forms.answer(
      { form: 'own-data', limit: OWN_DATA_LIMIT, dto: OwnDataRequestDto, body, request, response },
      (asked, isLimitNear) => this.ownData.ask(asked, language, { isLimitNear, byBrowserOf: clientNetwork(request) }),
    )
  }
}
