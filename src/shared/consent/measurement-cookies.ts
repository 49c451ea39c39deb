/**
 * Cookies of Google Analytics and the tags that measure for it, which a script of Google sets after an acceptance:
 * https://developers.google.com/analytics/resources/privacy/ga-cookies
 */
const MEASUREMENT = /^(_ga|_gid|_gat|_gac|_gcl|_dc_gtm|__utm|FPID|FPLC)/

/** Addresses of the Internet Protocol, which have no domain that a browser would set a cookie for. */
const IP_ADDRESS = /^[\d.]+$|:/

/** Checks for a cookie that must not outlast the acceptance of measurement. */
export const isMeasurementCookie = (name: string): boolean => MEASUREMENT.test(name)

/** Maximum number of labels of a domain that is searched for cookies; Google sets them for the shortest possible domain. */
const MAX_LABELS = 4

/**
 * Returns the domains for which a page of a host may have set a cookie: itself, and each parent that is not a single label; those with
 * more than four labels are left out.
 */
export function cookieDomainsOf(host: string): string[] {
  if (IP_ADDRESS.test(host)) return []
  const labels = host.split('.').slice(-MAX_LABELS)
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}
