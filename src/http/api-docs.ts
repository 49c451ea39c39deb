import type { NestExpressApplication } from '@nestjs/platform-express'
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger'
import type { Environment } from '../config/environment.js'
import { apiDocsSecurityHeaders } from './security-headers.js'

/** OpenAPI 3.1 at /api/openapi.json, readable at /api/docs. */
export function serveApiDocs(app: NestExpressApplication, environment: Environment): void {
  app.use('/api/docs', apiDocsSecurityHeaders(environment))
  SwaggerModule.setup('api/docs', app, () => describeApi(app, environment), {
    jsonDocumentUrl: 'api/openapi.json',
    raw: ['json'],
    customSiteTitle: 'Biorezonanca API',
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
    .build()
  return SwaggerModule.createDocument(app, config)
}
