import type { LoggerService } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import type { NestExpressApplication } from '@nestjs/platform-express'
import type { Express, RequestHandler } from 'express'
import { SessionsService } from './admin/session/sessions.service.js'
import { AppModule } from './app.module.js'
import type { Environment } from './platform/config/environment.js'
import type { DatabaseServer } from './platform/database/database-server.js'
import { serveApiDocs } from './platform/http/api-docs/api-docs.js'
import { createLogger } from './platform/http/logging/app-logger.js'
import { logRequests } from './platform/http/logging/request-log.middleware.js'
import { MetricsService } from './platform/http/metrics/metrics.service.js'
import { RequestMetricsService } from './platform/http/metrics/request-metrics.service.js'
import { parseBodies } from './platform/http/middleware/body-parsers.js'
import { allowOrigins } from './platform/http/middleware/cross-origin.js'
import { refuseNulBytes } from './platform/http/middleware/nul-bytes.middleware.js'
import { refuseAmbiguousPaths } from './platform/http/middleware/plain-paths.middleware.js'
import { refuseCrossOriginWrites } from './platform/http/middleware/same-origin.middleware.js'
import { securityHeaders } from './platform/http/middleware/security-headers.js'
import { takeTurns } from './platform/http/middleware/write-turns.middleware.js'
import { traceRequests } from './platform/http/tracing/request-spans.middleware.js'
import { TracingService } from './platform/http/tracing/tracing.service.js'
import { createValidationPipe } from './platform/http/validation/validation.pipe.js'
import { PageCachingAdapter } from './web/cache/page-caching.adapter.js'
import { FormRoutesService } from './web/forms/form-routes.service.js'
import { PageResponderService } from './web/page-responder.service.js'
import { isDraftRequest, pageRequestOf } from './web/pages/page-request.js'
import { serveViews } from './web/vike/views.js'

/** Creates the application as it runs, in production and in tests. It stops the server when it closes. */
export async function createApp(
  environment: Environment,
  server: DatabaseServer,
  logger: LoggerService = createLogger(environment),
): Promise<NestExpressApplication> {
  const adapter = new PageCachingAdapter()
  const app = await NestFactory.create<NestExpressApplication>(AppModule.for(environment, server), adapter, {
    logger,
    bodyParser: false,
    abortOnError: false,
  })
  app.disable('x-powered-by')
  app.set('trust proxy', environment.trustedProxyHops)
  if (app.get(TracingService).isWanted) app.use(traceRequests(environment.trustedProxyHops > 0))
  if (app.get(MetricsService).areWanted) app.use(app.get(RequestMetricsService).middleware)
  app.use(logRequests, takeTurns(), securityHeaders(environment), refuseNulBytes, refuseAmbiguousPaths)
  await serveViews(app, environment)
  if (environment.corsOrigins.length > 0) app.use(allowOrigins(environment.corsOrigins))
  app.use(
    refuseCrossOriginWrites({
      allowedOrigins: environment.corsOrigins,
      publicUrl: environment.setVariables.includes('PUBLIC_URL') ? environment.publicUrl : undefined,
    }),
  )
  const forms = app.get(FormRoutesService)
  app.use(...parseBodies(forms.uploadPaths(), forms.largePaths()))
  const sessions = app.get(SessionsService).middleware
  app.use(['/admin', '/api/admin'], sessions)
  app.use(sessions.map(forDrafts))
  forms.register(adapter.getInstance<Express>())
  app.useGlobalPipes(createValidationPipe())
  serveApiDocs(app, environment)
  app.enableShutdownHooks()
  adapter.pages = app.get(PageResponderService)
  return app
}

/** Limits a handler to public pages with drafts, the only ones that depend on who is signed in. */
function forDrafts(handler: RequestHandler): RequestHandler {
  return (request, response, next) => {
    const page = pageRequestOf(request)
    if (page.found && isDraftRequest(page)) return handler(request, response, next)
    next()
  }
}
