export { MaskedField } from './masked-field.tsx'
export { IbanField, NirField, NumericField, PercentageField, PhoneField, useIdentifierWords } from './variants.tsx'
