export { isReadOtherwise } from './at-once.ts'
export { moneyFormat, moneyWithCentsFormat, numericFormat, percentageFormat } from './figures.ts'
export type { FieldFormat } from './format.ts'
export { dateFormat, ibanFormat, nirFormat, phoneFormat, taxNumberFormat } from './identified.ts'
