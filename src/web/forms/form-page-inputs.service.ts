import { Injectable } from '@nestjs/common'
import { HoldConfirmationService } from '#src/bookings/holds/hold-confirmation.service.js'
import { LinkedBookingsService } from '#src/bookings/links/linked-bookings.service.js'
import { WaitlistLinksService } from '#src/bookings/waitlist/waitlist-links.service.js'
import type { PostedForm } from '#src/platform/http/forms/posted-form.js'
import type { ProblemCode } from '#src/platform/http/problems/problem-types.js'
import type { OwnErasureDto } from '#src/privacy/own-data/own-data.dto.js'
import { OwnDataService } from '#src/privacy/own-data/own-data.service.js'
import { type BookingLinkState, type LinkName, linkPaths, type LinkState } from '#src/shared/link-addresses.js'
import { AdminPagesService } from '../admin/admin-pages.service.js'
import { InvitationPagesService } from '../admin/invitation-pages.service.js'
import { SecondStepPagesService } from '../admin/second-step-pages.service.js'
import {
  bookingLinkInputs,
  newsletterLinkInputs,
  ownDataInputs,
  reviewLinkInputs,
  tokenOf,
  waitlistLinkInputs,
} from '../links/link-page-inputs.js'
import type { FormOutcome } from '../pages/form-outcome.js'
import type { PageInputs } from '../pages/page-renderer.service.js'

/** State of a newsletter link by the problem of pressing its button. */
const linkStates: Partial<Record<ProblemCode, LinkState>> = {
  'newsletter.link_used': 'used',
  'newsletter.link_expired': 'expired',
  'newsletter.link_unknown': 'unknown',
  validation: 'unknown',
}

/** State of the link of a booking by the problem of pressing its button. */
const bookingLinkStates: Partial<Record<ProblemCode, BookingLinkState>> = {
  'booking.link_used': 'used',
  'booking.link_past': 'past',
  'booking.link_late': 'late',
  'booking.link_unknown': 'unknown',
  'booking.hold_lost': 'lost',
  validation: 'unknown',
}

/** Problems of moving a booking that its page shows. */
const moveProblems: ProblemCode[] = [
  ...(Object.keys(bookingLinkStates) as ProblemCode[]),
  'booking.taken',
  'booking.same_time',
  'booking.moved_meanwhile',
  'booking.move_by_phone',
]

/** Problems of the link to own data that its page shows. */
const ownDataProblems: ProblemCode[] = [
  'own_data.link_expired',
  'own_data.link_unknown',
  'own_data.no_subscription',
  'validation',
]

/** Problems of the link of a waiting list that its page shows. */
const waitlistProblems: ProblemCode[] = [
  'waitlist.many',
  'waitlist.link_expired',
  'waitlist.link_unknown',
  'validation',
]

/** Returns the inputs of the page that shows the outcome of its form. */
@Injectable()
export class FormPageInputsService {
  constructor(
    private readonly adminPages: AdminPagesService,
    private readonly invitations: InvitationPagesService,
    private readonly secondSteps: SecondStepPagesService,
    private readonly ownData: OwnDataService,
    private readonly bookings: LinkedBookingsService,
    private readonly holds: HoldConfirmationService,
    private readonly waits: WaitlistLinksService,
  ) {}

  /** @returns undefined where the outcome has no place on the page */
  async of(form: PostedForm, outcome: FormOutcome): Promise<PageInputs | undefined> {
    const { request } = form.context
    if (isOf('confirm', form) || isOf('unsubscribe', form)) return newsletterInputs(outcome)
    if (isOf('refuseNewsletter', form)) return refusalInputs(form, outcome)
    if (isOf('reviewOptOut', form)) return reviewInputs(outcome)
    if (isOf('ownData', form)) return this.ownDataInputs(form, outcome)
    if (isOf('waitlist', form)) return this.waitlistInputs(form, outcome)
    if (isOf('cancelBooking', form)) return this.bookingInputs(form, outcome)
    if (isOf('confirmBooking', form)) return this.holdInputs(form, outcome)
    if (isOf('moveBooking', form)) return this.moveInputs(form, outcome)
    const shown = { form: outcome, status: outcome.status }
    if (form.page.form === 'invitation') return { ...shown, ...(await this.invitations.inputsFor(request)) }
    if (form.page.form === 'code') return { ...shown, ...(await this.secondSteps.inputsFor(request)) }
    return form.isPublic || !request.user ? shown : { ...shown, ...this.adminPages.inputsFor(request.user, request) }
  }

  private async bookingInputs({ context }: PostedForm, { code }: FormOutcome): Promise<PageInputs | undefined> {
    const state = code === undefined ? 'done' : bookingLinkStates[code]
    if (!state) return undefined
    const found = await this.bookings.find(tokenOf(context.query))
    return bookingLinkInputs({ ...found, state })
  }

  private async holdInputs({ context }: PostedForm, { code }: FormOutcome): Promise<PageInputs | undefined> {
    if (code !== undefined && !bookingLinkStates[code]) return undefined
    return bookingLinkInputs(await this.holds.find(tokenOf(context.query)))
  }

  private async moveInputs({ context }: PostedForm, outcome: FormOutcome): Promise<PageInputs | undefined> {
    if (!outcome.code || !moveProblems.includes(outcome.code)) return undefined
    const found = await this.bookings.find(tokenOf(context.query))
    const inputs = bookingLinkInputs(found)
    return found.state === 'open' ? { ...inputs, form: outcome, status: outcome.status } : inputs
  }

  private async waitlistInputs({ context, page }: PostedForm, { code }: FormOutcome): Promise<PageInputs | undefined> {
    if (code !== undefined && !waitlistProblems.includes(code)) return undefined
    const found = await this.waits.find(tokenOf(context.query))
    if (code !== undefined) return waitlistLinkInputs(found)
    return waitlistLinkInputs({ ...found, state: page.form === 'waitlistLeave' ? 'left' : 'done' })
  }

  private async ownDataInputs({ context }: PostedForm, { code, issued }: FormOutcome): Promise<PageInputs | undefined> {
    if (code === undefined) {
      const { erased, remaining } = issued as OwnErasureDto
      return ownDataInputs({ state: 'done', data: remaining, erased })
    }
    if (!ownDataProblems.includes(code)) return undefined
    const { link, data } = await this.ownData.find(tokenOf(context.query))
    return ownDataInputs({ state: link.state, data })
  }
}

const isOf = (link: LinkName, { route }: PostedForm) => linkPaths(link).includes(route)

function reviewInputs({ code }: FormOutcome): PageInputs | undefined {
  if (code === undefined) return reviewLinkInputs('done')
  return code === 'review.link_unknown' || code === 'validation' ? reviewLinkInputs('unknown') : undefined
}

/** Withdrawing the refusal leaves a link that has served its purpose. */
function refusalInputs({ context }: PostedForm, outcome: FormOutcome): PageInputs | undefined {
  const isWithdrawal = outcome.code === undefined && context.query.again !== undefined
  return isWithdrawal ? newsletterLinkInputs('used') : newsletterInputs(outcome)
}

function newsletterInputs({ code }: FormOutcome): PageInputs | undefined {
  const state = code === undefined ? 'done' : linkStates[code]
  return state && newsletterLinkInputs(state)
}
