import type { ReactNode } from 'react'
import { ShownOnce } from '#views/kit/admin/panel/ShownOnce'
import { useTranslations } from '#views/page-context'

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
