export { useIdentifierWords } from './identifier-words.tsx'
export { MaskedField } from './masked-field.tsx'
export { IbanField, NirField, NumericField, PercentageField, PhoneField } from './variants.tsx'
