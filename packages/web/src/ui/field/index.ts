export { DateField } from './date-field.tsx'
export { FieldError, FieldShell, type ControlProps, type FieldWords } from './shell.tsx'
export { NumberField, TextField, type TextFieldProps } from './text-field.tsx'
