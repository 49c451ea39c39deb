import type { PageContextServer } from 'vike/types'
import { keptForm, pages } from 'virtual:page-texts'
import type { HeaderItem, ServiceItem } from '#src/content/navigation/navigation.service'
import type { OwnPageSummaryDto } from '#src/content/own-pages/own-page.dto'
import { navigationItems } from '#src/shared/content/navigation-items'
import { servicePages } from '#src/shared/service-pages'
import { translateLink } from '#src/shared/translate-link'
import type { Messages } from '#src/web/pages/page-renderer.service'
import { serviceLinks } from './content/services/service-links'
import { momentIn } from './kit/admin/times'
import { pagePicturesOf } from './kit/layout/page-pictures'
import { reachOf } from './locations/contact-bar/reach'
import type { AppointmentTarget } from './locations/contact-bar/use-appointment'
import { footerLinks } from './site/layout/footer-links'
import { headerLinks } from './site/layout/header-items'
import { officeOf } from './site/layout/office'
import { createTranslator } from './translations'

/**
 * Adds to the page context: translations of the layout and the page, contact data of the chain and its locations, the sample data
 * flag, the announcement, the way to an appointment, links of header and footer, pictures of the owner, whether pages ask about cookies, and when the user must
 * have set up the second factor.
 */
export async function onBeforeRender(pageContext: PageContextServer) {
  const { config, loadMessages, queries, form, errorStatus, errorWhileRendering, language, pageId, urlPathname, user } =
    pageContext
  const namespaces = ['layout', ...(pages[pageId!] ?? [])]
  // The error page renders the rejected form again.
  if ((errorStatus || errorWhileRendering) && form) namespaces.push(...keptForm)
  if (config.Layout && namespaces.includes('validation')) namespaces.push('admin-validation')
  const messages = joinFaults(loadMessages(namespaces))
  const t = createTranslator(messages, language, 'layout')
  // The error page must neither wait for the database nor fail with it.
  const failing = errorStatus === 503 || errorWhileRendering
  const linksTo = (items: ServiceItem[], ownPages: OwnPageSummaryDto[], headerItems: HeaderItem[]) => {
    const services = serviceLinks(items, language, t, urlPathname)
    return { services, footer: footerLinks(ownPages, headerItems, services, language, t) }
  }
  const nothing = {
    office: null,
    social: null,
    reaches: [],
    appointmentTarget: appointmentTargetOf(true),
    sampleData: false,
    asksForConsent: false,
    announcement: null,
    header: headerLinks([...navigationItems], urlPathname, language, t),
    ...linksTo([...servicePages], [], []),
  }
  const ofBusiness = async () => {
    const words = { weekdays: t.list('footer.weekdays'), closed: t('footer.closed') }
    const [
      business,
      locations,
      bookable,
      holidays,
      asksForConsent,
      announcement,
      headerItems,
      ownPages,
      services,
      pictures,
    ] = await Promise.all([
      queries.business(),
      queries.locations(),
      queries.bookableServices(),
      queries.holidays(),
      queries.asksForConsent(),
      queries.announcement(),
      queries.headerItems(),
      queries.ownPages(),
      queries.services(),
      queries.pagePictures(),
    ])
    const sampleData = business.sample
    // The layout of the admin contacts nobody.
    if (config.Layout) return { ...nothing, sampleData }
    const office = officeOf(business, holidays, language, words)
    const slugs = ownPages.map((page) => page.slugs)
    const bookableAt = new Set(bookable.flatMap((service) => service.locations))
    return {
      office,
      social: business.social,
      appointmentTarget: config.appointmentTarget?.(pageContext) ?? appointmentTargetOf(bookableAt.size > 0),
      reaches: locations.map((location) => reachOf(location, bookableAt.has(location.slug))),
      sampleData,
      asksForConsent,
      announcement: announcement && {
        ...announcement,
        link: announcement.link && translateLink(announcement.link, language, slugs),
      },
      header: headerLinks(headerItems, urlPathname, language, t),
      ...linksTo(services, ownPages, headerItems),
      ...pagePicturesOf(urlPathname, pictures),
      chosenPictures: pictures,
    }
  }
  const secondFactorDue = user?.secondFactorDueAt && momentIn(language)(user.secondFactorDueAt)
  return {
    pageContext: { messages, secondFactorDue, ...(failing ? nothing : await ofBusiness().catch(() => nothing)) },
  }
}

/** Returns the free times, or the requests where no location has any. */
const appointmentTargetOf = (isBookable: boolean): AppointmentTarget => [isBookable ? 'booking' : 'appointment', {}]

/** Adds the faults of forms in the admin to those of forms for visitors, where a page has both. */
function joinFaults({ 'admin-validation': ofAdmin, ...messages }: Record<string, Messages>): Record<string, Messages> {
  return ofAdmin ? { ...messages, validation: { ...messages.validation, ...ofAdmin } } : messages
}
