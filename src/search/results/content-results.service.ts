import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import { contentKinds as stored } from '#src/content/editing/content-kinds.js'
import { type ContentKindName, contentKinds } from '#src/shared/content/content-kinds.js'
import { nameOfContent } from '#src/shared/content/name-of-content.js'
import type { Language } from '#src/shared/languages.js'
import { excerptAround, hasAllTerms } from '#src/shared/search/matches.js'
import { MOST_RESULTS } from '#src/shared/search/search-result-types.js'
import type { SearchResultDto } from '../staff-search.dto.js'
import { type Say, toPattern, toResult } from './result.js'

interface NamedRow {
  kind: ContentKindName
  id: string
  names: object
}

/** Content by its name, and its kinds by their titles, as results of a search. */
@Injectable()
export class ContentResultsService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async find(search: string, language: Language, say: Say): Promise<SearchResultDto[]> {
    const titled = stored
      .filter(({ name }) => hasAllTerms(say(`content.kinds.${name}.title`), search))
      .map(({ name, path }) =>
        toResult({
          type: 'content',
          address: `/admin/content/${path}`,
          title: say(`content.kinds.${name}.title`),
          kind: say('admin.nav.content'),
        }),
      )
    const named = await this.findNamed(search)
    return [...titled.slice(0, MOST_RESULTS), ...named.map((row) => toContentResult(row, search, language, say))]
  }

  /** Finds rows by name, of all kinds in one statement: their tables are small. */
  private findNamed(search: string): Promise<NamedRow[]> {
    const words = search.split(/\s+/).filter(Boolean)
    const ofKinds = stored.flatMap(({ name, entity }) => {
      const metadata = this.dataSource.getMetadata(entity)
      const fields = contentKinds[name].name as readonly string[]
      const columns = fields.flatMap((field) => metadata.findColumnWithPropertyName(field)?.databaseName ?? [])
      if (columns.length === 0 || columns.length < fields.length) return []
      const names = `jsonb_build_object(${fields.map((field, at) => `'${field}', ${columns[at]}`).join()})`
      const text = `public.fold(concat_ws(' ', ${columns.map((column) => `${column}::text`).join()}))`
      const isFound = words.map((_word, at) => `${text} LIKE public.fold($${at + 1})`).join(' AND ')
      return [
        `(SELECT '${name}' AS kind, id, ${names} AS names FROM ${metadata.tablePath} WHERE ${isFound} LIMIT ${MOST_RESULTS})`,
      ]
    })
    return this.dataSource.query(`${ofKinds.join(' UNION ALL ')} LIMIT ${MOST_RESULTS}`, words.map(toPattern))
  }
}

function toContentResult({ kind, id, names }: NamedRow, search: string, language: Language, say: Say) {
  const { path, name } = contentKinds[kind]
  const title = nameOfContent(name, names)
  return toResult({
    type: 'content',
    address: `/admin/content/${path}/${id}`,
    title: excerptAround(typeof title === 'string' ? title : title[language], search),
    kind: say(`content.kinds.${kind}.title`),
  })
}
