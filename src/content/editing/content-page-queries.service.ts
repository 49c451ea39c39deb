import { Injectable } from '@nestjs/common'
import { AuditEventsService } from '#src/admin/audit/audit-events.service.js'
import { type ForReader, StaffQueries, type StaffReader } from '#src/platform/page-queries/staff-page-queries.js'
import type { ContentKindName } from '#src/shared/content/content-kinds.js'
import type { Language } from '#src/shared/languages.js'
import { PostsService } from '../blog/posts.service.js'
import { ContentReadingService } from './content-reading.service.js'
import { ContentVersionsService } from './content-versions.service.js'

/** Queries of the pages of the content editor. */
@Injectable()
@StaffQueries('editor')
export class ContentPageQueriesService {
  constructor(
    private readonly content: ContentReadingService,
    private readonly audit: AuditEventsService,
    private readonly posts: PostsService,
    private readonly versions: ContentVersionsService,
  ) {}

  /** Returns the number of items of each kind of content. */
  contentOverview(_reader: StaffReader) {
    return this.content.overview()
  }

  /** Returns all items of a kind, which its folder in addresses names; undefined for an unknown kind. */
  contentList(_reader: StaffReader, path: string) {
    return this.content.listAt(path)
  }

  contentItem(_reader: StaffReader, path: string, id: string) {
    return this.content.itemAt(path, id)
  }

  /** Returns the last audit events of an item, newest first. */
  contentHistory(_reader: StaffReader, kind: ContentKindName, id: string) {
    return this.audit.ofSubject(kind, id)
  }

  /** Returns the content that an item had in earlier versions. */
  contentVersions(_reader: StaffReader, kind: ContentKindName, id: string) {
    return this.versions.list(kind, id)
  }

  /** Returns a post as its page would show it, whatever its status. */
  postPreview(_reader: StaffReader, id: string, language: Language) {
    return this.posts.preview(language, id)
  }
}

declare module '#src/platform/page-queries/staff-page-queries.js' {
  interface StaffPageQueries extends ForReader<ContentPageQueriesService> {}
}
