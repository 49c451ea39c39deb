import type { Type } from '@nestjs/common'
import type { EntityManager, FindOptionsOrder } from 'typeorm'
import type { EditableContent } from '#src/platform/database/editable-content.js'
import type { FieldFault } from '#src/platform/http/problems/problem.js'
import type { ContentKindName } from '#src/shared/content/content-kind-names.js'
import type { Translated } from '#src/shared/languages.js'
import type { InUseCode } from './content-problems.js'

/** Kind of content, as the editor handles it. */
export interface ContentKind<Row extends EditableContent = EditableContent, Content extends object = object> {
  /** Name, also part of its audit actions: `content.location.changed` is about a `location`. */
  name: ContentKindName
  /** Path segment. */
  path: string
  entity: Type<Row>
  /** DTO of the editable fields. */
  content: Type<Content>
  order: FindOptionsOrder<Row>
  /** True when rows have a `position` and are ordered manually. */
  arranged?: boolean
  /** True for what clients wrote: the audit log names the changed fields, without contents. */
  byClients?: boolean
  /** True for a single row, which can be neither added nor deleted. */
  single?: boolean
  toContent(row: Row): Content
  /** Returns the display name. */
  nameOf(content: Content): string | Translated
  /** Returns the content with names in place of ids, for the audit log; by default unchanged. */
  readable?(content: Content, manager: EntityManager): Promise<object>
  /** Converts the content to stored columns. */
  toRow(content: Content, before: Row | undefined, manager: EntityManager): Partial<Row> | Promise<Partial<Row>>
  /** Fault of a row that violates a unique constraint because of a concurrent change. */
  taken?: FieldFault
  /** Returns faults that concern several fields or other rows. */
  faults?(content: Content, manager: EntityManager, before: Row | undefined): FieldFault[] | Promise<FieldFault[]>
  /** Updates dependent rows in the same transaction. */
  afterSave?(manager: EntityManager, row: Row, before: Row | undefined): Promise<void>
  /** Checks whether other content refers to the row. */
  isInUse?(manager: EntityManager, row: Row): Promise<boolean>
  /** Code of the problem if the row is in use; by default that other content refers to it. */
  inUse?: InUseCode
}
