import { oas } from '@stoplight/spectral-rulesets'
import owasp from '@stoplight/spectral-owasp-ruleset'

/** JSON paths of request bodies and parameters. */
const sent = ['$.paths[*][*].requestBody', '$.paths[*][*].parameters']
const ofType = (type) => sent.map((part) => `${part}..[?(@ && @.type=="${type}")]`)

/** Restricts an OWASP rule to requests: limits protect the server from input; responses contain input that was validated before. */
const ofWhatIsSent = (name, type) => ({
  [`owasp:api4:2023-${name}`]: { ...owasp.rules[`owasp:api4:2023-${name}`], given: ofType(type) },
})

/** Routes that other programs fetch by their address alone, which therefore contains a token. */
const SECRET_ADDRESSES = ['/api/google-business-profile', '/api/therapist-calendar']
const validExample = oas.rules['oas3-valid-schema-example']
const WRITES = '$.paths[*][post,put,patch,delete]'
const ALL = '$.paths[*][get,post,put,patch,delete]'

const check = (given, description, isRight) => ({
  given,
  description,
  severity: 'error',
  then: { function: (operation) => (isRight(operation) ? undefined : [{ message: description }]) },
})

const isPublic = ({ security }) => Array.isArray(security) && security.length === 0
const UNSUBSCRIBING = ['newsletterLinks.unsubscribe', 'reviewLinks.optOut']
const isLimited = (operation) => 'x-rate-limit' in operation

/** All rules of spectral:oas and of OWASP's API security top ten, with justified exceptions. */
export const spectralRules = {
  extends: [oas, owasp],
  rules: {
    ...ofWhatIsSent('string-limit', 'string'),
    ...ofWhatIsSent('string-restricted', 'string'),
    ...ofWhatIsSent('array-limit', 'array'),
    ...ofWhatIsSent('integer-limit', 'integer'),

    // Only routes that are expensive, write, or permit guessing are rate-limited. Those document their limits.
    'owasp:api4:2023-rate-limit': 'off',
    'owasp:api4:2023-rate-limit-responses-429': 'off',
    'limited-routes-say-so': check(
      ALL,
      'A rate-limited route documents 429, and RateLimit headers of successful responses.',
      ({ responses, ...operation }) =>
        !isLimited(operation) ||
        (responses[429] &&
          Object.entries(responses).every(([status, { headers }]) => !/^2/.test(status) || headers?.RateLimit)),
    ),

    // Forms are public. Public writes are rate-limited, except for unsubscribing, which mail providers do for many people.
    'owasp:api2:2023-write-restricted': 'off',
    'owasp:api2:2023-read-restricted': 'off',
    'public-writes-are-limited': check(
      WRITES,
      'Public writes are rate-limited.',
      (operation) => !isPublic(operation) || isLimited(operation) || UNSUBSCRIBING.includes(operation.operationId),
    ),
    'security-is-said': check(ALL, 'Every operation declares its security.', ({ security }) => Array.isArray(security)),

    // Since OpenAPI 3.1, schemes other than OAuth may list roles (https://spec.openapis.org/oas/v3.1.0#security-requirement-object).
    'oas3-operation-security-defined': 'off',

    // A token in an address is needed where the caller can send nothing else.
    'owasp:api2:2023-no-credentials-in-url': {
      ...owasp.rules['owasp:api2:2023-no-credentials-in-url'],
      given: `$.paths[?(!${JSON.stringify(SECRET_ADDRESSES)}.includes(@property))]..parameters[?(@ && @.in && @.in.match(/query|path/))].name`,
    },

    // Redocly checks examples of bodies: Spectral would compile the schema of each, expanded, for a minute.
    'oas3-valid-media-example': 'off',
    'oas3-valid-schema-example': {
      ...validExample,
      given: validExample.given.filter((path) => !path.includes('content')),
    },

    // Public routes have no 401 response.
    'owasp:api8:2023-define-error-responses-401': 'off',
    'closed-routes-answer-401': check(
      ALL,
      'Protected routes document 401.',
      (operation) => isPublic(operation) || operation.responses[401]?.content,
    ),

    // CORS origins are configured by the operator, none by default: routes document no header.
    'owasp:api8:2023-define-cors-origin': 'off',
    // There is only the public server.
    'owasp:api9:2023-inventory-access': 'off',
    // Summaries suffice for most operations; others have a description.
    'operation-description': 'off',
  },
}
