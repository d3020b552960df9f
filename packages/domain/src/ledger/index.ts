export { employerAccount, holdingAccount, lotOfAccount, marketAccount, paidInAccount, transitAccount } from './accounts.ts'
export { inTransit, lotsHeld, NO_BALANCES, overdrawn, paidInOf, withEntries, type Balances, type HeldUnits } from './balances.ts'
export { bought, entryOf, moved, opened, paidInMoved, paidInto, sold, sumsByAsset, unitsFor } from './entries.ts'
export { EUR, PAID_IN, type Asset, type Entry, type LedgerAccount, type LotPlace, type Posting } from './model.ts'
