import { Catch, Injectable } from '@nestjs/common'
import type { Request, Response } from 'express'
import { I18nService } from 'nestjs-i18n'
import type { Problem } from '../http/problem.js'
import { ProblemFilter } from '../http/problem.filter.js'
import { PageCache } from './page-cache.service.js'

/** Errors for people are pages of the site; programs get problem details. */
@Catch()
@Injectable()
export class PageErrorFilter extends ProblemFilter {
  constructor(
    i18n: I18nService,
    private readonly pages: PageCache,
  ) {
    super(i18n)
  }

  protected override answer(problem: Problem, request: Request, response: Response): void | Promise<void> {
    if (/^\/(api|health)(\/|$)/.test(request.path)) return super.answer(problem, request, response)
    return this.pages.respondWith({ errorStatus: problem.getStatus() }, request, response)
  }
}
