import { PROJECT_TYPES, RETIREMENT_TYPES, EMPLOYEE_PER_TYPES, type Account, type AccountType } from './model.ts'

const isOneOf = (types: readonly AccountType[], type: AccountType): boolean => types.includes(type)

/**
 * Tells whether an account is kept for retirement: the eleven types of the specification, and the compartments of a PER that the employee scope names. P-ACCT-19, P-ACCT-22.
 *
 * @param account account of any scope
 * @example isRetirement({ type: 'PERO' }) // true
 */
export const isRetirement = (account: Pick<Account, 'type'>): boolean =>
  isOneOf([...RETIREMENT_TYPES, ...EMPLOYEE_PER_TYPES], account.type)

/**
 * Tells whether an account is kept for another project than retirement. P-ACCT-20.
 *
 * @param account account of any scope
 * @example isProject({ type: 'PEE' }) // true
 */
export const isProject = (account: Pick<Account, 'type'>): boolean => isOneOf(PROJECT_TYPES, account.type)

/** Types whose balance is cut in compartments (P-ACCT-24). */
export const COMPARTMENT_TYPES = ['PER', 'PERO', 'PERECO', 'PERU', 'PERECOI'] as const satisfies readonly AccountType[]

/**
 * Tells whether the balance of an account is cut in compartments. P-ACCT-24.
 *
 * @param account account of any scope
 * @example hasCompartments({ type: 'A83' }) // false
 */
export const hasCompartments = (account: Pick<Account, 'type'>): boolean => isOneOf(COMPARTMENT_TYPES, account.type)

/**
 * Tells whether an account shows when its savings become available. P-ACCT-25.
 *
 * @param account account of any scope
 * @example showsAvailability({ type: 'PEG' }) // false
 */
export const showsAvailability = (account: Pick<Account, 'type'>): boolean => account.type === 'PEE'

/** Types counted for projections (P-ACCT-30, S-CONST-50). PERO is not in the specification's list (P-ACCT-23, S-CONST-51). */
export const PROJECTION_TYPES = ['A83', 'PER', 'PERECO', 'PERCO', 'PERU'] as const satisfies readonly AccountType[]

/**
 * Tells whether an account counts for retirement projections.
 *
 * Retirement scope: in force and of one of five types. Estimator scope: whatever its type and status, except PEG, which is not a retirement plan.
 * P-ACCT-30, P-ACCT-31, S-CONST-50, S-CONST-51.
 *
 * @param account account of any scope
 * @example countedForProjections({ type: 'PERO', scope: 'ais', status: 'ENCOURS' }) // false
 */
export const countedForProjections = (account: Pick<Account, 'type' | 'scope' | 'status'>): boolean => {
  if (account.scope === 'marel') return account.type !== 'PEG'
  return account.scope === 'ais' && account.status === 'ENCOURS' && isOneOf(PROJECTION_TYPES, account.type)
}

/** Where a list of accounts is shown: anywhere, or where savings are withdrawn. */
export type AccountsContext = 'portal' | 'withdrawal'

/**
 * Tells whether a list keeps an account: of the retirement scope those in force, where savings are withdrawn also the reduced ones; of every other scope all.
 *
 * P-ACCT-28, P-ACCT-29.
 *
 * @param account account of any scope
 * @param context where the list is shown
 * @example keepsAccount({ scope: 'ais', status: 'REDUCTION' }, 'portal') // false
 */
export const keepsAccount = (account: Pick<Account, 'scope' | 'status'>, context: AccountsContext): boolean => {
  if (account.scope !== 'ais') return true
  return account.status === 'ENCOURS' || (context === 'withdrawal' && account.status === 'REDUCTION')
}

/**
 * Lists the companies of a saver's plans of employee savings, each once: acts on them are asked for company by company.
 *
 * @param accounts accounts of any scope
 * @example planCompanies([{ scope: 's2e', company_id: 'ent-aubrenne' }, { scope: 'ais' }]) // ['ent-aubrenne']
 */
export const planCompanies = (accounts: readonly Pick<Account, 'scope' | 'company_id'>[]): readonly string[] => [
  ...new Set(accounts.flatMap(({ scope, company_id }) => (scope === 's2e' ? (company_id ?? []) : []))),
]
