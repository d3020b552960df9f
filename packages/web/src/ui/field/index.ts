export { DateField } from './date-field.tsx'
export { focusField, focusFirstError } from './focus-field.ts'
export { FieldError, type FieldWords } from './shell.tsx'
export { NumberField, TextField } from './text-field.tsx'
