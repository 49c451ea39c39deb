import { useEffect } from 'react'

/** Submits the form of a multi-line field at Ctrl+Enter or Cmd+Enter. */
export function useSubmitShortcut(): void {
  useEffect(() => {
    const submit = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, isComposing, target } = event
      if (key !== 'Enter' || !(ctrlKey || metaKey) || isComposing) return
      if (!(target instanceof HTMLTextAreaElement) || !target.form) return
      event.preventDefault()
      target.form.requestSubmit()
    }
    document.addEventListener('keydown', submit)
    return () => document.removeEventListener('keydown', submit)
  }, [])
}
