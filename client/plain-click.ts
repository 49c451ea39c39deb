/** Checks whether a click has the main button and no modifier key, so that a link opens in place. */
export function isPlainClick({
  button,
  ctrlKey,
  shiftKey,
  altKey,
  metaKey,
}: Pick<MouseEvent, 'button' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey'>): boolean {
  return button === 0 && !ctrlKey && !shiftKey && !altKey && !metaKey
}
