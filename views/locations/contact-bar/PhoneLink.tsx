import { Phone } from 'lucide-react'
import { phoneHref } from '#views/formatting'
import { usePageContext, useTranslations } from '#views/page-context'
import { useReach } from './use-reach'

/** Link that calls the location, which it names above the number, or the chain. */
export function PhoneLink({ className }: { className?: string }) {
  const t = useTranslations('layout')
  const { office } = usePageContext()
  const location = useReach()
  const phone = (location ?? office)?.phone
  if (!phone) return null
  const callee = location && t('contactBar.callTo', { name: location.name })
  return (
    <a className={className} href={phoneHref(phone)}>
      <Phone aria-hidden />
      <span className="visually-hidden">{[t('contactBar.call'), callee].filter(Boolean).join(' ')}: </span>
      <span>
        {location && (
          <small aria-hidden>
            {location.name}
            <br />
          </small>
        )}
        {phone}
      </span>
    </a>
  )
}
