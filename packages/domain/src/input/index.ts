export { DomainInputError, refuse, requireNumber, requireObject, requireOneOf, requireWhole, textOf } from './input-error.ts'
