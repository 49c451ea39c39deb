import { browserKeys, cookies, draftedForms, draftKey, sentKey, tabKeys } from '#src/shared/consent/stored-entries'
import type { Translator } from '#views/translations'

interface Entry {
  name: string
  staff?: true
  days?: number
}

type Place = keyof typeof places

/** Keys that exist once for each form. */
const keysOfForms: Record<string, typeof draftKey | undefined> = { draft: draftKey, sent: sentKey }

const places = { cookie: cookies, browser: browserKeys, tab: tabKeys }

/** Returns the items of the sections on cookies and storage, by section id. */
export function storedPoints(t: Translator<'cookies'>): Record<string, string[]> {
  const points = (place: Place, isShown: (entry: Entry) => boolean) =>
    Object.entries(places[place])
      .map(([name, entry]): Entry => ({ name, ...entry }))
      .filter(isShown)
      .map(({ name, days = 0 }) => {
        const ofForm = keysOfForms[name]
        const label = ofForm ? draftedForms.map(ofForm).join(', ') : name
        return `${label} (${t(`places.${place}`)}): ${t(`entries.${place}.${name}` as 'entries.tab.draft', { days })}`
      })
  const forVisitors = ({ staff }: Entry) => !staff
  const forStaff = ({ staff }: Entry) => Boolean(staff)
  return {
    necessary: points('cookie', forVisitors),
    storage: [...points('browser', forVisitors), ...points('tab', forVisitors)],
    staff: [...points('cookie', forStaff), ...points('browser', forStaff), ...points('tab', forStaff)],
  }
}
