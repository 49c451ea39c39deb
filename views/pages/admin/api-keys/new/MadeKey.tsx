import { ButtonLink } from '#views/components/ui/ButtonLink'
import { useTranslations } from '#views/translations'
import { ShownOnce } from '#views/admin/panel/ShownOnce'

/** A new key, shown this once. */
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
      {/* A new document: the one of now holds the key as long as it lives. */}
      <ButtonLink small look="outline" href="/admin/api-keys" data-vike="false">
        {t('made.finished')}
      </ButtonLink>
    </ShownOnce>
  )
}
