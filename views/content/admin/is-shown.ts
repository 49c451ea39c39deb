import type { Item } from './content-kinds'

/** Returns whether visitors can see an item. */
export function isShown({ content }: Item): boolean {
  if ('status' in content) return content.status === 'published'
  return !('hidden' in content && content.hidden)
}
