import type * as z from 'zod'

import type { Extension } from './extensions.ts'
import type { CallFiles, FileToSend, UploadedFile } from './files.ts'

/** Version of the API that a call belongs to; it decides the base (`/api/v2`, `/api/v3`) and where an error body holds its code. */
export type ApiVersion = 'v2' | 'v3'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * One call of the API as a value: everything that a client, a server, the OpenAPI document and a fuzz test need to agree on.
 *
 * Schemas are codecs where the wire's form differs from the domain's (`1234.5` and `Euros`): a client encodes `request` and decodes
 * `answer`, a server does the reverse. Requests are strict, answers are read loosely.
 */
export type Call<
  Params extends z.ZodType | undefined = z.ZodType | undefined,
  Query extends z.ZodType | undefined = z.ZodType | undefined,
  Request extends z.ZodType | undefined = z.ZodType | undefined,
  Answer extends z.ZodType = z.ZodType,
  Files extends CallFiles | undefined = CallFiles | undefined,
> = {
  readonly name: string
  readonly summary: string
  readonly method: Method
  readonly version: ApiVersion
  /** Path relative to the base, with `{param}` segments. */
  readonly path: `/${string}`
  /** A read may be sent again after a network failure; a write never. */
  readonly reads: boolean
  /** False for the calls of a visitor who has not signed in. */
  readonly signedIn: boolean
  /**
   * True for a call that changes something of a person's, or reads what is theirs alone; a mirror session makes none. Every write of who is signed in, and
   * those of visitors and reads that say so.
   */
  readonly acts: boolean
  /** Area with sessions of its own: who is signed in there is no member, and the end of such a session is no end of a member's. */
  readonly area: 'robo-admin' | undefined
  /** False for a call that anyone may make from anywhere, a page in another site's frame included: it needs no token and sets no cookie. */
  readonly csrf: boolean
  /** True for a write that is done once for each key of its header `Idempotency-Key`, however often it is sent. */
  readonly keyed: boolean
  /**
   * Whether a collective session must have been confirmed by a one-time code: always, or by what the body asks for. The server checks it before
   * anything is done, and answers ERR_OTP.
   */
  readonly needsCode: boolean | ((body: unknown) => boolean)
  /**
   * True for a call that computes long, `printer` for one that has the printer work: when too many are asked for at once the server answers ERR_LIMIT and
   * says after how long to ask again.
   */
  readonly costly: boolean | 'printer'
  /** Name under which a server says that it has this call, for a call that the specification does not know. */
  readonly extension: Extension | undefined
  readonly params: Params
  readonly query: Query
  readonly request: Request
  /** Files that go with the request; the body is multipart then, and `request` its part `data`. */
  readonly files: Files
  readonly answer: Answer
  /** How an answer is written: JSON, or the text itself. */
  readonly format: 'json' | 'text'
  /** Ids of the specification's rows that the call answers. */
  readonly rows: readonly string[]
}

type Optional =
  | 'params'
  | 'query'
  | 'request'
  | 'files'
  | 'signedIn'
  | 'acts'
  | 'area'
  | 'csrf'
  | 'keyed'
  | 'needsCode'
  | 'costly'
  | 'extension'
  | 'format'

type Given<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

type WordsOf<C extends Call> = (C['params'] extends z.ZodType ? { params: Given<C['params']> } : unknown) &
  (C['query'] extends z.ZodType ? { query: Given<C['query']> } : unknown) &
  (C['request'] extends z.ZodType ? { body: Given<C['request']> } : unknown)

/** What a caller hands over: path parameters, query, body and files, in the domain's types. */
export type InputOf<C extends Call> = WordsOf<C> & (C['files'] extends CallFiles ? { files: readonly FileToSend[] } : unknown)

/** What a server gets of it: the files with their bytes. */
export type ReceivedOf<C extends Call> = WordsOf<C> &
  (C['files'] extends CallFiles ? { files: readonly UploadedFile[] } : unknown)

/** What a caller gets back, in the domain's types. */
export type AnswerOf<C extends Call> = z.output<C['answer']>

/**
 * Defines a call; its literal types are kept.
 *
 * @example defineCall({ name: 'version', method: 'GET', path: '/version', … }).path // '/version'
 */
export const defineCall = <
  const Params extends z.ZodType | undefined = undefined,
  const Query extends z.ZodType | undefined = undefined,
  const Request extends z.ZodType | undefined = undefined,
  const Answer extends z.ZodType = z.ZodType,
  const Files extends CallFiles | undefined = undefined,
>(
  call: Omit<Call<Params, Query, Request, Answer, Files>, Optional> & {
    readonly params?: Params
    readonly query?: Query
    readonly request?: Request
    readonly files?: Files
    readonly signedIn?: boolean
    readonly acts?: boolean
    readonly area?: 'robo-admin'
    readonly csrf?: boolean
    readonly keyed?: boolean
    readonly needsCode?: boolean | ((body: Given<Request>) => boolean)
    readonly costly?: boolean | 'printer'
    readonly extension?: Extension
    readonly format?: 'json' | 'text'
  },
): Call<Params, Query, Request, Answer, Files> => ({
  ...call,
  params: call.params as Params,
  query: call.query as Query,
  request: call.request as Request,
  files: call.files as Files,
  signedIn: call.signedIn ?? true,
  acts: call.acts ?? (!call.reads && (call.signedIn ?? true)),
  area: call.area,
  csrf: call.csrf ?? true,
  keyed: call.keyed ?? false,
  needsCode: (call.needsCode as Call['needsCode'] | undefined) ?? false,
  costly: call.costly ?? false,
  extension: call.extension,
  format: call.format ?? 'json',
})
