import { restOf } from '@hautelisse/domain/money'
import type { LeftOutReason } from '@hautelisse/domain/withdrawal'
import { selectContracts, selectCoverage } from '@hautelisse/machines/withdrawal'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount, SumAmount } from '../ui/amount/index.ts'
import { Card, Ledger, Line, text } from '../ui/page/index.ts'
import { ContractPlace } from './contract-place.tsx'
import type { StepProps } from './step-props.ts'

type SnapshotProps = Pick<StepProps, 'snapshot'>

const useReasons = (): Readonly<Record<LeftOutReason, string>> => {
  const { t } = useLingui()
  return {
    'other-type': t({ id: 'withdrawal.left-out.other-type', message: 'Ce simulateur ne répartit pas ce type de contrat.' }),
    closed: t({ id: 'withdrawal.left-out.closed', message: 'Contrat clos.' }),
    reduced: t({ id: 'withdrawal.left-out.reduced', message: 'Contrat réduit : seuls les contrats en cours sont répartis ici.' }),
    empty: t({ id: 'withdrawal.left-out.empty', message: 'Rien à répartir pour l’instant.' }),
    'withdrawal-case': t({
      id: 'withdrawal.left-out.withdrawal-case',
      message: 'Un article 83 ne se débloque pas pour ce motif.',
    }),
    'employee-plan': t({
      id: 'withdrawal.left-out.employee-plan',
      message: 'Plan d’épargne salariale : il n’est pas réparti ici.',
    }),
  }
}

type LeftOutProps = SnapshotProps & {
  /** Contracts that the page shows already, though they take no part, are not listed once more. */
  readonly isBesideContracts?: boolean
}

/** Retirement contracts that the simulation leaves out, each with its amount and the reason (WITH-02). */
export const LeftOutContracts = ({ snapshot, isBesideContracts = false }: LeftOutProps): ReactElement | null => {
  const reasons = useReasons()
  const shown = new Set(isBesideContracts ? selectContracts(snapshot).map(({ account }) => account) : [])
  const leftOut = selectCoverage(snapshot).leftOut.filter(({ account }) => !shown.has(account))
  if (leftOut.length === 0) return null
  return (
    <Card as="section" level={2} unavailable title={<Trans id="withdrawal.left-out.title">Hors de cette simulation</Trans>}>
      <Ledger>
        {leftOut.map(({ account, reason }) => (
          <Line
            key={`${account.scope}/${account.type}/${account.policy_id}`}
            name={account.title}
            value={<Amount value={account.balance} />}
            note={
              <>
                <ContractPlace account={account} />. {reasons[reason]}
              </>
            }
          />
        ))}
      </Ledger>
    </Card>
  )
}

/** « sur 134 086,35 € »: what a total is a part of, where the simulation leaves something out. */
export const OfWhole = ({ snapshot }: SnapshotProps): ReactElement | null => {
  const { whole, isPartial } = selectCoverage(snapshot)
  return isPartial ? (
    <p className={text({ as: 'small' })}>
      <Trans id="withdrawal.left-out.of-whole">
        sur <Amount value={whole} /> d’épargne retraite
      </Trans>
    </p>
  ) : null
}

/** The same as a sentence, under the figures of the result. */
export const CoverageNote = ({ snapshot }: SnapshotProps): ReactElement | null => {
  const { covered, whole, isPartial } = selectCoverage(snapshot)
  const of = restOf(whole, covered)
  return isPartial ? (
    <p className={text({ as: 'small' })}>
      <Trans id="withdrawal.left-out.covered">
        Cette simulation compte <SumAmount of={of} part="part" /> sur <SumAmount of={of} /> de votre épargne retraite : les
        contrats laissés de côté sont listés plus bas.
      </Trans>
    </p>
  ) : null
}
