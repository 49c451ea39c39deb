import type { NestExpressApplication } from '@nestjs/platform-express'
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger'
import type { Express } from 'express'
import type { Environment } from '../../config/environment.js'
import { METRICS_TOKEN } from '../metrics/metrics.controller.js'
import { apiDocsPage } from './api-docs-page.js'
import { describeAllRoutes } from './describe-all-routes.js'

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

function describeApi(app: NestExpressApplication, environment: Environment): OpenAPIObject {
  const description =
    'Errors are problem details (RFC 9457). Texts are in the language of `?lang=hr|en`, else of the `language` cookie, else Croatian.'
  const config = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Biorezonanca API')
    .setDescription(description)
    .setVersion('1')
    .addServer(environment.publicUrl)
    .addCookieAuth('session', { type: 'apiKey', in: 'cookie', name: 'session' })
    .addBearerAuth({ type: 'http', description: '`METRICS_TOKEN` of the environment.' }, METRICS_TOKEN)
    .build()
  const document = SwaggerModule.createDocument(app, config)
  describeAllRoutes(document)
  return document
}
