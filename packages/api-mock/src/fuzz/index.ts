export { PROTOTYPE_KEYS, anyJson, bodyOf, nastyText, spoilt, type JsonSchema } from './bodies.ts'
export { anyFile, hostileForm } from './forms.ts'
