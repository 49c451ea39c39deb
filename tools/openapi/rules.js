import owasp from '@stoplight/spectral-owasp-ruleset'
import { oas } from '@stoplight/spectral-rulesets'
import { UNLIMITED_LISTS, UNLIMITED_TEXTS } from './unlimited.js'

/** JSON paths of request bodies and parameters. */
const sent = ['$.paths[*][*].requestBody', '$.paths[*][*].parameters']
const ofType = (type) => sent.map((part) => `${part}..[?(@ && @.type=="${type}")]`)
const ruleOf = (name) => owasp.rules[`owasp:api4:2023-${name}`]

/** Restricts an OWASP rule to requests. */
const ofWhatIsSent = (name, type) => ({ ...ruleOf(name), given: ofType(type) })

/** Returns the name of a place in the document: `ProblemDto.title` for a property, `response` for a whole response. */
function placeOf([part, kind, schema, field, property, ...others]) {
  if (part === 'components' && kind === 'schemas') return `${schema}.${property}`
  return field === 'responses' && others.length < 5 ? 'response' : ''
}

/** True for headers, and for files and pages in responses. */
const isNoJson = (path) => path.includes('headers') || (path[3] === 'responses' && !/json$/.test(path[6]))

/** Applies an OWASP rule to requests and responses, each schema once, except for some places in responses. */
function exceptFor(places, name) {
  const { then, ...rule } = ruleOf(name)
  const isExempt = (path) => isNoJson(path) || places.some((each) => each.test(placeOf(path)))
  const check = (value, options, context) =>
    isExempt(context.path) ? undefined : then.function(value, options, context)
  return { ...rule, resolved: false, then: { ...then, function: check } }
}

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
  aliases: owasp.aliases,
  rules: {
    'owasp:api4:2023-string-limit': exceptFor(UNLIMITED_TEXTS, 'string-limit'),
    'owasp:api4:2023-array-limit': exceptFor(UNLIMITED_LISTS, 'array-limit'),
    // Responses contain prose and names, which have no format; it was checked when they were sent.
    'owasp:api4:2023-string-restricted': ofWhatIsSent('string-restricted', 'string'),
    // Numbers of rows, versions and durations of responses have no maximum but that of their format, int32 or int64.
    'owasp:api4:2023-integer-limit': ofWhatIsSent('integer-limit', 'integer'),
    'integers-have-a-minimum': { ...ruleOf('integer-limit'), resolved: false, then: ruleOf('integer-limit').then[0] },

    // Limited are what strangers write, guess or let compute, and all that API keys do. Published content, health, metrics behind their
    // token, and nearly all routes of signed-in staff have no limit, so no headers and no 429.
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
    'keyed-routes-are-limited': check(
      ALL,
      'Routes for API keys are rate-limited.',
      (operation) => !operation.security.some((way) => 'apiKey' in way) || isLimited(operation),
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

    // The operator configures origins (`CORS_ORIGINS`), none by default: the header depends on the installation and the request.
    'owasp:api8:2023-define-cors-origin': 'off',
    // There is only the public server.
    'owasp:api9:2023-inventory-access': 'off',
    // Summaries suffice for most operations; others have a description.
    'operation-description': 'off',
  },
}
