import { newBankCodeCall, signBankAccountCall } from '@hautelisse/domain/bank-account'
import { CATALOGUE } from '@hautelisse/domain/catalogue'
import {
  CSRF_COOKIE,
  CSRF_HEADER,
  KEY_HEADER,
  ROBO_ADMIN_COOKIE,
  SESSION_COOKIE,
  STATUS_OF,
  basePath,
  errorBody,
  nothing,
  type ApiVersion,
  type Call,
  type ErrorCode,
} from '@hautelisse/domain/contract'
import {
  adminAuthorizeCall,
  adminImportCall,
  adminPublishCall,
  adminSubmitCall,
  adminTokenCall,
  adminWithdrawCall,
  roboQuestionnaireCall,
  roboStatementCall,
} from '@hautelisse/domain/robo-advice'
import { authorizationCall, otpCall } from '@hautelisse/domain/session'
import type * as z from 'zod'
import {
  createDocument,
  type ZodOpenApiContentObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi'

import { parametersOf, wireSchema, type Components } from './wire-schema.ts'

const TAGS = [
  { name: 'platform', description: 'Which server answers, and where it runs' },
  { name: 'session', description: 'Signing in, who is signed in, signing out' },
  { name: 'retirement', description: 'Company and individual retirement plans (ais)' },
  { name: 'employee-savings', description: 'Employee-savings plans (s2e)' },
  { name: 'customer', description: 'Individual customers of the provider' },
  { name: 'coaching', description: 'The coaching partner' },
  { name: 'consents', description: 'What a person consents to' },
  { name: 'simulators', description: 'Simulations, computed from the request' },
] as const

const TAG_OF: readonly (readonly [string, (typeof TAGS)[number]['name']])[] = [
  ['/login/', 'session'],
  ['/services/api-ais/', 'retirement'],
  ['/services/api-s2e/', 'employee-savings'],
  ['/services/api-client/', 'customer'],
  ['/services/filib/', 'coaching'],
  ['/consents/', 'consents'],
  ['/simulators/', 'simulators'],
]

const tagOf = ({ path }: Call): string => TAG_OF.find(([start]) => path.startsWith(start))?.[1] ?? 'platform'

const WORDS: Readonly<Record<number, string>> = {
  400: 'The request is off its schema, or refused by the rules: each wrong field is named.',
  401: 'There is no session, it has ended, or the pension service does not know the credentials.',
  403: 'The CSRF token is not the client’s own, a mirror session tries to act, the one-time code is asked for first, or the pension service refuses.',
  404: 'There is no such address, or the person does not hold it.',
  409: 'The act does not fit what stands, its key came with another body before, or the session is not that of the person named.',
  429: 'Too many requests.',
  500: 'A fault of the server.',
  503: 'What people saved is out of reach for now.',
}

/** A call that says nothing at all. */
const isSilent = ({ answer }: Call): boolean => answer === nothing

const KEY_PARAMETER = {
  name: KEY_HEADER,
  in: 'header',
  required: true,
  description: 'A text of the client’s: the act is done once for each, and repeated requests get the same answer.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
} as const

const needsToken = ({ csrf, method }: Call): boolean => csrf && method !== 'GET'

/** What the public pension service refuses, by the path of its calls. */
const PENSION_CODES: Readonly<Record<string, readonly ErrorCode[]>> = {
  '/simulators/marel/login/cnav': ['ERR_MAREL_LOGIN', 'ERR_MAREL_BLOCKED', 'ERR_MAREL_FRANCE_CONNECT'],
  '/simulators/marel/login/dgfip': ['ERR_MAREL_LOGIN', 'ERR_MAREL_BLOCKED'],
  '/simulators/marel/login/ameli': ['ERR_MAREL_LOGIN', 'ERR_MAREL_BLOCKED'],
  '/simulators/marel/login/dgfip/two-factor': ['ERR_MAREL_LOGIN', 'ERR_MAREL_BLOCKED', 'ERR_MAREL_SESSION'],
  '/simulators/marel/login/ameli/two-factor': ['ERR_MAREL_LOGIN', 'ERR_MAREL_BLOCKED', 'ERR_MAREL_SESSION'],
  '/simulators/marel/login/dgfip/resend_code': ['ERR_MAREL_BLOCKED', 'ERR_MAREL_SESSION'],
  '/simulators/marel/contracts': ['ERR_MAREL_SESSION'],
  '/simulators/marel/simulation': ['ERR_MAREL_SESSION'],
  '/simulators/marel/cap': ['ERR_MAREL_SESSION'],
  '/simulators/marel/save': ['ERR_MAREL_SESSION'],
  '/simulators/marel/forgot-password/first': ['ERR_MAREL_ACCOUNT'],
  '/simulators/marel/forgot-password/second': ['ERR_MAREL_ANSWER'],
}

/** Calls that only the session of an administrator opens. */
const isOfAdmins = (call: Call): boolean => call.area === 'robo-admin' && call !== adminAuthorizeCall && call !== adminTokenCall

/** Calls that refuse somebody for good: who has no right to the act, or may not be handed over. */
const REFUSING: ReadonlySet<Call> = new Set<Call>([
  adminTokenCall,
  adminImportCall,
  adminSubmitCall,
  adminPublishCall,
  adminWithdrawCall,
  roboStatementCall,
  signBankAccountCall,
  newBankCodeCall,
])
/** Calls that say that what was read has changed since. */
const CHANGING: ReadonlySet<Call> = new Set<Call>([
  newBankCodeCall,
  adminSubmitCall,
  adminPublishCall,
  adminWithdrawCall,
  roboQuestionnaireCall,
])

/** Calls that few may make at a time: they compute long, or carry files. */
const isBounded = ({ costly, files }: Call): boolean => costly !== false || files !== undefined

/** Codes that a call can answer, by what it takes and whom it serves. */
const codesOf = (call: Call): readonly ErrorCode[] => [
  ...(call.request !== undefined || call.query !== undefined ? (['ERR_INVALID'] as const) : []),
  ...(call.signedIn || isOfAdmins(call) ? (['ERR_TOKEN', 'ERR_EXP'] as const) : []),
  ...(call.signedIn ? (['ERR_PERSON'] as const) : []),
  ...(needsToken(call) ? (['ERR_CSRF'] as const) : []),
  ...(call.signedIn && call.acts ? (['ERR_MIRROR'] as const) : []),
  ...(call.signedIn ? (['ERR_CONSENT'] as const) : []),
  ...(call.needsCode !== false ? (['ERR_OTP'] as const) : []),
  'ERR_UNKNOWN',
  ...(call.keyed || CHANGING.has(call) ? (['ERR_CONFLICT'] as const) : []),
  ...(REFUSING.has(call) ? (['ERR_REFUSED'] as const) : []),
  ...(call === otpCall ||
  call === authorizationCall ||
  call === adminAuthorizeCall ||
  call === newBankCodeCall ||
  call.keyed ||
  isBounded(call)
    ? (['ERR_LIMIT'] as const)
    : []),
  ...(PENSION_CODES[call.path] ?? []),
  'ERR_INTERNAL',
]

const RETRY_AFTER = {
  description:
    'Seconds after which it is worth asking again, where too much was being computed or sent, or the store was out of reach.',
  schema: { type: 'integer', minimum: 1, maximum: 5 },
} as const

const errorsOf = (call: Call): ZodOpenApiResponsesObject => {
  const codes = Object.groupBy(codesOf(call), (code) => STATUS_OF[code])
  const content = { 'application/json': { schema: { $ref: `#/components/schemas/Error-${call.version}` } } }
  const answers = Object.entries(codes).map(([status, given]) => [
    status,
    {
      ...(isBounded(call) && given.includes('ERR_LIMIT') ? { headers: { 'Retry-After': RETRY_AFTER } } : {}),
      description: `${WORDS[Number(status)] ?? ''} Codes: ${given.join(', ')}.`,
      content,
    },
  ])
  return {
    ...Object.fromEntries(answers),
    503: { headers: { 'Retry-After': RETRY_AFTER }, description: `${WORDS[503] ?? ''} Codes: ERR_INTERNAL.`, content },
  }
}

/** The body of a request: JSON, or a form with the JSON as its part `data` and parts `files`. */
const contentOf = ({ name, files }: Call, request: z.ZodType, components: Components): ZodOpenApiContentObject => {
  const data = wireSchema(request, `${name}-request`, components)
  if (files === undefined) return { 'application/json': { schema: data } }
  const file = { type: 'string', contentMediaType: 'application/octet-stream' } as const
  return {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: {
          data,
          files: {
            type: 'array',
            items: file,
            minItems: files.least,
            maxItems: files.files,
            description: `${files.totalBytes} bytes together at most.`,
          },
        },
        required: files.least > 0 ? ['data', 'files'] : ['data'],
        additionalProperties: false,
      },
      encoding: { data: { contentType: 'application/json' }, files: { contentType: files.contentTypes.join(', ') } },
    },
  }
}

const operationOf = (call: Call, components: Components): ZodOpenApiOperationObject => ({
  operationId: call.name,
  summary: call.summary,
  description:
    call.extension === undefined
      ? `Rows of the specification: ${call.rows.join(', ')}.`
      : `Beside the specification: there where ${basePath('v2')}/version names ${call.extension}.`,
  tags: [tagOf(call)],
  security: [
    {
      ...(call.signedIn ? { session: [] } : {}),
      ...(isOfAdmins(call) ? { 'robo-admin': [] } : {}),
      ...(needsToken(call) ? { csrf: [] } : {}),
    },
  ],
  parameters: [...parametersOf(call, components), ...(call.keyed ? [KEY_PARAMETER] : [])],
  ...(call.request === undefined ? {} : { requestBody: { required: true, content: contentOf(call, call.request, components) } }),
  responses: {
    ...(isSilent(call)
      ? { '204': { description: call.summary } }
      : {
          '200': {
            description: call.summary,
            content: {
              [call.format === 'text' ? 'text/plain' : 'application/json']: {
                schema: wireSchema(call.answer, `${call.name}-answer`, components),
              },
            },
          },
        }),
    ...errorsOf(call),
  },
})

const pathsOf = (components: Components) => {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {}
  for (const call of CATALOGUE) {
    const path = `${basePath(call.version)}${call.path}`
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call, components) }
  }
  return paths
}

const errorSchema = (version: ApiVersion, components: Components) => {
  components[`Error-${version}`] = wireSchema(errorBody[version], `error-${version}`, components)
}

/**
 * Returns the OpenAPI 3.1 document of every built call, generated from the catalogue: on both sides the wire's form of a schema, never the
 * domain's.
 *
 * @param version version of the server
 * @example openApiDocument('0.1.0').openapi // '3.1.1'
 */
export const openApiDocument = (version: string): ReturnType<typeof createDocument> => {
  const components: Components = {}
  errorSchema('v2', components)
  errorSchema('v3', components)
  const paths = pathsOf(components)
  return createDocument({
    openapi: '3.1.1',
    info: {
      title: 'Hautelisse API',
      version,
      description:
        'Calls under /services answer below /api/v2, all others below /api/v3. Amounts are in euros with two decimals at most, dates dd/MM/yyyy.',
    },
    servers: [{ url: '/', description: 'The address that also serves the portal' }],
    tags: [...TAGS],
    paths,
    components: {
      schemas: components,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: SESSION_COOKIE,
          description: 'Set at sign-in; scripts cannot read it. Over https its name is __Host-session.',
        },
        'robo-admin': {
          type: 'apiKey',
          in: 'cookie',
          name: ROBO_ADMIN_COOKIE,
          description:
            'Session of an administrator of the robo-advice; scripts cannot read it. Over https its name is __Host-robo-admin.',
        },
        csrf: { type: 'apiKey', in: 'header', name: CSRF_HEADER, description: `Repeats the cookie ${CSRF_COOKIE}.` },
      },
    },
  })
}
