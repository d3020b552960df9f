export { DateField } from './date-field.tsx'
export { FieldError, type FieldWords } from './shell.tsx'
export { NumberField, TextField } from './text-field.tsx'
