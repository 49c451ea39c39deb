import { revealOnScroll } from '../client/reveal'

export function onHydrationEnd() {
  revealOnScroll()
}
