export { DomainInputError, refuse, textOf } from './input-error.ts'
export { requireNumber, requireObject, requireOneOf, requireWhole } from './require.ts'
