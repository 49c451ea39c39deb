/** Replaces the text of a field as if it were typed. */
export function setValue(id: string, text: string): void {
  const field = document.getElementById(id) as HTMLInputElement | HTMLTextAreaElement
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  // React replaces the setter of the element, so that it would not report this change.
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.focus()
}
