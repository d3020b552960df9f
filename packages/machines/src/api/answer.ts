import { parseJson, readErrorCode, readErrorWords, readFieldProblems } from '@hautelisse/domain/contract'
import type { AnswerOf, Call } from '@hautelisse/domain/contract'
import { ApiFailure, lineOf } from './failure.ts'

/** What the transport brought back. */
export type WireAnswer = { readonly status: number; readonly body: string; readonly retryAfterS?: number | undefined }

const parsedBy = <C extends Call>(call: C, json: unknown): { readonly answer: AnswerOf<C> } | undefined => {
  // A codec may throw on a value that its wire side let through: that answer is off its schema like any other.
  try {
    const parsed = call.answer.safeParse(json)
    return parsed.success ? { answer: parsed.data as AnswerOf<C> } : undefined
  } catch {
    return undefined
  }
}

/**
 * Reads an answer by the schema of its call, or throws the `ApiFailure` that it stands for.
 *
 * Unknown keys are no fault (answers are read loosely); a body that is no JSON or off its schema is `MALFORMED`, and so is an error
 * without a code where its version keeps it (P-ERR-03, P-ERR-04).
 *
 * @param call - the call that was answered
 * @param answer - status and text of the answer
 * @example readAnswer(logoutCall, { status: 200, body: '"OK"' }) // 'OK'
 */
export const readAnswer = <C extends Call>(call: C, { status, body }: WireAnswer): AnswerOf<C> => {
  const json = parseJson(body)
  if (status >= 200 && status < 300) {
    // A call that answers nothing takes no body, and none that was cut.
    const isBroken = call.format === 'json' && json === undefined && body !== ''
    const parsed = isBroken ? undefined : parsedBy(call, call.format === 'text' ? body : json)
    if (parsed !== undefined) return parsed.answer
    throw new ApiFailure({ code: 'MALFORMED', status, call: lineOf(call) })
  }
  throw new ApiFailure({
    code: readErrorCode(call.version, json) ?? 'MALFORMED',
    status,
    fields: readFieldProblems(json),
    said: readErrorWords(json),
    call: lineOf(call),
  })
}
