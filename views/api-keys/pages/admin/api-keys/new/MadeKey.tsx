import { ShownOnce } from '#views/kit/admin/panel/ShownOnce'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { useTranslations } from '#views/page-context'

/** New API key with its secret, shown only once. */
export function MadeKey({ name, secret }: { name: string; secret: string }) {
  const t = useTranslations('api-keys')
  return (
    <ShownOnce
      title={t('made.title', { name })}
      lead={t('made.lead')}
      value={secret}
      texts={{
        label: t('made.label'),
        copy: t('made.copy'),
        copied: t('made.copied'),
        selected: t('made.selected'),
      }}
    >
      {/* Full page load: the current document keeps the secret in memory. */}
      <ButtonLink small look="outline" href="/admin/api-keys" data-vike="false">
        {t('made.finished')}
      </ButtonLink>
    </ShownOnce>
  )
}
