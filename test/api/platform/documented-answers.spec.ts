import { createServer, type Server, type ServerResponse } from 'node:http'
import type { OpenAPIObject } from '@nestjs/swagger'
import request from 'supertest'
import { DescribedApi, DocumentedAnswers } from '../../support/documented-answers.js'

const schema = { type: 'object', required: ['id'], properties: { id: { type: 'string', format: 'uuid' } } }
const document = {
  openapi: '3.1.0',
  info: { title: 'Things', version: '1.0.0' },
  paths: {
    '/api/things/{id}': {
      get: {
        responses: {
          200: {
            description: 'Found.',
            headers: { ETag: { schema: { type: 'string' } } },
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
          },
          204: { description: 'Empty.' },
        },
      },
    },
  },
  components: { schemas: { Thing: schema } },
} as unknown as OpenAPIObject

describe('DescribedApi', () => {
  let server: Server
  let answers: DocumentedAnswers
  let respond: (response: ServerResponse) => void
  beforeAll(() => {
    server = createServer((_request, response) => respond(response))
    answers = new DocumentedAnswers(() => new DescribedApi(document))
    answers.watch(server)
  })

  const faultsOf = async (status: number, headers: Record<string, string>, body = '') => {
    respond = (response) => {
      response.statusCode = status
      response.setHeaders(new Map(Object.entries(headers))).end(body)
    }
    await request(server).get('/api/things/x')
    return answers.takeFaults()
  }
  const right = { 'Content-Type': 'application/json; charset=utf-8', ETag: '"1"' }
  const thing = { id: '01936d2e-7c1b-7000-8000-000000000000' }

  it('accepts a documented response', async () => {
    expect(await faultsOf(200, right, JSON.stringify(thing))).toEqual([])
    expect(await faultsOf(204, {})).toEqual([])
  })

  it.each<[what: string, status: number, headers: Record<string, string>, body: string, said: RegExp]>([
    ['an undocumented status', 404, right, '{}', /404: is not documented/],
    ['another media type', 200, { ...right, 'Content-Type': 'text/html' }, '<p>', /200: is text\/html/],
    ['a missing field', 200, right, '{}', /required property 'id'/],
    ['an invalid field value', 200, right, '{"id":"x"}', /must match format "uuid"/],
    [
      'an undocumented field',
      200,
      right,
      JSON.stringify({ ...thing, secret: 1 }),
      /must NOT have additional properties.*secret/,
    ],
    ['a missing header', 200, { 'Content-Type': 'application/json' }, JSON.stringify(thing), /lacks etag/],
    ['an undocumented header', 204, { Location: '/' }, '', /has location/],
  ])('reports %s', async (_what, status, headers, body, said) => {
    expect(await faultsOf(status, headers, body)).toEqual([expect.stringMatching(said)])
  })
})
