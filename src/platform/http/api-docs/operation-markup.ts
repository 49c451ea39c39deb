import { STATUS_CODES } from 'node:http'
import type { OpenAPIObject } from '@nestjs/swagger'
import { getLast } from '#src/shared/lookups.js'
import { element, type Markup } from '../markup.js'
import { problemPath } from '../problems/problem-path.js'
import { isProblemCode, type ProblemCode } from '../problems/problem-types.js'
import { WEBHOOKS_TAG } from './described-tags.js'
import { code, row, spoken, typeOf } from './schema-markup.js'

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>
type Answer = NonNullable<Operation['responses'][string]>
export type Parameter = Extract<NonNullable<Operation['parameters']>[number], { name: string }>

export interface Route {
  method: string
  path: string
  operation: Operation
}

/** Returns the anchor of a route. */
export const routeId = ({ method, path }: Route) => `${method}${path}`.replace(/[^A-Za-z0-9]+/g, '-').toLowerCase()

/** Returns the anchor of a shared component, by its reference. */
export const sharedId = (ref: string) => ref.split('/').slice(2).join('-')

/** Renders a route, with links to shared components. */
export function operationArticle(route: Route): Markup {
  const { summary = '', description, parameters = [], requestBody, responses } = route.operation
  const own = parameters.filter((each) => 'name' in each)
  const shared = parameters.flatMap((each) => ('$ref' in each ? [each.$ref] : []))
  const bodies = requestBody && 'content' in requestBody ? Object.entries(requestBody.content) : []
  const answers = Object.entries(responses) as [string, Answer][]
  const problems = answers.flatMap(([status, answer]) => ('$ref' in answer ? [[status, answer.$ref] as const] : []))
  return element(
    'article',
    { id: routeId(route) },
    element('h3', {}, summary),
    element('p', { class: 'route' }, code(`${route.method} ${route.path}`)),
    element('p', { class: 'access' }, accessTo(route.operation)),
    ...(description ? [element('p', {}, ...spoken(description))] : []),
    ...(own.length > 0 ? [element('h4', {}, 'Parameters'), element('dl', {}, ...own.map(parameterRow))] : []),
    ...(shared.length > 0
      ? [
          linked(
            'Also accepts: ',
            shared.map((ref) => [getLast(ref.split('/')), ref]),
          ),
        ]
      : []),
    ...bodies.map(([type, { schema }]) =>
      element('p', {}, element('strong', {}, 'Body: '), ...typeOf(schema), `, ${type}`),
    ),
    element('h4', {}, 'Answers'),
    element('dl', {}, ...answers.flatMap(([status, answer]) => ('$ref' in answer ? [] : [answerRow(status, answer)]))),
    ...(problems.length > 0 ? [linked('Problems: ', problems)] : []),
  )
}

export function parameterRow({ name, in: place, required = false, schema, description }: Parameter): Markup {
  return row(`${name} (${place})`, required, schema, description)
}

/** Renders a response. @param label its status or name */
export function answerRow(label: string, answer: Exclude<Answer, { $ref: string }>): Markup {
  const [type, content] = Object.entries(answer.content ?? {})[0] ?? []
  const headers = Object.entries(answer.headers ?? {})
  const codes = Object.keys(content?.examples ?? {}).filter(isProblemCode)
  return element(
    'div',
    {},
    element('dt', {}, code(label)),
    element(
      'dd',
      {},
      ...spoken(answer.description || STATUS_CODES[label] || ''),
      ...(content ? [' ', ...typeOf(content.schema), `, ${type}.`] : []),
      ...(codes.length > 0 ? [' Codes: ', ...listed(codes.map(problemLink)), '.'] : []),
      ...(headers.length > 0
        ? [' With ', ...listed(headers.map(([name, header]) => headerName(name, header))), '.']
        : []),
    ),
  )
}

/** Renders a list of links. */
function linked(before: string, targets: (readonly [name: string, ref: string])[]): Markup {
  const links = targets.map(([name, ref]) => element('a', { href: `#${sharedId(ref)}` }, code(name)))
  return element('p', {}, before, ...listed(links))
}

function problemLink(of: ProblemCode): Markup {
  return element('a', { href: `${problemPath(of)}?lang=en` }, code(of))
}

function headerName(name: string, header: object): Markup {
  return '$ref' in header ? element('a', { href: `#${sharedId(header.$ref as string)}` }, code(name)) : code(name)
}

function listed(items: Markup[]): (Markup | string)[] {
  return items.flatMap((item, index) => (index > 0 ? [', ', item] : [item]))
}

function accessTo({ security = [], tags = [] }: Operation): string {
  if (tags.includes(WEBHOOKS_TAG)) return 'Sent with a signature to subscribed endpoints.'
  if (security.length === 0) return 'Public.'
  const ways = security.map((each) => Object.entries(each).map(([scheme, roles]) => wayIn(scheme, roles))[0])
  return `${ways.map((way) => way ?? 'public').join(', or ')}.`
}

function wayIn(scheme: string, roles: string[]): string {
  if (scheme === 'session') return `for signed-in ${listOfRoles(roles)}`
  return roles.length > 0 ? `with the scheme ${scheme}: ${roles.join(', ')}` : `with the scheme ${scheme}`
}

/** Returns who may call an operation: administrators, and users with the roles. */
function listOfRoles(roles: string[]): string {
  const others = roles.flatMap((role) => ({ staff: 'staff', editor: 'editors' })[role] ?? [])
  return others.length > 0 ? `${others.join(', ')} and administrators` : 'administrators'
}
