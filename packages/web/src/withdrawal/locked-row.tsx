import { formatEuros } from '@hautelisse/domain/money'
import type { Contract } from '@hautelisse/domain/withdrawal'
import type { RowView } from '@hautelisse/machines/withdrawal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { LockedSplit } from '../ui/split-slider/index.ts'
import { HashLink } from './hash-link.tsx'
import { RULE_HASH } from './hashes.ts'
import { PartFrame } from './part-frame.tsx'
import { usePartWords } from './part-words.ts'
import { rowId, SideField, type RowProps } from './side-field.tsx'

type LockReasonProps = { readonly row: RowView; readonly contract: Contract }
type LockedRowProps = RowProps & LockReasonProps

const RuleLink = (): ReactElement => (
  <HashLink hash={RULE_HASH}>
    <Trans id="withdrawal.lock.rule">Voir la règle</Trans>
  </HashLink>
)

/** Why the part cannot be split, in the words of its contract (MRM-50 to MRM-52). */
const LockReason = ({ row, contract }: LockReasonProps): ReactElement => {
  const { forcedAnnuity } = contract
  const threshold = forcedAnnuity && formatEuros(forcedAnnuity.threshold)
  if (row.lock === 'article-83')
    return (
      <>
        <Trans id="withdrawal.lock.article-83">À partir de {threshold}, toute l’épargne de ce contrat devient une rente.</Trans>{' '}
        <RuleLink />
      </>
    )
  return (
    <>
      {forcedAnnuity === undefined ? (
        <Trans id="withdrawal.lock.mandatory-small">
          Les versements obligatoires suivent le choix fait pour tout le contrat ; sinon ils deviennent une rente.
        </Trans>
      ) : (
        <Trans id="withdrawal.lock.mandatory">
          À partir de {threshold} sur ce contrat, les versements obligatoires deviennent une rente.
        </Trans>
      )}{' '}
      <RuleLink />
    </>
  )
}

/** Where all of the part goes. */
const Destination = ({ row }: { readonly row: RowView }): ReactElement => {
  const isWhole = row.part.name === 'whole'
  if (row.side === 'capital')
    return isWhole ? (
      <Trans id="withdrawal.lock.capital-whole">Versé en capital</Trans>
    ) : (
      <Trans id="withdrawal.lock.capital">Versés en capital</Trans>
    )
  return isWhole ? (
    <Trans id="withdrawal.lock.annuity-whole">Versé en rente</Trans>
  ) : (
    <Trans id="withdrawal.lock.annuity">Versés en rente</Trans>
  )
}

/** A part that goes whole to one side: its amounts are there to be read, with the reason and its rule (MRM-73, MRM-74). */
export const LockedRow = ({ row, contract, field }: LockedRowProps): ReactElement => {
  const words = usePartWords()
  const isFree = row.part.name === 'whole' && contract.offersAllOrNothing
  const wordsId = `${rowId(row)}-lock`
  return (
    <PartFrame row={row} name={words[row.part.name]}>
      <LockedSplit
        side={row.side}
        capital={<SideField row={row} side="capital" field={field} describedBy={wordsId} />}
        annuity={<SideField row={row} side="annuity" field={field} describedBy={wordsId} />}
        wordsId={wordsId}
        padlock={!isFree}
        {...(isFree ? {} : { reason: <LockReason row={row} contract={contract} /> })}
      >
        <Destination row={row} />
      </LockedSplit>
    </PartFrame>
  )
}
