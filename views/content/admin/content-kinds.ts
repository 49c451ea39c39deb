import type { Method, PathOf } from '#client/documented'
import type { ContentItemDto } from '#src/content/editing/content-item.dto'
import type { ContentKindDescription } from '#src/shared/content/content-description'
import { type ContentKindName, contentKinds, type Contents } from '#src/shared/content/content-kinds'

export type { Contents }

export type Kind = ContentKindName

export type Item<K extends Kind = Kind> = Omit<ContentItemDto, 'content'> & { content: Contents[K] }

/** Content folders of the API in which the path with suffix `Rest` supports method `M`. */
export type FolderWith<M extends Method, Rest extends string = ''> = {
  [P in PathOf<M>]: P extends `/api/admin/content/${infer Folder}${Rest}`
    ? Folder extends `${string}/${string}`
      ? never
      : Folder
    : never
}[PathOf<M>]

interface KindView extends ContentKindDescription {
  /** Folder in the paths of the admin and of the API. */
  path: FolderWith<'PUT', '/{id}'>
}

export const kinds: Record<Kind, KindView> = contentKinds

/** Returns the kind with this path; undefined for an unknown path. */
export const kindAt = (path: string) => (Object.keys(kinds) as Kind[]).find((kind) => kinds[kind].path === path)
