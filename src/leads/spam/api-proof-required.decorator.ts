import { ApiResponse } from '@nestjs/swagger'
import { problemAnswer } from '#src/platform/http/problems/api-problem.decorator.js'
import { CHALLENGE_HEADER } from '../../shared/forms/proof-of-work.js'

/** Documents the 428 response, which only forms of the pages receive. */
export const ApiProofRequired = () =>
  ApiResponse({
    status: 428,
    ...problemAnswer(
      428,
      `The page's own form has to answer the challenge of \`${CHALLENGE_HEADER}\`: nobody else is asked, and what comes unasked is stored.`,
    ),
    headers: { [CHALLENGE_HEADER]: { schema: { type: 'string' } } },
  })
