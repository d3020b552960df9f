import type { FieldProblem } from '@hautelisse/domain/contract'
import type { Step, TaxForm } from '@hautelisse/domain/tax-saving'
import { FIELD_ERROR_CODES, fieldError } from '@hautelisse/domain/validation'
import type { FieldError, FieldErrorCode } from '@hautelisse/domain/validation'
import { ApiFailure, failureCode } from '../api/index.ts'
import type { Failure } from './context.ts'

const STEP_OF_FIELD: Readonly<Record<string, Step>> = {
  gender: 'gender',
  client_age: 'age',
  marital_status: 'marital-status',
  children: 'children',
  monthly_income: 'income',
  spouse_monthly_income: 'income',
  allocated_amount: 'results',
  allocated_periodicity: 'results',
}

const isKnown = (code: string): code is FieldErrorCode => (FIELD_ERROR_CODES as readonly string[]).includes(code)

/** A reason that we do not know still marks its field. */
const readField = ({ path, code, params }: FieldProblem): FieldError => fieldError(path, isKnown(code) ? code : 'wrong', params)

/** Fields of one step. */
export const onStep = (fields: readonly FieldError[], step: Step): readonly FieldError[] =>
  fields.filter(({ path }) => STEP_OF_FIELD[path] === step)

/**
 * Whether a step marks one of some refused fields: the pay of a spouse stands there for a couple alone, and the choice of the periodicity has no place for a
 * refusal.
 */
export const isMarkedOn = (fields: readonly FieldError[], step: Step, { marital_status: status }: TaxForm): boolean =>
  onStep(fields, step).some(
    ({ path }) => path !== 'allocated_periodicity' && (path !== 'spouse_monthly_income' || status === 'MA'),
  )

/**
 * Reads why a call gave no answer: the code, and the fields of the simulator that the server refused.
 *
 * @param error what the port rejected with
 * @example readFailure(new ApiFailure({ code: 'ERR_INTERNAL', call })) // { code: 'ERR_INTERNAL', fields: [] }
 */
export const readFailure = (error: unknown): Failure => ({
  code: failureCode(error),
  fields: error instanceof ApiFailure ? error.fields.filter(({ path }) => STEP_OF_FIELD[path] !== undefined).map(readField) : [],
})
