import { STATUS_CODES } from 'node:http'
import type { OpenAPIObject } from '@nestjs/swagger'
import { element, htmlDocument, type Markup } from '../markup.js'
import { code, propertiesOf, row, type Schema, schemaId, spoken, typeOf } from './schema-markup.js'

type Paths = OpenAPIObject['paths']
type Operation = NonNullable<Paths[string]['get']>
type Answer = NonNullable<Operation['responses'][string]>

interface Route {
  method: string
  path: string
  operation: Operation
}

const HEAD =
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
  '<meta name="robots" content="noindex"><title>Biorezonanca API</title><link rel="icon" href="/favicon.svg">' +
  '<link rel="stylesheet" href="/views/styles/tokens.css"><link rel="stylesheet" href="/api-docs.css">'

/** The OpenAPI document to read: no script, nothing of a third party. */
export function apiDocsPage({ info, paths, components }: OpenAPIObject): string {
  const groups = byTag(paths)
  const schemas = Object.entries(components?.schemas ?? {})
  const body = element(
    'body',
    {},
    element(
      'header',
      {},
      element('h1', {}, info.title),
      element('p', {}, ...spoken(info.description ?? '')),
      element('p', {}, 'For programs: ', element('a', { href: '/api/openapi.json' }, 'OpenAPI 3.1 document')),
    ),
    element('nav', { 'aria-label': 'Routes' }, ...groups.map(([tag, routes]) => contents(tag, routes))),
    element(
      'main',
      {},
      ...groups.map(([tag, routes]) => section(tag, routes.map(article))),
      section('Schemas', schemas.map(schemaArticle)),
    ),
  )
  return htmlDocument(HEAD, body)
}

function byTag(paths: Paths): [tag: string, routes: Route[]][] {
  const groups = new Map<string, Route[]>()
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods) as [string, Operation][]) {
      const tag = operation.tags?.[0] ?? 'other'
      groups.set(tag, [...(groups.get(tag) ?? []), { method: method.toUpperCase(), path, operation }])
    }
  }
  return [...groups]
}

function contents(tag: string, routes: Route[]): Markup {
  const links = routes.map((route) =>
    element('li', {}, element('a', { href: `#${idOf(route)}` }, `${route.method} ${route.path}`)),
  )
  return element('details', {}, element('summary', {}, tag), element('ul', {}, ...links))
}

function section(title: string, articles: Markup[]): Markup {
  return element('section', {}, element('h2', {}, title), ...articles)
}

function article(route: Route): Markup {
  const { method, path, operation } = route
  const { summary = '', description, parameters = [], requestBody, responses } = operation
  const rows = parameters.flatMap((parameter) =>
    'name' in parameter
      ? [
          row(
            `${parameter.name} (${parameter.in})`,
            parameter.required ?? false,
            parameter.schema,
            parameter.description,
          ),
        ]
      : [],
  )
  const bodies = requestBody && 'content' in requestBody ? Object.entries(requestBody.content) : []
  const answers = Object.entries(responses) as [string, Answer][]
  return element(
    'article',
    { id: idOf(route) },
    element('h3', {}, summary),
    element('p', { class: 'route' }, code(`${method} ${path}`)),
    ...(description ? [element('p', {}, ...spoken(description))] : []),
    ...(rows.length > 0 ? [element('h4', {}, 'Parameters'), element('dl', {}, ...rows)] : []),
    ...bodies.map(([type, { schema }]) =>
      element('p', {}, element('strong', {}, 'Body: '), ...typeOf(schema), `, ${type}`),
    ),
    element('h4', {}, 'Answers'),
    element('dl', {}, ...answers.map(([status, answer]) => answerRow(status, answer))),
  )
}

function answerRow(status: string, answer: Answer): Markup {
  if (!('description' in answer)) return element('div', {})
  const [type, content] = Object.entries(answer.content ?? {})[0] ?? []
  const headers = Object.keys(answer.headers ?? {})
  return element(
    'div',
    {},
    element('dt', {}, code(status)),
    element(
      'dd',
      {},
      ...spoken(answer.description || STATUS_CODES[status] || ''),
      ...(content ? [' ', ...typeOf(content.schema), `, ${type}.`] : []),
      ...(headers.length > 0
        ? [' With ', ...headers.flatMap((name, index) => [index > 0 ? ', ' : '', code(name)]), '.']
        : []),
    ),
  )
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

function idOf({ method, path }: Route): string {
  return `${method}${path}`.replace(/[^A-Za-z0-9]+/g, '-').toLowerCase()
}
