import type { ReactNode } from 'react'
import { useTranslations } from '#views/page-context'
import { ShownOnce } from '../panel/ShownOnce'

/** Signing secret of a webhook, shown only once. */
export function WebhookSecret({ secret, children }: { secret: string; children?: ReactNode }) {
  const t = useTranslations('webhooks')
  return (
    <ShownOnce
      title={t('secret.title')}
      lead={t('secret.lead')}
      value={secret}
      texts={{
        label: t('secret.label'),
        copy: t('secret.copy'),
        copied: t('secret.copied'),
        selected: t('secret.selected'),
      }}
    >
      {children}
    </ShownOnce>
  )
}
