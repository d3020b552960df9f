import { COLLECTIVE } from './collective.ts'
import { INDIVIDUAL } from './individual.ts'
import type { Person } from './person.ts'

/** Everybody who can sign in, in the order in which the doors list them. */
export const PEOPLE: readonly Person[] = [...COLLECTIVE, ...INDIVIDUAL]
export { AUBRENNE, BOREALES, CARMANDEL, type Company } from './companies.ts'
export { EURO_FUND, fundNamed, UNIT_FUNDS, VALUED_ON, type Fund } from './funds.ts'
export { heldFrom, type HeldLot, type KeptLots, type LotBefore } from './lots.ts'
export type { BankRequest, Done, DoneDetails, OpenOrder, Person, SoldLot, SwitchOrder } from './person.ts'
export { CREDITOR_ICS } from './build.ts'
export { EXTERNAL_SAVINGS, letterFor, lettersTold, overlayAttached, type SeedLetter } from './letters.ts'
export { blockingsOf, declarationOf, firstSituation } from './declared.ts'
export { overlayProfile, type KeptChange, type ProfileChange } from './overlay.ts'
export { companyContext, labOf, offeredFunds, topUpRuleOf } from './plan-rules.ts'
export { actPermissionsOf, paymentPermissionOf } from './permissions.ts'
export { inputModesOf, PAPERS } from './profile-rules.ts'
export type { Portfolio, SeedLot, SeedPosition } from './portfolio.ts'
