import type { NestExpressApplication } from '@nestjs/platform-express'
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger'
import type { Environment } from '../../config/environment.js'
import { hostCookieName } from '../host-cookie.js'
import { METRICS_TOKEN } from '../metrics/metrics.controller.js'
import { ProblemDto } from '../problems/problem.dto.js'
import { ProblemDocumentsService } from '../problems/problem-documents.service.js'
import { PROBLEMS_PATH } from '../problems/problem-path.js'
import { describeAllRoutes } from './describe-all-routes.js'
import { describeSchemas } from './describe-schemas.js'
import { describeWebhooks } from './describe-webhooks.js'
import { describedTags } from './described-tags.js'
import { sharedParts } from './shared-parts.js'

const description =
  'Errors are problem details (RFC 9457). Texts are in the language of `?lang=hr|en`, else of the `language` cookie, ' +
  'else Croatian. What is closed names in its security who may: `staff`, or `admin` alone; of keys, the scope.'

/** The OpenAPI document: what controllers and DTOs say, and what the layers around all of them do. */
export function describeApi(app: NestExpressApplication, environment: Environment): OpenAPIObject {
  const { publicUrl } = environment
  const cookie = hostCookieName('session', environment)
  const config = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Biorezonanca API')
    .setDescription(description)
    .setVersion('1.0.0')
    .setLicense('All rights reserved', `${publicUrl}/impresum`)
    .addServer(publicUrl, 'This site, in production')
    .setExternalDoc('What each code of a problem means, and what to do about it', publicUrl + PROBLEMS_PATH)
    .addCookieAuth(cookie, { type: 'apiKey', description: 'The cookie that signing in sets.' }, 'session')
    .addSecurity(METRICS_TOKEN, { type: 'http', scheme: 'bearer', description: '`METRICS_TOKEN` of the environment.' })
    .addSecurity('apiKey', {
      type: 'http',
      scheme: 'bearer',
      description: 'A key that the owner makes below `/admin/api-keys`.',
    })
    .build()
  const document = SwaggerModule.createDocument(app, config, {
    operationIdFactory: nameOperation,
    extraModels: [ProblemDto],
  })
  document.info.contact = { name: 'Biorezonanca', url: `${publicUrl}/kontakt` }
  document.tags = describedTags.map(({ name, description }) => ({ name, description }))
  const problems = app.get(ProblemDocumentsService)
  document.components = { ...document.components, ...sharedParts(problems) }
  describeAllRoutes(document)
  describeWebhooks(document)
  describeSchemas(document)
  describeFieldFaults(document, problems)
  return document
}

/** Whatever may be wrong with fields has words. */
function describeFieldFaults({ components }: OpenAPIObject, problems: ProblemDocumentsService): void {
  const { properties } = components!.schemas!.FieldErrorDto as { properties: { code: object } }
  Object.assign(properties.code, { enum: problems.fieldFaults('en').map(([code]) => code) })
}

/** `contactMessages.list` of `ContactMessagesController.list`: programs are generated with these names. */
function nameOperation(controller: string, method: string): string {
  const name = controller.replace(/Controller$/, '')
  return `${name[0]!.toLowerCase()}${name.slice(1)}.${method}`
}
