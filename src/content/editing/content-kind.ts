import type { Type } from '@nestjs/common'
import type { EntityManager, FindOptionsOrder } from 'typeorm'
import type { EditableContent } from '#src/platform/database/editable-content.js'
import type { FieldFault } from '#src/platform/http/problems/problem.js'
import type { ContentKindName } from '#src/shared/content/content-kind-names.js'
import type { Translated } from '#src/shared/languages.js'
import type { InUseCode } from './content-problems.js'

/** What the editor must know of one kind of content. */
export interface ContentKind<Row extends EditableContent = EditableContent, Content extends object = object> {
  /** Also the middle of its audit actions: `content.location.changed` is about a `location`. */
  name: ContentKindName
  /** Its folder in addresses. */
  path: string
  entity: Type<Row>
  /** What of a row is edited, as the API takes and gives it. */
  content: Type<Content>
  order: FindOptionsOrder<Row>
  /** By hand: rows have a `position`. */
  arranged?: boolean
  /** There is one, which can neither be added to nor removed. */
  single?: boolean
  toContent(row: Row): Content
  /** How people call it. */
  nameOf(content: Content): string | Translated
  /** The same with names in place of ids, for people to read later; without it there are none. */
  readable?(content: Content, manager: EntityManager): Promise<object>
  /** What is stored for it. */
  toRow(content: Content, before: Row | undefined, manager: EntityManager): Partial<Row> | Promise<Partial<Row>>
  /** The fault of a row that has what another one got at the same moment. */
  taken?: FieldFault
  /** What is wrong beyond single fields. */
  faults?(content: Content, manager: EntityManager, before: Row | undefined): FieldFault[] | Promise<FieldFault[]>
  /** What else changes with it, in the same transaction. */
  afterSave?(manager: EntityManager, row: Row, before: Row | undefined): Promise<void>
  /** Whether other content needs it. */
  isInUse?(manager: EntityManager, row: Row): Promise<boolean>
  /** The problem that then says why it stays; without it, that other content needs it. */
  inUse?: InUseCode
}
