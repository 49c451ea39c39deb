import type { ProblemCode } from './problem-types.js'

/** Path of the list of problem codes, and prefix of the pages that explain them. */
export const PROBLEMS_PATH = '/api/problems'

export const problemPath = (code: ProblemCode) => `${PROBLEMS_PATH}/${code}`
