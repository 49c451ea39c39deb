import type { ReactNode } from 'react'
import { Panel } from '#views/kit/admin/panel/Panel'
import { Button } from '#views/kit/components/Button'
import { useTranslations } from '#views/page-context'
import styles from './webhook.module.css'

interface WebhookActionProps {
  id: string
  action: 'test' | 'enable' | 'disable' | 'rotate' | 'remove'
  children?: ReactNode
}

/** Action on a webhook with an explanation of its effect. */
export function WebhookAction({ id, action, children }: WebhookActionProps) {
  const t = useTranslations('webhooks')
  return (
    <Panel title={t(`endpoint.${action}`)} lead={t(`endpoint.${action}Lead`)}>
      <form className={styles.action} method="post" action={`/admin/webhooks/${id}`}>
        <input type="hidden" name="action" value={action} />
        {children}
        <Button small look="outline" type="submit">
          {t(`endpoint.${action}Submit`)}
        </Button>
      </form>
    </Panel>
  )
}
