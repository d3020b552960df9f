import { pathOf } from '@hautelisse/domain/contract'
import type { Call, FieldProblem, FileToSend } from '@hautelisse/domain/contract'
import * as z from 'zod'
import { ApiFailure, lineOf } from './failure.ts'

/** A call's input as the wire writes it. */
export type WireRequest = {
  readonly path: string
  readonly body: string | undefined
  /** Files of a multipart body. */
  readonly files?: readonly FileToSend[] | undefined
  /** Key of a write that is done once. */
  readonly requestKey?: string | undefined
  /** Id of the person whom the page shows, where the answer may be nobody else's. */
  readonly person?: string | undefined
}

/** Any call's input, its parts known by name only; the typed face of the client is `InputOf`. */
export type LooseInput = {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
  readonly files?: readonly FileToSend[]
}

const segments = z.record(z.string(), z.union([z.string(), z.number()]))
const queryValues = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null(), z.undefined()]))

const problemsOf = (part: string, error: z.ZodError): readonly FieldProblem[] =>
  error.issues.map(({ path, code }) => ({ path: (path.length === 0 ? [part] : path).join('.'), code }))

const encoded = (call: Call, part: 'params' | 'query' | 'body', schema: z.ZodType | undefined, value: unknown): unknown => {
  if (schema === undefined) return undefined
  const written = z.safeEncode(schema, value)
  if (written.success) return written.data
  throw new ApiFailure({ code: 'ERR_INVALID', fields: problemsOf(part, written.error), call: lineOf(call) })
}

/** The files of a call, which refuses those that the server would refuse. */
const filesOf = (call: Call, files: readonly FileToSend[] = []): readonly FileToSend[] | undefined => {
  const fields = call.files?.problems(files) ?? []
  if (fields.length > 0) throw new ApiFailure({ code: 'ERR_INVALID', fields, call: lineOf(call) })
  return call.files && files
}

/**
 * Writes a call's input as the wire wants it: address with its parameters and query, body encoded by the call's schema.
 *
 * A value that the schema refuses is refused here with the code the server would answer, `ERR_INVALID`, and nothing is sent.
 *
 * @param call - the call
 * @param input - its path parameters, query and body in the domain's types
 * @example writeRequest(profileCall, { params: { origin: 'collective' } }).path // '/api/v3/login/oauth/profile/collective'
 */
export const writeRequest = (call: Call, input: LooseInput): WireRequest => {
  const params = segments.parse(encoded(call, 'params', call.params, input.params) ?? {})
  const query = queryValues.parse(encoded(call, 'query', call.query, input.query ?? {}) ?? {})
  const body = encoded(call, 'body', call.request, input.body)
  const files = filesOf(call, input.files)
  return { path: pathOf(call, params, query), body: body === undefined ? undefined : JSON.stringify(body), files }
}
