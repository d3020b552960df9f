import { CSRF_HEADER, hasCall, KEY_HEADER, MAX_RETRIES, PERSON_HEADER } from '@hautelisse/domain/contract'
import type { AnswerOf, Call, InputOf } from '@hautelisse/domain/contract'
import type { CsrfPort, LogPort, TimeoutPort, Transport } from '../ports/index.ts'
import { readAnswer } from './answer.ts'
import type { WireAnswer } from './answer.ts'
import { ApiFailure, failureCode, isSessionGone, lineOf } from './failure.ts'
import { reactionTo } from './reactions.ts'
import type { Reaction } from './reactions.ts'
import { writeRequest } from './request.ts'
import type { LooseInput, WireRequest } from './request.ts'

/** Milliseconds after which a call counts as failed, its retries included (S-CONST-58). */
export const CALL_TIMEOUT_MS = 30_000

/** A server that asks for a longer wait is answered by the saver. */
const LONGEST_WAIT_S = 5

export type ClientOptions = {
  readonly transport: Transport
  readonly csrf: CsrfPort
  /** Told once of each v3 call (P-NET-06). */
  readonly log?: LogPort
  readonly timeoutMs?: number
  readonly timeout?: TimeoutPort
  /** Waits for so many milliseconds. */
  readonly wait?: (milliseconds: number) => Promise<void>
  /** Told of each failure that the whole application reacts to, before the caller gets it. */
  readonly onReaction?: (reaction: Exclude<Reaction, { kind: 'pass' }>) => void
  /** True while an employee looks at a customer's space: actions are then refused without being sent (S-ROLE-06, S-ROLE-07). */
  readonly isMirror?: () => boolean
  /** Id of the person whom the page shows: calls are answered for nobody else. Undefined where it shows nobody yet. */
  readonly person?: () => string | undefined
  /** Calls beside the specification that the server says it has (docs/decisions/03); undefined: all of them. */
  readonly extensions?: readonly string[] | undefined
}

export type CallOptions = {
  readonly signal?: AbortSignal | undefined
  /** Key of a write that is done once, however often it is sent. */
  readonly requestKey?: string | undefined
  /** Leaves out the name of the page's person, so that the server answers for the person of the session. */
  readonly isUnnamed?: boolean | undefined
  /** Id of the one person for whom a call is made that needs no session: it does nothing to anybody else's. */
  readonly forPerson?: string | undefined
}

/** Sends calls of the domain and answers in its types; every rejection is an `ApiFailure`. */
export type Client = {
  readonly call: <C extends Call>(call: C, input: InputOf<C>, options?: CallOptions) => Promise<AnswerOf<C>>
}

type Outcome =
  | { readonly kind: 'answered'; readonly answer: WireAnswer }
  | { readonly kind: 'dropped' }
  | { readonly kind: 'stopped' }

type Sent = { readonly outcome: Outcome; readonly token?: string | undefined }

const STOPPED: Sent = { outcome: { kind: 'stopped' } }

const stopOf = (signal: AbortSignal): Promise<Sent> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(STOPPED)
    else signal.addEventListener('abort', () => resolve(STOPPED), { once: true })
  })

/**
 * Makes the client of the API.
 *
 * Each call carries the CSRF token as it stands at that moment. A read is sent again after a network failure, a write never; a refused
 * CSRF token is read afresh and tried once more; a read that left with the session before a sign-in in another tab is sent once more with the new one; a call that a busy server wants to be asked later waits for it once; two retries of one call at most, whatever their reasons (P-ERR-05, P-ERR-13, docs/decisions/03).
 * Codes that concern the whole application are announced through `onReaction`, and every failure is passed on (P-ERR-06 to -11).
 *
 * @example await createClient({ transport, csrf }).call(profileCall, { params: { origin: 'collective' } }) // { sub: '…', … }
 */
export const createClient = ({
  transport,
  csrf,
  log,
  timeoutMs = CALL_TIMEOUT_MS,
  timeout = (milliseconds) => AbortSignal.timeout(milliseconds),
  wait = (milliseconds) => new Promise((resolve) => void setTimeout(resolve, milliseconds)),
  onReaction,
  isMirror = () => false,
  person = () => undefined,
  extensions,
}: ClientOptions): Client => {
  /** Requests under way, with the token that each carries. */
  const underWay = new Map<Promise<Outcome>, string | undefined>()

  const sendWith = async (
    token: string | undefined,
    call: Call,
    { path, body, files, requestKey, person: named }: WireRequest,
    signal: AbortSignal,
  ): Promise<Outcome> => {
    try {
      const answer = await transport({
        method: call.method,
        path,
        headers: {
          accept: call.format === 'text' ? 'text/plain, application/json' : 'application/json',
          ...(token === undefined ? {} : { [CSRF_HEADER]: token }),
          ...(requestKey === undefined ? {} : { [KEY_HEADER]: requestKey }),
          ...(named === undefined ? {} : { [PERSON_HEADER]: encodeURIComponent(named) }),
          // A multipart body says its own type, with its boundary.
          ...(body === undefined || files !== undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body }),
        ...(files === undefined ? {} : { files }),
        signal,
      })
      return { kind: 'answered', answer }
    } catch {
      return { kind: 'dropped' }
    }
  }

  const sendOnce = async (call: Call, request: WireRequest, signal: AbortSignal): Promise<Sent> => {
    const token = csrf()
    const sending = sendWith(token, call, request, signal)
    underWay.set(sending, token)
    const outcome = await sending
    underWay.delete(sending)
    return { outcome, token }
  }

  /**
   * Waits for the other requests that carry a refused token: each refusal brings a new token, and only the last one lasts. Calls that
   * are made together would otherwise take the ground from each other.
   */
  const othersWith = async (token: string | undefined): Promise<void> => {
    await Promise.all([...underWay].filter(([, carried]) => carried === token).map(([sending]) => sending))
  }

  const exchange = async <C extends Call>(call: C, request: WireRequest, signal: AbortSignal): Promise<AnswerOf<C>> => {
    const fail = (code: string): ApiFailure => new ApiFailure({ code, call: lineOf(call) })
    const stop = stopOf(signal)
    let tokenRenewed = false
    let hasWaited = false
    let hasMovedOn = false
    for (let retries = 0; ; retries += 1) {
      // A transport that ignores its signal must not keep the caller waiting.
      const { outcome, token } = signal.aborted ? STOPPED : await Promise.race([stop, sendOnce(call, request, signal)])
      // An aborted fetch rejects too: only the signal tells a stopped call from a dropped one.
      if (outcome.kind === 'stopped' || signal.aborted) throw fail('TIMEOUT')
      if (outcome.kind === 'dropped') {
        if (!call.reads || retries >= MAX_RETRIES) throw fail('NETWORK')
        continue
      }
      try {
        return readAnswer(call, outcome.answer)
      } catch (error) {
        const { retryAfterS } = outcome.answer
        if (failureCode(error) === 'ERR_LIMIT' && retryAfterS !== undefined && !hasWaited) {
          hasWaited = true
          await Promise.race([stop, wait(1000 * Math.min(LONGEST_WAIT_S, Math.max(0, retryAfterS)))])
          continue
        }
        if (
          call.reads &&
          !hasMovedOn &&
          retries < MAX_RETRIES &&
          isSessionGone(error) &&
          token !== undefined &&
          csrf() !== token
        ) {
          hasMovedOn = true
          continue
        }
        if (failureCode(error) !== 'ERR_CSRF' || tokenRenewed || retries >= MAX_RETRIES) throw error
        tokenRenewed = true
        await Promise.race([stop, othersWith(token)])
      }
    }
  }

  const send = async <C extends Call>(
    call: C,
    input: LooseInput,
    { signal, requestKey, isUnnamed = false, forPerson }: CallOptions,
  ): Promise<AnswerOf<C>> => {
    if (call.acts && isMirror()) throw new ApiFailure({ code: 'ERR_MIRROR', call: lineOf(call) })
    if (!hasCall(extensions, call)) throw new ApiFailure({ code: 'ERR_UNKNOWN', call: lineOf(call) })
    const isNamed = call.signedIn && call.area === undefined && !isUnnamed
    const request = { ...writeRequest(call, input), requestKey, person: isNamed ? person() : forPerson }
    if (call.version === 'v3') log?.({ method: call.method, path: call.path })
    const deadline = timeout(timeoutMs)
    try {
      return await exchange(call, request, signal === undefined ? deadline : AbortSignal.any([deadline, signal]))
    } catch (error) {
      throw signal?.aborted === true ? new ApiFailure({ code: 'ABORTED', call: lineOf(call) }) : error
    }
  }

  return {
    call: async (call, input, options = {}) => {
      try {
        return await send(call, input as LooseInput, options)
      } catch (error) {
        const reaction = reactionTo(failureCode(error))
        // An area with sessions of its own answers for itself: the member's session is not concerned.
        if (reaction.kind !== 'pass' && call.area === undefined) onReaction?.(reaction)
        throw error
      }
    },
  }
}
