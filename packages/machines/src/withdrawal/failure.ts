import type { FieldProblem } from '@hautelisse/domain/contract'
import { FIELD_ERROR_CODES, fieldError } from '@hautelisse/domain/validation'
import type { FieldError, FieldErrorCode } from '@hautelisse/domain/validation'
import type { FormStep } from '@hautelisse/domain/withdrawal'
import { ApiFailure, failureCode } from '../api/index.ts'
import type { Failure } from './context.ts'
import type { StepId } from './steps.ts'

const isKnown = (code: string): code is FieldErrorCode => (FIELD_ERROR_CODES as readonly string[]).includes(code)

/** A reason that we do not know still marks its field. */
const readField = ({ path, code, params }: FieldProblem): FieldError => fieldError(path, isKnown(code) ? code : 'wrong', params)

const STEP_OF_FIELD: Readonly<Record<string, FormStep>> = {
  retirement_age: 'age',
  reversible: 'reversible',
  birth_date_spouse: 'reversible',
  reversion_percentage: 'reversible',
  distribution: 'distribution',
  annuity_type: 'option',
}

/**
 * Gives the step that holds a field of the request.
 *
 * @example stepOfField('distribution.capital_0048_vv') // 'distribution'
 */
export const stepOfField = (path: string): FormStep | undefined => STEP_OF_FIELD[path.split('.', 1)[0] ?? '']

const isHeld = (path: string, steps: readonly StepId[]): boolean => {
  const step = stepOfField(path)
  return step !== undefined && steps.includes(step)
}

/** Fields of one step. */
export const onStep = (fields: readonly FieldError[], step: FormStep): readonly FieldError[] =>
  fields.filter(({ path }) => stepOfField(path) === step)

/**
 * Reads why a call gave no result: the code, and the fields that the server refused. A field that no step of the saver's holds could not be
 * shown, so the failure then speaks for itself.
 *
 * @param error what the port rejected with
 * @param steps steps of the saver
 * @example readFailure(new ApiFailure({ code: 'ERR_LIMIT', call }), steps) // { code: 'ERR_LIMIT', fields: [] }
 */
export const readFailure = (error: unknown, steps: readonly StepId[]): Failure => ({
  code: failureCode(error),
  fields: error instanceof ApiFailure ? error.fields.filter(({ path }) => isHeld(path, steps)).map(readField) : [],
})
