export { declarationCall } from './calls.ts'
export { declarationOf, sectionsOf, type DeclaredSection } from './compute.ts'
export { factsOf } from './facts.ts'
export type { Declaration, DeclaredKind, DeclaredLine } from './model.ts'
