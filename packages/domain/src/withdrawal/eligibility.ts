import { hasCompartments, keepsAccount, type Account, type AccountType } from '../accounts/index.ts'
import type { PlainDate } from '../calendar/index.ts'
import { FORCED_ANNUITY_BALANCE, valueOrStandIn } from '../law/index.ts'
import { addEuros, isPositive, isZero, ZERO_EUROS, type Euros } from '../money/index.ts'
import { COMPARTMENTS, type LockReason, type Part, type PartName, type SplitPart, type WithdrawalContext } from './model.ts'

/** Types of account that the simulator splits (MRM-13). */
export const ELIGIBLE_TYPES = ['PER', 'PERO', 'PERECO', 'PERU', 'A83', 'A82'] as const satisfies readonly AccountType[]

const isOneOf = (types: readonly AccountType[], type: AccountType): boolean => types.includes(type)

/** The simulator on its own page. It stands here and not with the shapes: the menu asks about it without loading them. */
export const SIMULATOR: WithdrawalContext = { withdraw: false, withdrawCase: 'retirement' }

/**
 * Tells whether a contract takes part in the simulation: of the retirement scope, of one of six types, in force (in the withdrawal of funds also reduced), with
 * a balance above 0. MRM-13, P-ACCT-28, P-ACCT-29.
 *
 * @param account account of the saver
 * @param context where the stepper stands
 * @example isEligible({ type: 'PEE', scope: 's2e', … }, SIMULATOR) // false
 */
export const isEligible = (account: Account, context: WithdrawalContext): boolean =>
  account.scope === 'ais' &&
  isOneOf(ELIGIBLE_TYPES, account.type) &&
  keepsAccount(account, context.withdraw ? 'withdrawal' : 'portal') &&
  isPositive(account.balance)

/**
 * Tells whether a contract is shown but disabled: article 83 in the withdrawal of funds for another reason than retirement. MRM-55.
 *
 * @param account account of the saver
 * @param context where the stepper stands
 * @example isDisabled(a83, { withdraw: true, withdrawCase: 'owner' }) // true
 */
export const isDisabled = (account: Account, context: WithdrawalContext): boolean =>
  account.type === 'A83' && context.withdraw && context.withdrawCase !== 'retirement'

const lockOf = (account: Account, name: PartName, balance: Euros): LockReason | undefined => {
  if (isZero(balance)) return 'empty'
  if (account.type === 'A83') return 'article-83'
  return name === 'co' ? 'mandatory-payments' : undefined
}

const voluntary = (account: Account): Euros =>
  account.balance_vv ?? addEuros(account.balance_vvd ?? ZERO_EUROS, account.balance_vvnd ?? ZERO_EUROS)

/**
 * Lists the parts of a contract that are split one by one, with today's balances and the reason why a part's fields are locked.
 *
 * Plans with compartments have three: mandatory payments, voluntary payments (`balance_vv`, or `balance_vvd` + `balance_vvnd` when it is absent) and employee
 * savings; an absent balance is 0. Any other contract is one part. MRM-19, MRM-20, MRM-73 to MRM-75.
 *
 * @param account account of the saver
 * @example partsOf(a83).map(({ name, lock }) => [name, lock]) // [['whole', 'article-83']]
 */
export const partsOf = (account: Account): readonly Part[] => {
  const part = (name: PartName, balance: Euros): Part => ({
    policyId: account.policy_id,
    name,
    balance,
    lock: lockOf(account, name, balance),
  })
  if (!hasCompartments(account)) return [part('whole', account.balance)]
  const balances = { co: account.balance_co ?? ZERO_EUROS, vv: voluntary(account), es: account.balance_es ?? ZERO_EUROS }
  return COMPARTMENTS.map((name) => part(name, balances[name]))
}

/** Types that may come all as one side below the threshold (MRM-44). */
export const ALL_OR_NOTHING_TYPES = ['PER', 'PERO', 'PERECO', 'PERU', 'A83'] as const satisfies readonly AccountType[]

/**
 * Tells whether a contract offers "withdraw everything as".
 *
 * Types PER, PERO, PERECO, PERU and A83 with a total balance above 0 and strictly below 30 000,00 today. MRM-44, MRM-47, S-CONST-04.
 *
 * @param account account of the saver
 * @param asOf day of the simulation
 * @example offersAllOrNothing(pero, today) // true at 29 999,99, false at 30 000,00
 */
export const offersAllOrNothing = (account: Account, asOf: PlainDate): boolean =>
  isOneOf(ALL_OR_NOTHING_TYPES, account.type) &&
  isPositive(account.balance) &&
  account.balance.lessThan(valueOrStandIn(FORCED_ANNUITY_BALANCE, asOf).value)

/** What comes as an annuity whatever the saver would like, with the balance from which it does. */
export type ForcedAnnuity = { readonly kind: 'mandatory-payments' | 'whole-contract'; readonly threshold: Euros }

/**
 * Gives the message that a contract of 30 000,00 or more calls for: mandatory payments, or all of an article 83, come as an annuity.
 *
 * For the PER family (PER, PERO, PERECO, PERU) only when the compartment holds something. MRM-50, MRM-51, MRM-52.
 *
 * @param account account of the saver
 * @param asOf day of the simulation
 * @example forcedAnnuityOf({ …a83, balance: euros(30_000) }, today)?.kind // 'whole-contract'
 */
export const forcedAnnuityOf = (account: Account, asOf: PlainDate): ForcedAnnuity | undefined => {
  const threshold = valueOrStandIn(FORCED_ANNUITY_BALANCE, asOf).value
  if (!isOneOf(ALL_OR_NOTHING_TYPES, account.type) || account.balance.lessThan(threshold)) return undefined
  if (account.type === 'A83') return { kind: 'whole-contract', threshold }
  return account.balance_co !== undefined && isPositive(account.balance_co)
    ? { kind: 'mandatory-payments', threshold }
    : undefined
}

/** A contract of the stepper: the account, its parts, and what the rules say of it on the day of the simulation. */
export type Contract = {
  readonly account: Account
  readonly parts: readonly Part[]
  /** Shown, but without part in the simulation (MRM-55). */
  readonly disabled: boolean
  readonly offersAllOrNothing: boolean
  readonly forcedAnnuity: ForcedAnnuity | undefined
}

/**
 * Lists the saver's eligible contracts, in the order of the accounts; none at all is the empty state of the screen. MRM-13.
 *
 * @param accounts accounts of the saver, of all scopes
 * @param context where the stepper stands
 * @param asOf day of the simulation
 * @example contractsOf([pee], SIMULATOR, today) // []
 */
export const contractsOf = (accounts: readonly Account[], context: WithdrawalContext, asOf: PlainDate): readonly Contract[] =>
  accounts
    .filter((account) => isEligible(account, context))
    .map((account) => ({
      account,
      parts: partsOf(account),
      disabled: isDisabled(account, context),
      offersAllOrNothing: offersAllOrNothing(account, asOf),
      forcedAnnuity: forcedAnnuityOf(account, asOf),
    }))

/**
 * Keeps the contracts that the simulation covers: those that are not disabled.
 *
 * @param contracts eligible contracts
 * @example takingPart(contractsOf([a83], { withdraw: true, withdrawCase: 'owner' }, today)) // []
 */
export const takingPart = (contracts: readonly Contract[]): readonly Contract[] => contracts.filter(({ disabled }) => !disabled)

/**
 * Tells whether the stepper asks for one annuity option before the simulation: with several contracts it does, with one the option is picked on the result.
 *
 * MRM-10, MRM-11, MRM-12, docs/decisions/07.
 *
 * @param contracts eligible contracts
 * @example asksForOption([pero]) // false
 */
export const asksForOption = (contracts: readonly Contract[]): boolean => takingPart(contracts).length > 1

/**
 * Says whether a part stands as capital that the law may refuse: mandatory payments and article 83, while their annuity is small.
 *
 * @param part part of a contract with its amounts
 * @example isRefusable({ …part, lock: 'article-83', capital: euros(0) }) // false
 */
export const isRefusable = ({ lock, capital }: SplitPart): boolean =>
  (lock === 'mandatory-payments' || lock === 'article-83') && capital.greaterThan(0)
