import { checkBic, checkIban, checkRib, ibanCountryOf, ibanLength, isIbanOnly } from '../identifiers/index.ts'
import type { BankAccount } from '../session/index.ts'
import type { BankAccountRequest, Purpose } from './model.ts'

/** What a saver states of a bank account, as typed. */
export type BankAccountForm = {
  readonly purposes: readonly Purpose[]
  /** Country of the bank, as two capitals. */
  readonly country: string
  readonly holder: string
  readonly iban: string
  /** Empty where it is not known. */
  readonly bic: string
}

/** Nothing stated: a French account of nobody. */
export const EMPTY_BANK_ACCOUNT: BankAccountForm = { purposes: [], country: 'FR', holder: '', iban: '', bic: '' }

/** Fields of the form. */
export const BANK_FIELDS = ['purposes', 'country', 'holder', 'iban', 'bic', 'files'] as const
export type BankField = (typeof BANK_FIELDS)[number]

/** What is wrong with a field, with the figures of its sentence. */
export type BankAccountProblem = {
  readonly path: BankField
  readonly code:
    | 'required'
    | 'not-allowed'
    | 'iban-country'
    | 'iban-length'
    | 'iban-form'
    | 'iban-key'
    | 'rib-key'
    | 'iban-in-use'
    | 'bic-required'
    | 'bic-form'
    | 'bic-country'
  readonly params?: { readonly expected?: number; readonly country?: string }
}

/** What the account is checked against. */
export type BankAccountTerms = {
  /** What the account may be for. */
  readonly purposes: readonly Purpose[]
  readonly accounts: readonly Pick<BankAccount, 'iban' | 'type'>[]
}

const bareIban = (iban: string): string => iban.replaceAll(/[\s\u00A0\u202F-]/g, '').toUpperCase()

/**
 * Says whether two IBANs are the same account; spaces and capitals do not count.
 *
 * @example isSameIban('fr14 2004', 'FR142004') // true
 */
export const isSameIban = (one: string, other: string): boolean => bareIban(one) === bareIban(other)

const ibanProblem = ({ country, iban, purposes }: BankAccountForm, terms: BankAccountTerms): BankAccountProblem | undefined => {
  const bare = bareIban(iban)
  if (bare === '') return { path: 'iban', code: 'required' }
  const own = bare.slice(0, 2)
  if (/^[A-Z]{2}$/.test(own) && own !== ibanCountryOf(country))
    return { path: 'iban', code: 'iban-country', params: { country: own } }
  const wrong = checkIban(bare) ?? checkRib(bare)
  if (wrong !== undefined) {
    const { code, params } = wrong
    const known = code === 'iban-length' || code === 'iban-form' || code === 'iban-key' || code === 'rib-key'
    return { path: 'iban', code: known ? code : 'iban-form', ...(params === undefined ? {} : { params }) }
  }
  const isInUse = (purpose: Purpose): boolean =>
    terms.accounts.some(({ type, iban: other }) => type === purpose && isSameIban(other, bare))
  return purposes.length > 0 && purposes.every(isInUse) ? { path: 'iban', code: 'iban-in-use' } : undefined
}

const bicProblem = ({ country, bic }: BankAccountForm): BankAccountProblem | undefined => {
  const owner = ibanCountryOf(country)
  if (bic.trim() === '') return isIbanOnly(owner) ? undefined : { path: 'bic', code: 'bic-required' }
  const code = checkBic(bic, owner)?.code
  return code === 'bic-form' || code === 'bic-country' ? { path: 'bic', code } : undefined
}

/**
 * Checks what a saver states of a bank account, one message a field, in the order of the fields (docs/rules/bank-account.md, RIB-05).
 *
 * The country of the IBAN comes first, then its length, its form, its key, the key of the RIB, and that it is not in use already for all that it is to
 * serve for. A BIC may be left out inside the European Economic Area (Reg. 260/2012).
 *
 * @param form what is stated
 * @param terms purposes that are open, and accounts that are in use
 * @example checkBankAccount(EMPTY_BANK_ACCOUNT, { purposes: ['VIREMENT'], accounts: [] })[0] // { path: 'purposes', code: 'required' }
 */
export const checkBankAccount = (form: BankAccountForm, terms: BankAccountTerms): readonly BankAccountProblem[] => {
  const { purposes, country, holder } = form
  const purposeProblem: BankAccountProblem | undefined =
    purposes.length === 0
      ? { path: 'purposes', code: 'required' }
      : purposes.every((purpose) => terms.purposes.includes(purpose))
        ? undefined
        : { path: 'purposes', code: 'not-allowed' }
  const isOpen = ibanLength(ibanCountryOf(country)) !== undefined
  const problems: readonly (BankAccountProblem | undefined)[] = [
    purposeProblem,
    isOpen ? undefined : { path: 'country', code: 'not-allowed' },
    holder.trim() === '' ? { path: 'holder', code: 'required' } : undefined,
    isOpen ? ibanProblem(form, terms) : undefined,
    isOpen ? bicProblem(form) : undefined,
  ]
  return problems.filter((problem) => problem !== undefined)
}

/**
 * Writes what is stated as the call takes it: identifiers without spaces, no BIC where none is given.
 *
 * @param form what is stated, without problems
 * @param company id of the main company
 * @example requestOf({ ...EMPTY_BANK_ACCOUNT, iban: 'fr14 2004' }, 'ent').iban // 'FR142004'
 */
export const requestOf = ({ purposes, country, holder, iban, bic }: BankAccountForm, company: string): BankAccountRequest => ({
  main_company_id: company,
  purposes: [...purposes],
  country,
  holder: holder.trim(),
  iban: bareIban(iban),
  bic: bic.trim() === '' ? null : bareIban(bic),
})

/**
 * Fills in what was read of a RIB: empty fields only, and nothing that was typed changes (BANK-05).
 *
 * @param form what is stated
 * @param read what was read
 */
export const prefilled = (
  form: BankAccountForm,
  read: { readonly iban: string | null; readonly bic: string | null },
): BankAccountForm => ({
  ...form,
  iban: form.iban.trim() === '' ? (read.iban ?? '') : form.iban,
  bic: form.bic.trim() === '' ? (read.bic ?? '') : form.bic,
})
