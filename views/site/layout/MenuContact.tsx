import { lazy, useEffect, useState } from 'react'
import { whenIdle } from '#client/idle'
import { Failsafe } from '#views/Failsafe'
import { PhoneLink } from '#views/locations/contact-bar/PhoneLink'
import { useReach } from '#views/locations/contact-bar/use-reach'
import { usePageContext } from '#views/page-context'
import styles from './MenuContact.module.css'

const OpenNow = lazy(() =>
  import('#views/locations/opening-hours/OpenNow').then((module) => ({ default: module.OpenNow })),
)

/** Telephone number and today's opening hours, at the top of the menu. */
export function MenuContact() {
  const { office } = usePageContext()
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  const opening = (useReach() ?? office)?.opening
  return (
    <div className={styles.contact}>
      <PhoneLink className={styles.phone} />
      <div className={styles.hours}>
        {idle && opening && (
          <Failsafe otherwise={<></>}>
            <OpenNow opening={opening} />
          </Failsafe>
        )}
      </div>
    </div>
  )
}
