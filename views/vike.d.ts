import type { ComponentType, ReactNode } from 'react'
import type { Thing } from 'schema-dts'
import type { PageContext as WholePageContext } from 'vike/types'
import type { SessionDto } from '#src/admin/session/session.dto'
import type { FoundBooking } from '#src/bookings/links/linked-bookings.service'
import type { FoundWait } from '#src/bookings/waitlist/waitlist-links.service'
import type { SocialPages } from '#src/business/business-info.entity'
import type { ShownAnnouncement } from '#src/content/announcements/announcements.service'
import type { PageQueries } from '#src/platform/page-queries/page-queries'
import type { StaffPageReads } from '#src/platform/page-queries/page-read.decorator'
import type { Density } from '#src/shared/admin/density'
import type { ConsentState } from '#src/shared/consent/consent-choice'
import type { Language } from '#src/shared/languages'
import type { LinkState } from '#src/shared/link-addresses'
import type { FormOutcome } from '#src/web/pages/form-outcome'
import type { FoundOwnData, Messages, PageInputs } from '#src/web/pages/page-renderer.service'
import type { ServiceLink } from './content/services/service-links'
import type { Moment } from './kit/admin/times'
import type { PageHead } from './kit/layout/head'
import type { PagePictures } from './kit/layout/page-pictures'
import type { Reach } from './locations/contact-bar/reach'
import type { AppointmentTarget } from './locations/contact-bar/use-appointment'
import type { FooterView } from './site/layout/footer-links'
import type { HeaderLink } from './site/layout/header-items'
import type { Office } from './site/layout/office'
import type { PageMessages, TextKey } from './translations'

declare global {
  namespace Vike {
    interface PageContext {
      Page: ComponentType
      language: Language
      publicUrl: string
      consent: ConsentState
      /** Origins to preconnect to once cookies are accepted, configured by the operator. */
      earlyConnections: string[]
      /** Google Tag Manager container id, configured by the operator. */
      tagManagerId: string | null
      messages: PageMessages
      /** Social media pages of the chain. */
      social: SocialPages | null
      /** Contact data of the chain; null when the database is unavailable. */
      office: Office | null
      /** Locations to contact, on public pages; none when the database is unavailable. */
      reaches: Reach[]
      /** Page of links to an appointment, prefilled with the service or location of this one. */
      appointmentTarget: AppointmentTarget
      /** True if locations, people, prices and testimonials are still sample data. */
      sampleData: boolean
      /** True if visitors without a decision are asked about cookies; those who have deleted one are asked anyway. */
      asksForConsent: boolean
      /** Announcement of today. */
      announcement: ShownAnnouncement | null
      header: HeaderLink[]
      footer: FooterView
      /** Services in the order of the owner. */
      services: ServiceLink[]
      /** Pictures of the owner on the page, by their places; undefined without any. */
      pagePictures?: PagePictures
      /** Signed date of rendering, for spam protection; not sent to the browser with the page context. */
      pageDay?: string
      /** Outcome of a form submitted without JavaScript. */
      form: FormOutcome | null
      /** HTTP status of the error page, if not vike's own 404 or 500. */
      errorStatus: number | null
      /** Signed-in user, on admin pages only. */
      user?: SessionDto
      /** When the user must have set up the second factor, if that is still to be done. */
      secondFactorDue?: Moment | null
      /** Hidden columns of admin lists, as `list.column`. */
      hiddenColumns?: string[]
      /** Row density of admin lists. */
      density?: Density
    }
    interface PageContextServer {
      queries: PageQueries
      /** Pictures of the owner on all pages, by their places; undefined when the database is unavailable. */
      chosenPictures?: PagePictures
      /** Recipient of the invitation link, on its page. */
      invitee: PageInputs['invitee']
      /** Second factors of a user who has entered the password, on the page of the second step. */
      secondFactors: NonNullable<PageInputs['secondFactors']>
      /** State of the newsletter link, on its page. */
      newsletterLink: LinkState
      /** State of the link that ends invitations to write a review. */
      reviewLink: LinkState
      /** Result of the personal data link, on its page. */
      ownData: FoundOwnData
      /** State of the link of a booking, on its page. */
      bookingLink: FoundBooking
      /** State of the link of a waiting list, on its page. */
      waitlistLink: FoundWait
      /** Present only on admin pages behind sign-in. */
      admin: StaffPageReads
      /** Loads translations, in the page's language unless another is given. */
      loadMessages: (namespaces: string[], language?: Language) => Record<string, Messages>
    }
    interface Config {
      title?: TextKey
      Layout?: ComponentType<{ children: ReactNode }>
      head?: (pageContext: WholePageContext) => PageHead
      appointmentTarget?: (pageContext: PageContext) => AppointmentTarget | undefined
      structuredData?: (pageContext: PageContextServer) => Thing[] | Promise<Thing[]>
    }
  }
}
