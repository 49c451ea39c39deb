import { start } from '../client/entry'

/** Later, since vike takes no navigation before this hook is over. */
export function onHydrationEnd() {
  setTimeout(start)
}
