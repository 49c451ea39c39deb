import type { OpenAPIObject } from '@nestjs/swagger'
import { getFirst } from '#src/shared/lookups.js'
import { element, htmlDocument, type Markup } from '../markup.js'
import { PROBLEMS_PATH } from '../problems/problem-path.js'
import { DOCS_HEAD } from './docs-head.js'
import { readGuides } from './guides.js'
import {
  answerRow,
  operationArticle,
  type Parameter,
  parameterRow,
  type Route,
  routeId,
  sharedId,
} from './operation-markup.js'
import { propertiesOf, row, type Schema, schemaId, spoken } from './schema-markup.js'

type Components = NonNullable<OpenAPIObject['components']>
type Operation = Route['operation']
type Answer = Parameters<typeof answerRow>[1]

/** Renders the OpenAPI document as a page without scripts or third-party content. */
export function apiDocsPage(document: OpenAPIObject): string {
  const { info, servers = [], tags = [], components = {} } = document
  const guides = readGuides({ SITE: getFirst(servers).url, WEBHOOK_EVENTS: webhookTable(document) })
  const groups = tags.map(({ name, description = '' }) => ({ name, description, routes: routesOf(document, name) }))
  const schemas = Object.entries(components.schemas ?? {})
  const body = element(
    'body',
    {},
    element(
      'header',
      {},
      element('h1', {}, info.title),
      element('p', {}, ...spoken(info.description ?? '')),
      element('p', {}, 'For programs: ', element('a', { href: '/api/openapi.json' }, 'OpenAPI 3.1 document')),
      element('p', {}, 'Error reference: ', element('a', { href: `${PROBLEMS_PATH}?lang=en` }, 'all problem codes')),
    ),
    element(
      'nav',
      { 'aria-label': 'Contents' },
      element('h2', {}, 'Guides'),
      element('ul', {}, ...guides.map(({ id, title }) => link(id, title))),
      element('h2', {}, 'Routes'),
      ...groups.map(({ name, routes }) => contents(name, routes)),
    ),
    element(
      'main',
      {},
      section('Guides', ...guides.map(({ markup }) => markup)),
      ...groups.map(({ name, description, routes }) =>
        section(name, element('p', {}, ...spoken(description)), ...routes.map(operationArticle)),
      ),
      section('Shared components', ...sharedArticles(components)),
      section('Schemas', ...schemas.map(schemaArticle)),
    ),
  )
  return htmlDocument(`${DOCS_HEAD}<title>${info.title}</title>`, body, 'en')
}

/** Returns the webhook messages as a Markdown table. */
function webhookTable({ webhooks = {} }: OpenAPIObject): string {
  const messages = Object.entries(webhooks) as unknown as [type: string, { post: Operation }][]
  const rows = messages.map(([type, { post }]) => `| \`${type}\` | ${post.summary} |`)
  return ['| Event | Trigger |', '| --- | --- |', ...rows].join('\n')
}

/** Returns the routes of a tag, or the webhook messages. */
function routesOf({ paths, webhooks = {} }: OpenAPIObject, tag: string): Route[] {
  return Object.entries({ ...paths, ...webhooks }).flatMap(([path, methods]) =>
    (Object.entries(methods) as [string, Operation][])
      .filter(([, operation]) => operation.tags?.includes(tag))
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
}

function contents(tag: string, routes: Route[]): Markup {
  const links = routes.map((route) => link(routeId(route), `${route.method} ${route.path}`))
  return element('details', {}, element('summary', {}, tag), element('ul', {}, ...links))
}

function link(id: string, text: string): Markup {
  return element('li', {}, element('a', { href: `#${id}` }, text))
}

function section(title: string, ...parts: Markup[]): Markup {
  return element('section', {}, element('h2', {}, title), ...parts)
}

/** Renders parameters, headers and problems that several routes refer to. */
function sharedArticles({ parameters = {}, headers = {}, responses = {} }: Components): Markup[] {
  const parameterRows = Object.entries(parameters).map(([name, parameter]) =>
    shared(`parameters/${name}`, parameterRow(parameter as Parameter)),
  )
  const headerRows = Object.entries(headers).map(([name, header]) => {
    const { schema, description } = header as { schema: Schema; description: string }
    return shared(`headers/${name}`, row(name, true, schema, description))
  })
  const problemRows = Object.entries(responses).map(([name, answer]) =>
    shared(`responses/${name}`, answerRow(name, answer as Answer)),
  )
  return [
    element('h3', {}, 'Parameters'),
    ...parameterRows,
    element('h3', {}, 'Response headers'),
    ...headerRows,
    element('h3', {}, 'Problems'),
    ...problemRows,
  ]
}

function shared(place: string, description: Markup): Markup {
  return element('article', { id: sharedId(`#/components/${place}`) }, element('dl', {}, description))
}

function schemaArticle([name, schema]: [string, Schema]): Markup {
  const description = 'description' in schema ? schema.description : undefined
  return element(
    'article',
    { id: schemaId(name) },
    element('h3', {}, name),
    ...(description ? [element('p', {}, ...spoken(description))] : []),
    propertiesOf(schema),
  )
}
