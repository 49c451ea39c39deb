/** Address on this site: path, query and fragment. Browsers read a backslash as a slash, and two slashes as another host. */
export const SITE_PATH = /^\/(?:[^\s/\\]\S*)?$/

/** Address on this site, or nothing. */
export const OPTIONAL_SITE_PATH = /^(?:\/(?:[^\s/\\]\S*)?)?$/
