import { totalBalance, type Account, type FamilyAccounts } from '@hautelisse/domain/accounts'
import { euros } from '@hautelisse/domain/money'
import type { ReactElement } from 'react'
import type { Example } from '../shell/index.ts'
import { AmountRow } from '../ui/amount/index.ts'
import { cssVars } from '../ui/theme/index.ts'
import { rowOf } from './columns.ts'
import { SavingsCard } from './family-card.tsx'
import { families } from './family-card.css.ts'

const accountsOf = (balances: readonly string[]): readonly Account[] =>
  balances.map((balance, place) => ({
    type: 'PERO',
    scope: 'ais',
    status: 'ENCOURS',
    title: `Contrat ${place + 1}`,
    policy_id: `00${place}`,
    balance: euros(balance),
  }))

/** A family with an account for each balance. */
export const groupOf = (family: FamilyAccounts['family'], balances: readonly string[]): FamilyAccounts => {
  const accounts = accountsOf(balances)
  return { family, accounts, total: totalBalance(accounts) }
}

const Row = ({ groups }: { readonly groups: readonly FamilyAccounts[] }): ReactElement => (
  <>
    <h1>Épargne</h1>
    <div className={families} style={cssVars(rowOf(groups.map(() => 1)))}>
      <AmountRow amounts={groups.map(({ total }) => total)}>
        {groups.map((group) => (
          <SavingsCard key={group.family} group={group} />
        ))}
      </AmountRow>
    </div>
  </>
)
/** A row of family cards. */
export const rowOfCards = (...groups: readonly FamilyAccounts[]): Example => ({
  name: 'a row of cards',
  element: <Row groups={groups} />,
})

/** One balance more than a card shows at once. */
export const SEVEN = ['10', '70', '30', '20', '60', '50', '40']
