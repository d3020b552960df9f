export { CodeField, CodeInput } from './code-field.tsx'
