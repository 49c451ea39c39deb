import type { FoundBooking } from '#src/bookings/links/linked-bookings.service.js'
import type { FoundWait } from '#src/bookings/waitlist/waitlist-links.service.js'
import type { WaitlistLinkState } from '#src/shared/bookings/waitlist.js'
import type { BookingLinkState, LinkState } from '#src/shared/link-addresses.js'
import type { FoundOwnData, PageInputs } from '../pages/page-renderer.service.js'

const statuses: Partial<Record<LinkState | BookingLinkState | WaitlistLinkState, number>> = {
  unknown: 404,
  expired: 410,
  past: 410,
  lost: 410,
}

export function newsletterLinkInputs(newsletterLink: LinkState): PageInputs {
  return { newsletterLink, status: statuses[newsletterLink] }
}

export function ownDataInputs(ownData: FoundOwnData): PageInputs {
  return { ownData, status: statuses[ownData.state] }
}

export function bookingLinkInputs(bookingLink: FoundBooking): PageInputs {
  return { bookingLink, status: statuses[bookingLink.state] }
}

export function reviewLinkInputs(reviewLink: LinkState): PageInputs {
  return { reviewLink, status: statuses[reviewLink] }
}

export function waitlistLinkInputs(waitlistLink: FoundWait): PageInputs {
  return { waitlistLink, status: statuses[waitlistLink.state] }
}

/** Token of a link; empty where the address has none, or several. */
export function tokenOf({ token }: Record<string, unknown>): string {
  return typeof token === 'string' ? token : ''
}
