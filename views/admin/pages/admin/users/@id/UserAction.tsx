import type { ReactNode } from 'react'
import { Panel } from '#views/kit/admin/panel/Panel'
import { Button } from '#views/kit/components/Button'
import { useTranslations } from '#views/page-context'

interface UserActionProps {
  id: string
  action: 'enable' | 'reset'
  /** Translation key of the explanation for this user. */
  text: 'enable' | 'reset' | 'renew'
  /** Options of the action. */
  children?: ReactNode
}

/** Action on a user with an explanation of its effect. */
export function UserAction({ id, action, text, children }: UserActionProps) {
  const t = useTranslations('accounts')
  return (
    <Panel title={t(`user.${text}Title`)} lead={t(`user.${text}Lead`)}>
      <form method="post" action={`/admin/users/${id}`}>
        <input type="hidden" name="action" value={action} />
        {children}
        <Button small look="outline" type="submit">
          {t(`user.${text}Submit`)}
        </Button>
      </form>
    </Panel>
  )
}
