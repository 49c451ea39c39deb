import { start } from '../client/entry'

export function onHydrationEnd() {
  start()
}
