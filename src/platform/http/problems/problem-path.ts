import type { ProblemCode } from './problem-types.js'

/** Where the codes of problems are listed, and below which each is explained. */
export const PROBLEMS_PATH = '/api/problems'

export const problemPath = (code: ProblemCode) => `${PROBLEMS_PATH}/${code}`
