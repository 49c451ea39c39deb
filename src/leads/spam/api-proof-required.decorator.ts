import { ApiResponse } from '@nestjs/swagger'
import { problemAnswer } from '#src/platform/http/problems/api-problem.decorator.js'
import { CHALLENGE_HEADER } from '#src/shared/forms/proof-of-work.js'

/** Documents the 428 response, which only forms of the pages receive. */
export const ApiProofRequired = () =>
  ApiResponse({
    status: 428,
    ...problemAnswer(
      428,
      `Proof of work required: forms of the site’s own pages must answer the challenge in \`${CHALLENGE_HEADER}\`. API clients never receive it.`,
    ),
    headers: { [CHALLENGE_HEADER]: { schema: { type: 'string' } } },
  })
