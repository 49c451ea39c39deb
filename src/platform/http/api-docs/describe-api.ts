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
  'else Croatian. Protected operations list the required role (`staff`, `admin`) or API-key scope under `security`. ' +
  'Bodies are UTF-8. Texts are stored in a canonical spelling: without invisible characters, composed (NFC), e-mail domains as punycode; ' +
  'responses contain that spelling. `phone` is a number as typed, `phoneE164` the same as it is dialled.'

/** Creates the OpenAPI document from controllers and DTOs, and adds what applies to all routes. */
export function describeApi(app: NestExpressApplication, environment: Environment): OpenAPIObject {
  const { publicUrl } = environment
  const cookie = hostCookieName('session', environment)
  const config = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Biorezonanca API')
    .setDescription(description)
    .setVersion('2.0.0')
    .setLicense('All rights reserved', `${publicUrl}/impresum`)
    .addServer(publicUrl, 'This site, in production')
    .setExternalDoc('Problem codes: meaning, cause and remedy', publicUrl + PROBLEMS_PATH)
    .addCookieAuth(cookie, { type: 'apiKey', description: 'Session cookie, set by signing in.' }, 'session')
    .addSecurity(METRICS_TOKEN, {
      type: 'http',
      scheme: 'bearer',
      description: 'Value of the environment variable `METRICS_TOKEN`.',
    })
    .addSecurity('apiKey', {
      type: 'http',
      scheme: 'bearer',
      description: 'API key, created by the owner at `/admin/api-keys`.',
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

/** Adds the codes and messages of field errors to the schema. */
function describeFieldFaults({ components }: OpenAPIObject, problems: ProblemDocumentsService): void {
  const { properties } = components!.schemas!.FieldErrorDto as { properties: { code: object } }
  Object.assign(properties.code, { enum: problems.fieldFaults('en').map(([code]) => code) })
}

/** Returns the operation id for generated clients: `contactMessages.list` for `ContactMessagesController.list`. */
function nameOperation(controller: string, method: string): string {
  const name = controller.replace(/Controller$/, '')
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}.${method}`
}
