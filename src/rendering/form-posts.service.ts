import { Injectable, type Type } from '@nestjs/common'
import type { Request, Response } from 'express'
import { clientNetwork } from '../http/client-address.js'
import { Problem } from '../http/problem.js'
import { type RateLimit, RateLimits } from '../http/rate-limits.service.js'
import { createValidationPipe } from '../http/validation.pipe.js'
import { languageInAddress } from '../i18n/request-language.js'
import type { FormOutcome } from './form-outcome.js'
import { PageCache } from './page-cache.service.js'

interface PostedForm {
  form: FormOutcome['form']
  body: unknown
  request: Request
  response: Response
}

interface FormPost<T> extends PostedForm {
  limit: RateLimit
  dto: Type<T>
}

/** Stores a posted form and goes back to its page; what cannot be stored is shown again, with what was typed. */
@Injectable()
export class FormPosts {
  private readonly validation = createValidationPipe()

  constructor(
    private readonly pages: PageCache,
    private readonly rateLimits: RateLimits,
  ) {}

  async answer<T>(post: FormPost<T>, store: (fields: T) => Promise<unknown>): Promise<void> {
    const { form, request, response } = post
    try {
      const allowance = await this.rateLimits.consume(post.limit, clientNetwork(request))
      if (allowance?.exceeded) throw Problem.tooManyRequests(post.limit.scope, allowance.reset)
      await store(await this.validate(post.body, post.dto))
    } catch (error) {
      await this.showAgain(error, post)
      return
    }
    // A visitor who refuses cookies has the language in the address alone.
    const lang = languageInAddress(request.url)
    const query = new URLSearchParams({ ...(lang && { lang }), sent: form })
    response.redirect(303, `${request.path}?${query.toString()}#${form}`)
  }

  /** @throws Problem 422 */
  async validate<T>(body: unknown, dto: Type<T>): Promise<T> {
    // the parser's object has no prototype
    return (await this.validation.transform({ ...(body as object) }, { type: 'body', metatype: dto })) as T
  }

  /** Shows the page of a form with what is wrong. @throws an error that is no Problem */
  async showAgain(error: unknown, post: PostedForm): Promise<void> {
    if (!(error instanceof Problem)) throw error
    const inputs = { form: this.toOutcome(error, post), status: error.getStatus() }
    await this.pages.respondWith(inputs, post.request, post.response.set(error.headers))
  }

  private toOutcome(problem: Problem, { form, body }: PostedForm): FormOutcome {
    return {
      form,
      status: problem.getStatus(),
      values: Object.fromEntries(Object.entries(body ?? {}).filter(isShownAgain)),
      errors: problem.errors,
      seconds: problem.args.seconds as number | undefined,
    }
  }
}

function isShownAgain([field, value]: [string, unknown]): boolean {
  return field !== 'password' && typeof value === 'string'
}
