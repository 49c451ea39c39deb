import { Injectable, type Type } from '@nestjs/common'
import type { Request, Response } from 'express'
import { I18nService } from 'nestjs-i18n'
import { clientNetwork } from '../http/client-address.js'
import { Problem } from '../http/problem.js'
import { type RateLimit, RateLimits } from '../http/rate-limits.service.js'
import { createValidationPipe } from '../http/validation.pipe.js'
import { requestLanguage } from '../i18n/request-language.js'
import type { FormOutcome } from './form-outcome.js'
import { PageCache } from './page-cache.service.js'

interface FormPost<T> {
  form: FormOutcome['form']
  limit: RateLimit
  dto: Type<T>
  body: unknown
  request: Request
  response: Response
}

/** Stores a posted form and goes back to its page; what cannot be stored is shown again, with what was typed. */
@Injectable()
export class FormPosts {
  private readonly validation = createValidationPipe()

  constructor(
    private readonly pages: PageCache,
    private readonly rateLimits: RateLimits,
    private readonly i18n: I18nService,
  ) {}

  async answer<T>(post: FormPost<T>, store: (fields: T) => Promise<unknown>): Promise<void> {
    const { form, request, response } = post
    try {
      const allowance = await this.rateLimits.consume(post.limit, clientNetwork(request))
      if (allowance?.exceeded) throw Problem.tooManyRequests(post.limit.scope, allowance.reset)
      await store(
        (await this.validation.transform({ ...(post.body as object) }, { type: 'body', metatype: post.dto })) as T,
      )
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      const inputs = { form: this.toOutcome(error, post), status: error.getStatus() }
      await this.pages.respondWith(inputs, request, response.set(error.headers))
      return
    }
    response.redirect(303, `${request.path}?sent=${form}#${form}`)
  }

  private toOutcome(problem: Problem, { form, body, request }: FormPost<unknown>): FormOutcome {
    const lang = requestLanguage(request)
    return {
      form,
      status: statuses[problem.getStatus()] ?? 'failed',
      values: Object.fromEntries(Object.entries(body ?? {}).filter(([, value]) => typeof value === 'string')),
      errors: Object.fromEntries(
        problem.errors.map(({ field, message, args }) => [field, this.i18n.t(message, { lang, args })]),
      ),
    }
  }
}

const statuses: Record<number, FormOutcome['status']> = { 409: 'alreadySubscribed', 422: 'invalid', 429: 'tooMany' }
