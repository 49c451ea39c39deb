import type { ReactNode } from 'react'
import { placeholdersIn, type ReplyPlaceholder, replyPlaceholders } from '#src/shared/leads/reply-placeholders'
import { useTranslations } from '#views/page-context'
import styles from './Conversation.module.css'
import { useLeadWork } from './lead-work'

interface TemplateChoiceProps {
  /** Inserts the text of the chosen template. */
  insert: (text: string) => void
  disabled: boolean
}

/** Choice of a template, whose text is inserted. */
export function TemplateChoice({ insert, disabled }: TemplateChoiceProps): ReactNode {
  const t = useTranslations('leads')
  const { templates } = useLeadWork().lead
  if (templates.length === 0) return null
  return (
    <select
      className={styles.template}
      aria-label={t('conversation.template')}
      value=""
      disabled={disabled}
      onChange={({ target }) => insert(templates.find(({ id }) => id === target.value)?.text ?? '')}
    >
      <option value="">{t('conversation.chooseTemplate')}</option>
      {templates.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}

const isKnown = (name: string): name is ReplyPlaceholder => (replyPlaceholders as readonly string[]).includes(name)

/** Placeholders that are still to be filled in; a press selects one in the text. */
export function UnfilledPlaceholders({ text, select }: { text: string; select: (placeholder: string) => void }) {
  const t = useTranslations('leads')
  const names = placeholdersIn(text)
  if (names.length === 0) return null
  return (
    <p className={styles.unfilled}>
      {t('conversation.unfilled')}{' '}
      {names.map((name) => (
        <button key={name} type="button" className={styles.placeholder} onClick={() => select(`{${name}}`)}>
          {isKnown(name) ? t(`conversation.placeholders.${name}`) : name}
        </button>
      ))}
    </p>
  )
}
