import type { NestExpressApplication } from '@nestjs/platform-express'
import type { OpenAPIObject } from '@nestjs/swagger'
import type { Express, Request, Response } from 'express'
import type { Language } from '#src/shared/languages.js'
import type { Environment } from '../../config/environment.js'
import { requestLanguage } from '../../i18n/request-language.js'
import { PROBLEMS_PATH } from '../problems/problem-path.js'
import { isProblemCode } from '../problems/problem-types.js'
import { apiDocsPage } from './api-docs-page.js'
import { describeApi } from './describe-api.js'
import { ProblemPagesService } from './problem-pages.service.js'

/**
 * Serves the OpenAPI 3.1 document at /api/openapi.json, its page at /api/docs, and pages on problems below
 * /api/problems.
 */
export function serveApiDocs(app: NestExpressApplication, environment: Environment): void {
  let described: OpenAPIObject | undefined
  // Created on first use: the routes are known only after the application has started.
  const document = () => (described ??= describeApi(app, environment))
  let page: string | undefined
  const express: Express = app.getHttpAdapter().getInstance()
  express.get('/api/openapi.json', (_request, response) => void response.json(document()))
  express.get('/api/docs', (_request, response) => {
    page ??= apiDocsPage(document())
    response.type('html').send(page)
  })
  serveProblemPages(express, app.get(ProblemPagesService))
}

function serveProblemPages(express: Express, pages: ProblemPagesService): void {
  const show = (request: Request, response: Response, write: (language: Language) => string) => {
    const language = requestLanguage(request)
    response.set({ 'Content-Language': language, Vary: 'Cookie' }).type('html').send(write(language))
  }
  express.get(PROBLEMS_PATH, (request, response) => show(request, response, (language) => pages.index(language)))
  express.get(`${PROBLEMS_PATH}/:code`, (request, response, next) => {
    const { code } = request.params
    if (!isProblemCode(code)) return next()
    show(request, response, (language) => pages.explanation(code, language))
  })
}
