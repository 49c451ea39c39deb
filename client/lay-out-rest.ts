import { whenIdle } from './idle'

/**
 * Lays out what is still to come near, a section at a time, when nothing else is to be done: then nothing turns out higher
 * than it was taken for while somebody reads.
 */
export async function layOutRest(): Promise<void> {
  for (const section of document.querySelectorAll<HTMLElement>('.laid-out-late')) {
    await new Promise<void>(whenIdle)
    section.style.contentVisibility = 'visible'
  }
}
