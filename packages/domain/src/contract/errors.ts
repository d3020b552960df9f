import * as z from 'zod'

import type { ApiVersion } from './call.ts'
import { NUMBER_OF } from './codes.ts'

/** One field of a refused request: where, what is wrong, and the data of the sentence that says so. */
export const fieldProblem = z.object({
  path: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})
export type FieldProblem = z.infer<typeof fieldProblem>

const details = { message: z.string().optional(), errorCode: z.number().optional(), fields: z.array(fieldProblem).optional() }

/** Body of an error of each version: the field that carries the code differs (P-ERR-03, P-ERR-04). */
export const errorBody = {
  v2: z.object({ errorData: z.string(), ...details }),
  v3: z.object({ data: z.string(), ...details }),
} as const satisfies Record<ApiVersion, z.ZodType>
export type ErrorBody = z.infer<(typeof errorBody)[ApiVersion]>

/**
 * Writes the body of an error as its version does.
 *
 * @param version version of the call that failed
 * @param code error code
 * @param more message and refused fields, each optional
 * @example writeError('v2', 'ERR_TOKEN') // { errorData: 'ERR_TOKEN' }
 */
export const writeError = (
  version: ApiVersion,
  code: string,
  more: { readonly message?: string; readonly fields?: readonly FieldProblem[] } = {},
): ErrorBody => ({
  ...(version === 'v2' ? { errorData: code } : { data: code }),
  ...(NUMBER_OF.has(code) ? { errorCode: NUMBER_OF.get(code) } : {}),
  ...(more.message === undefined ? {} : { message: more.message }),
  ...(more.fields === undefined ? {} : { fields: [...more.fields] }),
})

/** Codes by the numbers that a service says in their place. */
const CODE_OF: ReadonlyMap<number, string> = new Map([...NUMBER_OF].map(([code, number]) => [number, code]))
const numbered = z.object({ errorCode: z.union([z.number(), z.string()]) })

/** The code that a number stands for, said as a number or as a text. */
const codeByNumber = (said: unknown): string | undefined => {
  const read = numbered.safeParse(said)
  return read.success ? CODE_OF.get(Number(read.data.errorCode)) : undefined
}

/**
 * Reads the error code of a failed answer: from `errorData` in v2 (P-ERR-03), from `data` in v3 (P-ERR-04); the other field is not read.
 *
 * A number of the pension service, beside that field or inside of it, as a number or as a text, stands for its code and comes first (S-ERR-03, S-ERR-05).
 *
 * @param version version of the call that failed
 * @param body the answer's body, already parsed from JSON, of any shape
 * @returns the code, or nothing when the body holds none
 * @example readErrorCode('v3', { data: { errorCode: '1007' } }) // 'ERR_MAREL_FRANCE_CONNECT'
 */
export const readErrorCode = (version: ApiVersion, body: unknown): string | undefined => {
  const read = z.object({ errorData: z.unknown().optional(), data: z.unknown().optional() }).safeParse(body)
  const code = read.success ? (version === 'v2' ? read.data.errorData : read.data.data) : undefined
  return codeByNumber(body) ?? codeByNumber(code) ?? (typeof code === 'string' && code !== '' ? code : undefined)
}

/**
 * Reads the sentence of a failed answer, meant for the saver.
 *
 * @param body the answer's body, already parsed from JSON, of any shape
 * @returns the sentence without the blanks around it, or nothing when the body holds none
 * @example readErrorWords({ errorData: 'ERR_LIMIT', message: 'Trop de partages.' }) // 'Trop de partages.'
 */
export const readErrorWords = (body: unknown): string | undefined => {
  const read = z.object({ message: z.string().trim().min(1) }).safeParse(body)
  return read.success ? read.data.message : undefined
}

/**
 * Reads the refused fields of a failed answer; a body without them, or with them in another shape, has none.
 *
 * @param body the answer's body, already parsed from JSON, of any shape
 * @example readFieldProblems({ data: 'ERR_INVALID', fields: [{ path: 'retirement_age', code: 'required' }] }).length // 1
 */
export const readFieldProblems = (body: unknown): readonly FieldProblem[] => {
  const read = z.object({ fields: z.array(fieldProblem) }).safeParse(body)
  return read.success ? read.data.fields : []
}
