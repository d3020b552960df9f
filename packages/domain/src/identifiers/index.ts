export { checkBic, checkRib } from './bank.ts'
export { checkIban, readPastedIban } from './iban.ts'
export { IBAN_MASK, NIR_MASK, PHONE_MASK, TAX_NUMBER_MASK, type Mask } from './masks.ts'
export { checkNir, nirKey, readPastedNir } from './nir.ts'
export { checkPhone, readPastedPhone } from './phone.ts'
export { ibanCountryOf, ibanLength, isIbanOnly, sepaCountries } from './sepa.ts'
export {
  BANK_ACCOUNT_TYPES,
  INTERNATIONAL_TRANSFERS,
  transferTo,
  type BankAccountType,
  type InternationalTransfer,
} from './transfers.ts'
export { readPastedTaxNumber } from './tax-number.ts'
export type { IdentifierProblem, IdentifierProblemCode, PastedText } from './problem.ts'
export { maskIban, maskNir, maskPhone, typeInMask } from './typing.ts'
