import type { Item } from './content-kinds'

/** Whether visitors see an item. */
export function isShown({ content }: Item): boolean {
  if ('status' in content) return content.status === 'published'
  return !('hidden' in content && content.hidden)
}
