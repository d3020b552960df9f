export { errorOf, FIELD_ERROR_CODES, fieldError, refusals, type FieldError, type FieldErrorCode } from './field-error.ts'
export {
  requireAdult,
  requireAmount,
  requireChoice,
  requireFrenchDate,
  requireInteger,
  requireKey,
  requireValue,
  type IntegerRule,
} from './rules.ts'
