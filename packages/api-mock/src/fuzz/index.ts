export { PROTOTYPE_KEYS, anyJson, bodyOf, nastyText, spoilt, type JsonSchema } from './bodies.ts'
