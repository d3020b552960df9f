import type { FieldProblem } from '@hautelisse/domain/contract'
import { FIELD_ERROR_CODES, fieldError } from '@hautelisse/domain/validation'
import type { FieldError, FieldErrorCode } from '@hautelisse/domain/validation'
import { ApiFailure, failureCode } from '../api/index.ts'
import type { Failure, Flow } from './flow.ts'

const isKnown = (code: string): code is FieldErrorCode => (FIELD_ERROR_CODES as readonly string[]).includes(code)

/** An unknown reason still marks its field. */
const readField = ({ path, code, params }: FieldProblem): FieldError => fieldError(path, isKnown(code) ? code : 'wrong', params)

/**
 * Reads why a call gave no answer: its code, and the refused fields. A field that no step of the saver shows is left out, so that the
 * failure speaks for itself.
 *
 * @param flow the room's flow
 * @param context context of the machine
 * @param error what the port rejected with
 * @example readFailure(flow, context, new ApiFailure({ code: 'ERR_LIMIT', call })) // { code: 'ERR_LIMIT', fields: [] }
 */
export const readFailure = <Context, Step extends string>(
  flow: Flow<Context, Step>,
  context: Context,
  error: unknown,
): Failure => ({
  code: failureCode(error),
  fields:
    error instanceof ApiFailure
      ? error.fields.filter(({ path }) => flow.stepOfField(path, context) !== undefined).map(readField)
      : [],
})
