export { growths } from './grown.ts'
export { PROTOTYPE_KEYS, anyJson, bodyOf, nastyText, spoilt, wireOf, type JsonSchema } from './bodies.ts'
export { anyFile, hostileForm } from './forms.ts'
