import { useSyncExternalStore } from 'react'
import { rememberedLocation, subscribeToFoundLocation } from '#client/found-location'
import { addressOf } from '../../src/shared/addresses'
import type { ContactSubject } from '../../src/shared/leads/contact-subject'
import { useData, usePageContext } from '../page-context'
import { ContactBar } from './ContactBar'
import type { Reach } from './reach'

const none = () => null

/** Contact bar of the location found in this visit; of the chain before that, and without scripts. */
export function ServiceContactBar({ subject }: { subject: ContactSubject }) {
  const { language } = usePageContext()
  const { locations } = useData<{ locations: Reach[] }>()
  const found = useSyncExternalStore(subscribeToFoundLocation, rememberedLocation, none)
  return (
    <ContactBar
      location={locations.find(({ slug }) => slug === found)}
      ask={addressOf('contact', language, { query: { subject }, fragment: 'contact' })}
    />
  )
}
