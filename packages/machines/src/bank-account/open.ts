import {
  CODE,
  EMPTY_BANK_ACCOUNT,
  BANK_FIELDS,
  checkBankAccount,
  openPurposes,
  paperReason,
  RIB_LIMITS,
  type BankAccountForm,
  type BankAccountProblem,
  type BankField,
  type PaperReason,
} from '@hautelisse/domain/bank-account'
import { ApiFailure } from '../api/index.ts'
import type { BankAccountInput, BankAccountMachineContext, BankAnswer, BankTerms, SignatureProblem } from './context.ts'

/**
 * Opens a change of bank account with the saver's name and nothing else: nothing of an account is kept between two visits.
 *
 * @param input whose account it is, and ports
 */
export const openContext = (input: BankAccountInput): BankAccountMachineContext => ({
  ...input,
  act: undefined,
  terms: undefined,
  countries: [],
  form: { ...EMPTY_BANK_ACCOUNT, holder: input.holder.name },
  files: [],
  fileView: { files: [], refusals: [], isAdding: false, news: undefined },
  wasSent: false,
  refused: [],
  failure: undefined,
  paper: undefined,
  requestKey: input.ports.random(),
  signatureKey: input.ports.random(),
  answer: undefined,
  code: '',
  isCertified: false,
  isPayeeConfirmed: false,
  signatureProblems: [],
  codesLeft: CODE.sent - 1,
  documentState: 'none',
})

/**
 * Takes in what may be changed: at first one purpose alone is chosen; read again, one that is no longer open is left, and none is chosen in its place:
 * what the saver meant was signed elsewhere.
 */
export const withTerms = (
  context: BankAccountMachineContext,
  { terms, countries }: BankTerms,
): Partial<BankAccountMachineContext> => {
  const open = openPurposes(terms)
  const kept = context.form.purposes.filter((purpose) => open.includes(purpose))
  // Where something is missing it is what the saver came for.
  const missing = open.filter((purpose) => (purpose === 'VIREMENT' ? terms.transfer : terms.debit)?.state === 'VIDE')
  const first = open.length === 1 ? open : missing.slice(0, 1)
  const purposes = context.terms === undefined && kept.length === 0 ? first : kept
  return { terms, countries, form: { ...context.form, purposes } }
}

/** Why a request goes by post, as far as it is known; undefined where a code signs it. */
export const reasonOf = ({ terms, form, paper }: BankAccountMachineContext): PaperReason | undefined =>
  paper ?? (terms && paperReason(terms, form))

/** Limits of the RIB as the context lets it be (O-CONST-21). */
export const limitsOf = ({ terms }: Pick<BankAccountMachineContext, 'terms'>) => {
  const fileBytes = Math.min(RIB_LIMITS.fileBytes, terms?.signature.max_attachment_size ?? RIB_LIMITS.fileBytes)
  return { ...RIB_LIMITS, fileBytes, totalBytes: fileBytes }
}

/** Everything that is wrong with the form: by the rules, then by the server. */
export const problemsOf = (context: BankAccountMachineContext): readonly BankAccountProblem[] => {
  const { terms, form, files, refused, holder } = context
  if (terms === undefined) return []
  const found = checkBankAccount(form, { purposes: openPurposes(terms), accounts: holder.accounts })
  const file: readonly BankAccountProblem[] = files.length === 0 ? [{ path: 'files', code: 'required' }] : []
  const known = [...found, ...file]
  return [...known, ...refused.filter(({ path }) => known.every((one) => one.path !== path))]
}

const formAfter = (form: BankAccountForm, answer: BankAnswer): BankAccountForm => {
  switch (answer.type) {
    case 'purposeSet': {
      const others = form.purposes.filter((purpose) => purpose !== answer.purpose)
      return { ...form, purposes: answer.on ? [...others, answer.purpose] : others }
    }
    case 'countryChosen':
      return { ...form, country: answer.country }
    case 'holderTyped':
      return { ...form, holder: answer.text }
    case 'ibanTyped':
      return { ...form, iban: answer.text }
    case 'bicTyped':
      return { ...form, bic: answer.text }
    default:
      return answer satisfies never
  }
}

/** Another request has another key, and what the server refused goes with what it refused. */
export const takeAnswer = (context: BankAccountMachineContext, answer: BankAnswer): Partial<BankAccountMachineContext> => ({
  form: formAfter(context.form, answer),
  requestKey: context.ports.random(),
  refused: [],
  failure: undefined,
  paper: undefined,
})

const isField = (path: string): path is BankField => BANK_FIELDS.some((field) => field === path)
const CODES = [
  'required',
  'not-allowed',
  'iban-country',
  'iban-length',
  'iban-form',
  'iban-key',
  'rib-key',
  'iban-in-use',
  'bic-required',
  'bic-form',
  'bic-country',
] as const satisfies readonly BankAccountProblem['code'][]

/** What the server refused of the form; an unknown reason still marks its field. */
export const refusedBy = (error: unknown): readonly BankAccountProblem[] =>
  error instanceof ApiFailure
    ? error.fields.flatMap(({ path, code }): readonly BankAccountProblem[] => {
        const field = path.startsWith('files') ? 'files' : path
        return isField(field) ? [{ path: field, code: CODES.find((one) => one === code) ?? 'not-allowed' }] : []
      })
    : []

/** What the server refused of a signature. */
export const signatureRefusedBy = (error: unknown): readonly SignatureProblem[] => {
  const fields = error instanceof ApiFailure ? error.fields : []
  return fields.flatMap(({ path, code, params }): readonly SignatureProblem[] => {
    if (path === 'payee_confirmed') return [{ field: 'payee', code: 'required' }]
    if (path !== 'code') return []
    const left = Number(params?.['left'])
    if (code === 'over') return [{ field: 'code', code: 'over' }]
    return [{ field: 'code', code: 'wrong', ...(Number.isFinite(left) ? { left } : {}) }]
  })
}

/** What is missing of a signature before it is sent. */
export const missingOf = ({ code, isCertified }: BankAccountMachineContext): readonly SignatureProblem[] => [
  ...(new RegExp(`^\\d{${CODE.digits}}$`).test(code) ? [] : [{ field: 'code', code: 'required' } as const]),
  ...(isCertified ? [] : [{ field: 'certified', code: 'required' } as const]),
]
