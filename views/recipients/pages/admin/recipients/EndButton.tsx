import { Button } from '#views/kit/components/Button'
import { useTranslations } from '#views/page-context'

/** Button that ends a mailbox or an access. */
export function EndButton({ action, name }: { action: string; name: string }) {
  const t = useTranslations('recipients')
  return (
    <form method="post" action={action}>
      <Button small look="outline" type="submit" aria-label={t('endOf', { name })}>
        {t('end')}
      </Button>
    </form>
  )
}
