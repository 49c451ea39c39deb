import type { Moment } from './times'

export function Time({ moment, exact = false }: { moment: Moment; exact?: boolean }) {
  return (
    <time dateTime={moment.iso} title={moment.exact}>
      {exact ? moment.exact : moment.near}
    </time>
  )
}
