import { whenIdle } from './idle'

/** Lays out deferred sections one at a time in idle time, so that later their real height causes no layout shift. */
export async function layOutRest(): Promise<void> {
  for (const section of document.querySelectorAll<HTMLElement>('.laid-out-late')) {
    await new Promise<void>(whenIdle)
    section.style.contentVisibility = 'visible'
  }
}
