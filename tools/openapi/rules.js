import { oas } from '@stoplight/spectral-rulesets'
import owasp from '@stoplight/spectral-owasp-ruleset'

/** Every rule that `recommended` has counts: https://redocly.com/docs/cli/rules/oas */
export const redoclyRules = {}

/** What requests carry: bodies, and parameters of every kind. */
const sent = ['$.paths[*][*].requestBody', '$.paths[*][*].parameters']
const ofType = (type) => sent.map((part) => `${part}..[?(@ && @.type=="${type}")]`)

/** A rule of OWASP's, held to what is sent: limits keep a server from what it is sent; what it answers, it took before. */
const ofWhatIsSent = (name, type) => ({
  [`owasp:api4:2023-${name}`]: { ...owasp.rules[`owasp:api4:2023-${name}`], given: ofType(type) },
})

const WRITES = '$.paths[*][post,put,patch,delete]'
const ALL = '$.paths[*][get,post,put,patch,delete]'

const check = (given, description, isRight) => ({
  given,
  description,
  severity: 'error',
  then: { function: (operation) => (isRight(operation) ? undefined : [{ message: description }]) },
})

const isPublic = ({ security }) => Array.isArray(security) && security.length === 0
const isLimited = (operation) => 'x-rate-limit' in operation

/** All of spectral:oas and of OWASP's API security top ten, less what is answered here. */
export const spectralRules = {
  extends: [oas, owasp],
  rules: {
    ...ofWhatIsSent('string-limit', 'string'),
    ...ofWhatIsSent('string-restricted', 'string'),
    ...ofWhatIsSent('array-limit', 'array'),
    ...ofWhatIsSent('integer-limit', 'integer'),

    // Not every route is limited: only those that cost, write or guess. What is, says so in full.
    'owasp:api4:2023-rate-limit': 'off',
    'owasp:api4:2023-rate-limit-responses-429': 'off',
    'limited-routes-say-so': check(
      ALL,
      'A limited route answers 429, and tells its limit with what it answers otherwise.',
      ({ responses, ...operation }) =>
        !isLimited(operation) ||
        (responses[429] &&
          Object.entries(responses).every(([status, { headers }]) => !/^2/.test(status) || headers?.RateLimit)),
    ),

    // Forms are open to everybody. What anybody may write is limited, but for the wish to get no more mails.
    'owasp:api2:2023-write-restricted': 'off',
    'owasp:api2:2023-read-restricted': 'off',
    'public-writes-are-limited': check(
      WRITES,
      'What anybody may write is limited.',
      (operation) =>
        !isPublic(operation) || isLimited(operation) || operation.operationId === 'newsletterLinks.unsubscribe',
    ),
    'security-is-said': check(ALL, 'What is public says so.', ({ security }) => Array.isArray(security)),

    // Since 3.1 a scheme that is not OAuth's names roles (https://spec.openapis.org/oas/v3.1.0#security-requirement-object).
    'oas3-operation-security-defined': 'off',

    // What is public has no 401.
    'owasp:api8:2023-define-error-responses-401': 'off',
    'closed-routes-answer-401': check(
      ALL,
      'What is closed answers 401.',
      (operation) => isPublic(operation) || operation.responses[401]?.content,
    ),

    // Which origins may read answers is the operator's choice, and none as a rule: no header belongs to a route.
    'owasp:api8:2023-define-cors-origin': 'off',
    // There is one server, and it is the public one.
    'owasp:api9:2023-inventory-access': 'off',
    // Summaries say what most operations do; a description stands where there is more to say.
    'operation-description': 'off',
  },
}
