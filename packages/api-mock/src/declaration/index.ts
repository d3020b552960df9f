export { declaredIn } from './declared.ts'
