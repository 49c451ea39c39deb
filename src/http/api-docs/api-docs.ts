import type { NestExpressApplication } from '@nestjs/platform-express'
import type { OpenAPIObject } from '@nestjs/swagger'
import type { Express } from 'express'
import type { Environment } from '../../config/environment.js'
import { apiDocsPage } from './api-docs-page.js'
import { describeApi } from './describe-api.js'

/** OpenAPI 3.1 at /api/openapi.json, as a page at /api/docs. */
export function serveApiDocs(app: NestExpressApplication, environment: Environment): void {
  let described: OpenAPIObject | undefined
  // Only when it is asked for: the routes are known once the application has started.
  const document = () => (described ??= describeApi(app, environment))
  let page: string | undefined
  const express: Express = app.getHttpAdapter().getInstance()
  express.get('/api/openapi.json', (_request, response) => void response.json(document()))
  express.get('/api/docs', (_request, response) => {
    page ??= apiDocsPage(document())
    response.type('html').send(page)
  })
}
