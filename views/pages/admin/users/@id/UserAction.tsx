import type { ReactNode } from 'react'
import { Button } from '#views/components/ui/Button'
import { useTranslations } from '#views/translations'
import { Panel } from '#views/admin/panel/Panel'

interface UserActionProps {
  id: string
  action: 'disable' | 'enable' | 'reset'
  /** What it means for this user. */
  text: 'disable' | 'enable' | 'reset' | 'renew'
  /** What can be chosen about it. */
  children?: ReactNode
}

/** One thing that can be done about a user, with what follows from it. */
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
