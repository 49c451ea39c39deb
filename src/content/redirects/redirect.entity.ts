import { Column, Entity } from 'typeorm'
import { EditableContent } from '#src/platform/database/editable-content.js'

@Entity('redirects')
export class Redirect extends EditableContent {
  /** Path, and the parameters that a request must have; spelled as `sourceOf` returns it. */
  @Column('text', { unique: true })
  source: string

  /** Path on this site, with query and fragment. */
  @Column('text')
  target: string

  /** Number of requests that were redirected. */
  @Column('integer', { default: 0 })
  uses: number
}
