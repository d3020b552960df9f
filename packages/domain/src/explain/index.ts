export { OPERATIONS, UNITS, derivation, source, type Derivation, type Operation, type Source, type Unit } from './model.ts'
