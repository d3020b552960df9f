export { useIdentifierWords } from './identifier-words.tsx'
export { MaskedField, type MaskedFieldProps } from './masked-field.tsx'
export { IbanField, NirField, NumericField, PercentageField, PhoneField } from './variants.tsx'
