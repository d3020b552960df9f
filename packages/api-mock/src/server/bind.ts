import {
  FAULT_HEADER,
  KEY_HEADER,
  VISITOR_COOKIE,
  type AnswerOf,
  type Call,
  type CallFiles,
  type FieldProblem,
  type ReceivedOf,
  type UploadedFile,
} from '@hautelisse/domain/contract'
import type * as z from 'zod'

import { problemsOf, refused, writeRefusal, type Outcome, type Refusal } from './answers.ts'
import { readJson } from './body.ts'
import { breakDown, cutOff, isBreakdown } from './breakdown.ts'
import { hasOwnToken, replaceRefusedToken } from './csrf.ts'
import type { ApiContext } from './context.ts'
import { clientOf, type Api } from './environment.ts'
import type { Asker } from './faults.ts'
import { readMultipart } from './multipart.ts'
import { findMember, read, stands, type Read, type SignedIn } from './member.ts'
import { lacksCode } from './needs-code.ts'
import { PLACE_RETRY_S } from './places.ts'
import { note, noteRefusal } from './security-log.ts'
import { sendText } from './send-text.ts'
import { senderOf } from './sender.ts'

/** What every handler gets beside the call's own input; the key of a write that is done once, which is empty for any other call. */
type Around = { readonly api: Api; readonly context: ApiContext; readonly requestKey: string }

export type PublicHandler<C extends Call> = (input: ReceivedOf<C> & Around) => Promise<Outcome<AnswerOf<C>>>
export type MemberHandler<C extends Call> = (input: ReceivedOf<C> & Around & SignedIn) => Promise<Outcome<AnswerOf<C>>>

/** A call with the code that answers it; the types of the call were checked when the two were bound. */
export type BoundCall = {
  readonly call: Call
  readonly answer: (input: Around & Partial<SignedIn> & Record<string, unknown>) => Promise<Outcome<unknown>>
  /** The call changes something although its method is GET: another site's page may not cause it. */
  readonly fromOwnPages?: true
  /** That a page of this site sends the call is enough: it needs no token then. */
  readonly trustsOwnPages?: true
  /** The call takes back what was asked for: it costs nothing of a limit, so that nobody can be kept from it. */
  readonly takesBack?: true
  /** Refuses who may not ask, before anything of the request is read; for calls of an area with sessions of its own. */
  readonly admits?: (api: Api, context: ApiContext) => Promise<Refusal | undefined>
}

/** Marks a GET call that changes something: a request that another site caused is refused. */
export const fromOwnPages = (bound: BoundCall): BoundCall => ({ ...bound, fromOwnPages: true })

/** Marks a call that a page of this site may make whatever became of its token, and whose body is not read: leaving must always work. */
export const trustsOwnPages = (bound: BoundCall): BoundCall => ({ ...bound, trustsOwnPages: true })

/** Marks a call that takes back what was asked for: it costs nothing of a limit. */
export const takesBack = (bound: BoundCall): BoundCall => ({ ...bound, takesBack: true })

/** Binds a call that a visitor may make to its handler. */
export const forVisitors = <C extends Call>(call: C, handler: PublicHandler<C>): BoundCall => {
  if (call.signedIn) throw new Error(`The call ${call.name} is for members.`)
  return { call, answer: (input) => handler(input as unknown as ReceivedOf<C> & Around) }
}

/** Binds a call that needs a session to its handler. */
export const forMembers = <C extends Call>(call: C, handler: MemberHandler<C>): BoundCall => {
  if (!call.signedIn) throw new Error(`The call ${call.name} is for visitors.`)
  return { call, answer: (input) => handler(input as unknown as ReceivedOf<C> & Around & SignedIn) }
}

const parse = async (
  schema: z.ZodType | undefined,
  value: unknown,
  code: 'ERR_INVALID' | 'ERR_UNKNOWN',
): Promise<Read<unknown>> => {
  if (schema === undefined) return read(undefined)
  // With the input of each issue, what is missing can be told from what is wrong.
  const parsed = await schema.safeParseAsync(value, { reportInput: true })
  if (parsed.success) return read(parsed.data)
  return code === 'ERR_UNKNOWN' ? { kind: 'refused', code } : { kind: 'refused', code, fields: problemsOf(parsed.error) }
}

/** What a request holds: its JSON, and its files where the call takes some. */
type Content = { readonly body: unknown; readonly files?: readonly UploadedFile[] }

const invalid = (fields: readonly FieldProblem[]): Read<never> => ({ kind: 'refused', code: 'ERR_INVALID', fields })

const readForm = async (api: Api, context: ApiContext, call: Call, accepted: CallFiles): Promise<Read<Content>> => {
  const { bodyBytes, filesMs } = api.limits
  const form = await readMultipart(context, { bodyBytes, bodyMs: filesMs }, accepted)
  if (form.kind === 'refused') return invalid([form.problem])
  const body = await parse(call.request, form.value, 'ERR_INVALID')
  if (body.kind === 'refused') return body
  const files = await accepted.schema.safeParseAsync(form.files, { reportInput: true })
  if (files.success) return read({ body: body.value, files: files.data })
  return invalid(
    problemsOf(files.error).map(({ path, code, params }) =>
      Object.assign({ code, path: path === '' ? 'files' : `files.${path}` }, params && { params }),
    ),
  )
}

/** Reads a request with its files, unless this person, or all together, send too many already. */
const readFiles = async (
  api: Api,
  context: ApiContext,
  call: Call,
  accepted: CallFiles,
  sender: string,
): Promise<Read<Content>> => {
  const end = api.uploading.take(sender)
  if (end === undefined) return { kind: 'refused', code: 'ERR_LIMIT', retryAfterS: PLACE_RETRY_S }
  try {
    return await readForm(api, context, call, accepted)
  } finally {
    end()
  }
}

const readContent = async (api: Api, context: ApiContext, call: Call, sender: string): Promise<Read<Content>> => {
  if (call.files !== undefined) return readFiles(api, context, call, call.files, sender)
  if (call.request === undefined) return read({ body: undefined })
  const body = await readJson(context, api.limits)
  if (body.kind === 'refused') return invalid([body.problem])
  const parsed = await parse(call.request, body.value, 'ERR_INVALID')
  return parsed.kind === 'refused' ? parsed : read({ body: parsed.value })
}

const LONGEST_KEY = 200

/** The key of a write that is done once, as its header names it. */
const readKey = (context: ApiContext, { keyed }: Call): Read<string> => {
  if (!keyed) return read('')
  const key = context.req.header(KEY_HEADER) ?? ''
  if (key !== '' && key.length <= LONGEST_KEY) return read(key)
  return { kind: 'refused', code: 'ERR_INVALID', fields: [{ path: KEY_HEADER, code: key === '' ? 'required' : 'too-long' }] }
}

/** Computes when it is this client's turn, unless too many wait already. */
const inTurn = async (api: Api, context: ApiContext, compute: () => Promise<Outcome<unknown>>): Promise<Outcome<unknown>> => {
  const giveBack = await api.turns.take(clientOf(api, context))
  if (giveBack === undefined) return { kind: 'refused', code: 'ERR_LIMIT', retryAfterS: api.turns.secondsToWait() }
  try {
    return await compute()
  } finally {
    giveBack()
  }
}

/** Whether time passes between the first look at who asks and the answer. */
const waits = ({ request, files, costly }: Call): boolean => request !== undefined || files !== undefined || costly !== false

/** Answers one request to a call, up to the domain's answer: token, session, path, query and body are checked in this order. */
const decide = async (api: Api, context: ApiContext, bound: BoundCall): Promise<Outcome<unknown>> => {
  const { call, answer } = bound
  const needsToken = call.csrf && call.method !== 'GET' && !(bound.trustsOwnPages === true && senderOf(api, context) === 'own')
  if (needsToken && !(await hasOwnToken(api, context))) return refused('ERR_CSRF')

  const hint = call.signedIn ? await findMember(api, context) : undefined
  if (hint?.kind === 'refused') return hint
  if (hint !== undefined) context.set('sub', hint.value.session.sub)
  if (hint !== undefined && call.acts && hint.value.person.oauth_profile.is_mirror === true) return refused('ERR_MIRROR')

  const turnedAway = await bound.admits?.(api, context)
  if (turnedAway !== undefined) return turnedAway

  // A path parameter that its schema does not know is an address that does not exist.
  const params = await parse(call.params, context.req.param(), 'ERR_UNKNOWN')
  if (params.kind === 'refused') return params
  const query = await parse(call.query, context.req.query(), 'ERR_INVALID')
  if (query.kind === 'refused') return query
  // Files are not read for somebody who has to confirm the session first.
  const withoutBody = { needsCode: call.needsCode === true }
  if (hint !== undefined && lacksCode(withoutBody, hint.value.session, undefined)) return refused('ERR_OTP')
  // Leaving must always work, whatever the request brings.
  const content: Read<Content> =
    bound.trustsOwnPages === true
      ? read({ body: {} })
      : await readContent(api, context, call, hint?.value.session.sub ?? clientOf(api, context))

  const key = readKey(context, call)
  const compute = async (): Promise<Outcome<unknown>> => {
    // The sender decides how long a body takes: who asks is read as they are now, and what they have as it stands.
    const member = hint !== undefined && waits(call) ? await findMember(api, context) : hint
    if (member?.kind === 'refused') return member
    if (content.kind === 'refused') return content
    const { body } = content.value
    if (member !== undefined && lacksCode(call, member.value.session, body)) return refused('ERR_OTP')
    if (key.kind === 'refused') return key
    const isCounted = !call.reads && bound.takesBack !== true
    const limit = call.keyed ? api.acts : api.writes
    // Counted by session: who holds another session of the person keeps nobody from acting.
    if (isCounted && member !== undefined && !(await limit(member.value.session.id))) return refused('ERR_LIMIT')
    return answer({
      api,
      context,
      requestKey: key.value,
      params: params.value,
      query: query.value,
      ...content.value,
      ...(member === undefined ? {} : { session: member.value.session, person: await api.settled(member.value.person) }),
      stands: () => stands(api, context, call, body),
    })
  }
  return call.costly === true ? inTurn(api, context, compute) : compute()
}

/** Whose orders to fail a request carries out: those of its browser, and those that its header names. */
export const askerOf = ({ options }: Api, context: ApiContext): Asker => ({
  visitor: options.credentials.read(context, VISITOR_COOKIE),
  named: context.req.header(FAULT_HEADER),
})

/**
 * Answers one request to a call: waits as a far server would, fails if it was told to, else decides and writes the answer in the wire's form.
 *
 * @param api the API
 * @param context the request
 * @param bound the call with its handler
 */
export const respond = async (api: Api, context: ApiContext, bound: BoundCall): Promise<Response> => {
  const { call } = bound
  if (!call.csrf) context.set('tokenless', true)
  const { delayMs = 0 } = api.options
  // Asked for its signal, a request makes one: it is left alone where nothing waits.
  if (delayMs > 0) await api.wait(delayMs, context.req.raw.signal)

  const fault = api.faults.next(call.name, askerOf(api, context))
  if (fault !== undefined && isBreakdown(fault)) {
    const broken = await breakDown(fault, api, context)
    if (broken !== undefined) return broken
  }
  const outcome = fault === undefined || isBreakdown(fault) ? await decide(api, context, bound) : refused(fault)
  if (fault === 'lost') return cutOff(api, context)

  if (outcome.kind === 'answered' && call.keyed) note(api, context, 'done', { sub: context.get('sub'), call: call.name })
  if (outcome.kind === 'answered' && outcome.answer === undefined) return context.body(null, 204)
  if (outcome.kind === 'answered') {
    const written = await call.answer.encodeAsync(outcome.answer)
    return call.format === 'text'
      ? sendText(context, written as string, 'text/plain; charset=UTF-8')
      : sendText(context, JSON.stringify(written), 'application/json')
  }
  noteRefusal(api, context, call, outcome.code)
  if (outcome.retryAfterS !== undefined) context.header('Retry-After', String(outcome.retryAfterS))
  if (outcome.code === 'ERR_CSRF') await replaceRefusedToken(api, context)
  return writeRefusal(context, call.version, outcome.code, outcome)
}
