import type { Account } from '@hautelisse/domain/accounts'
import type { ReactElement, ReactNode } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { ContractPlace } from './contract-place.tsx'
import { contractHead, contractMore, contractName, contractPlace } from './withdrawal.css.ts'

type ContractHeadProps = { readonly id: string; readonly account: Account; readonly children?: ReactNode }

/** Head of a contract's card: its name and balance on one line, where it comes from below. */
export const ContractHead = ({ id, account, children }: ContractHeadProps): ReactElement => (
  <header className={contractHead}>
    <h2 id={id} className={contractName}>
      {account.title}
    </h2>
    <Amount value={account.balance} size="s" />
    <p className={contractPlace}>
      <ContractPlace account={account} />
    </p>
    {children !== undefined && <div className={contractMore}>{children}</div>}
  </header>
)
