import { useTranslations } from '#views/translations'
import { Shortcuts } from '../../keyboard/Shortcuts'

/** Keyboard shortcuts to the neighbouring leads, the list and a new note. */
export function LeadShortcuts() {
  const t = useTranslations('leads')
  return (
    <Shortcuts
      shortcuts={[
        { key: 'j', text: t('shortcuts.next'), press: () => go('next') },
        { key: 'k', text: t('shortcuts.previous'), press: () => go('previous') },
        { key: 'u', text: t('shortcuts.back'), press: () => go('back') },
        { key: 'n', text: t('shortcuts.note'), press: () => document.getElementById('note-text')?.focus() },
      ]}
    />
  )
}

function go(way: string): void {
  document.querySelector<HTMLElement>(`[data-way=${way}]`)?.click()
}
