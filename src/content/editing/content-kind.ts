import type { Type } from '@nestjs/common'
import type { EntityManager, FindOptionsOrder } from 'typeorm'
import type { EditableContent } from '#src/platform/database/editable-content.js'
import type { FieldFault } from '#src/platform/http/problems/problem.js'
import type { ContentKindDescription } from '#src/shared/content/content-description.js'
import { type ContentKindName, contentKinds, type Contents } from '#src/shared/content/content-kinds.js'
import { nameOfContent } from '#src/shared/content/name-of-content.js'
import type { Translated } from '#src/shared/languages.js'
import { capitalised, contentDto, type ContentDtoOptions } from './content-dto.js'
import type { InUseCode } from './content-problems.js'

/** Rules of a kind that its description cannot express. */
interface ContentRules<Row, Content> extends ContentDtoOptions<Content> {
  /** True for what clients wrote: the audit log names the changed fields, without contents. */
  byClients?: boolean
  /** Order of the list; by default the manual one. */
  order?: FindOptionsOrder<Row>
  /** Converts a row; by default to the columns that are called like fields, which it receives. */
  toContent?: (row: Row, columns: Pick<Row, keyof Row & keyof Content>) => Content
  /** Converts the content to stored columns; by default to columns that are called like the fields. */
  toRow?(content: Content, before: Row | undefined, manager: EntityManager): Partial<Row> | Promise<Partial<Row>>
  /** Returns the content with names in place of ids, for the audit log; by default unchanged. */
  readable?(content: Content, manager: EntityManager): Promise<object>
  /** Fault of a row that violates a unique constraint because of a concurrent change. */
  taken?: FieldFault
  /** Returns faults that concern several fields or other rows. */
  faults?(content: Content, manager: EntityManager, before: Row | undefined): FieldFault[] | Promise<FieldFault[]>
  /** Updates dependent rows in the same transaction. */
  afterSave?(manager: EntityManager, row: Row, before: Row | undefined): Promise<void>
  /** Returns the display name of content that has the name of other content. */
  borrowedName?(content: Content, manager: EntityManager): Promise<Translated>
  /** Checks whether other content refers to the row. A code states the reason in place of `inUse`. */
  isInUse?(manager: EntityManager, row: Row): Promise<boolean | InUseCode>
  /** Code of the problem if the row is in use; by default that other content refers to it. */
  inUse?: InUseCode
}

/** Kind of content, as the editor handles it. */
export interface ContentKind<Row extends EditableContent = EditableContent, Content extends object = object>
  extends
    Pick<ContentKindDescription, 'path' | 'arranged' | 'single'>,
    Omit<ContentRules<Row, Content>, keyof ContentDtoOptions> {
  /** Name, also part of its audit actions: `content.location.changed` is about a `location`. */
  name: ContentKindName
  entity: Type<Row>
  /** DTO of the editable fields. */
  content: Type<Content>
  order: FindOptionsOrder<Row>
  toContent(row: Row): Content
  toRow(content: Content, before: Row | undefined, manager: EntityManager): Partial<Row> | Promise<Partial<Row>>
  /** Returns the display name. */
  nameOf(content: Content, manager: EntityManager): Promise<string | Translated>
}

/** Creates the kind that an entity stores, from its description and further rules. */
export function contentKind<Name extends ContentKindName, Row extends EditableContent>(
  name: Name,
  entity: Type<Row>,
  rules: ContentRules<Row, Contents[Name]> = {},
): ContentKind {
  const { path, arranged, single, fields, name: named }: ContentKindDescription = contentKinds[name]
  const { descriptions, defaults, validators, toContent, ...others } = rules
  const columnsOf = (row: Row) =>
    Object.fromEntries(Object.keys(fields).map((field) => [field, row[field as keyof Row]])) as never
  const kind: ContentKind<Row, Contents[Name]> = {
    name,
    path,
    arranged,
    single,
    entity,
    content: contentDto(capitalised(name), fields, { descriptions, defaults, validators }) as Type<Contents[Name]>,
    order: (arranged ? { position: 'ASC' } : {}) as FindOptionsOrder<Row>,
    toRow: (content) => content as unknown as Partial<Row>,
    ...others,
    toContent: (row) => (toContent ? toContent(row, columnsOf(row)) : columnsOf(row)),
    nameOf: async (content, manager) => (await rules.borrowedName?.(content, manager)) ?? nameOfContent(named, content),
  }
  return kind
}
