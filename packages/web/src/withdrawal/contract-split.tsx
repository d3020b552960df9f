import type { Side } from '@hautelisse/domain/withdrawal'
import { selectAllAsThreshold, selectAnnouncement, type ContractSplit } from '@hautelisse/machines/withdrawal'
import { formatEuros } from '@hautelisse/domain/money'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Segmented } from '../ui/choice/index.ts'
import { Note } from '../ui/note/index.ts'
import { text } from '../ui/page/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { ContractHead } from './contract-head.tsx'
import { LockedRow } from './locked-row.tsx'
import { EmptyRow } from './part-frame.tsx'
import { SplitRow } from './split-row.tsx'
import type { StepProps } from './step-props.ts'
import type { Fields } from './use-fields.ts'
import { live } from './withdrawal.css.ts'

type SplitProps = StepProps & { readonly split: ContractSplit; readonly field: Fields }

/** « Tout en rente » or « Tout en capital », for contracts below the threshold (MRM-44 to MRM-49). */
const AllAs = ({ split, snapshot, send }: SplitProps): ReactElement => {
  const { t } = useLingui()
  const policyId = split.contract.account.policy_id
  const id = `all-as-${policyId}`
  const threshold = formatEuros(selectAllAsThreshold(snapshot))
  return (
    <>
      <p id={id} className={text({ as: 'small', tone: 'ink', strong: true })}>
        <Trans id="withdrawal.all-as.question">Moins de {threshold} : vous pouvez tout recevoir sous une seule forme</Trans>
      </p>
      <Segmented<Side>
        labelledBy={id}
        value={split.allAs?.chosen ?? undefined}
        onValueChange={(side) => send({ type: 'allAsChosen', policyId, side })}
        options={[
          { value: 'annuity', label: t({ id: 'withdrawal.all-as.annuity', message: 'Tout en rente' }) },
          { value: 'capital', label: t({ id: 'withdrawal.all-as.capital', message: 'Tout en capital' }) },
        ]}
      />
    </>
  )
}

/** The choice that an edit has just left, said politely (MRM-48, docs/decisions/07). */
const ChoiceLeft = ({ split, snapshot }: SplitProps): ReactElement => {
  const announcement = selectAnnouncement(snapshot)
  const left = announcement?.kind === 'all-or-nothing-left' && announcement.policyId === split.contract.account.policy_id
  return (
    <output className={live}>
      {left && (
        <Note kind="info">
          {announcement.mandatoryBackToAnnuity ? (
            <Trans id="withdrawal.all-as.left-mandatory">
              Le contrat n’est plus reçu sous une seule forme : ses versements obligatoires redeviennent une rente.
            </Trans>
          ) : (
            <Trans id="withdrawal.all-as.left">Le contrat n’est plus reçu sous une seule forme.</Trans>
          )}
        </Note>
      )}
    </output>
  )
}

/** A contract with its parts between capital and annuity. */
export const ContractSplitCard = (props: SplitProps): ReactElement => {
  const { split, send, field } = props
  const { contract, rows, allAs } = split
  const id = `split-${contract.account.policy_id}`
  return (
    <Panel padded={false} aria-labelledby={id}>
      <ContractHead id={id} account={contract.account}>
        {allAs === undefined ? undefined : (
          <>
            <AllAs {...props} />
            <ChoiceLeft {...props} />
          </>
        )}
      </ContractHead>
      {rows.map((row) => {
        if (row.lock === undefined) return <SplitRow key={row.part.name} row={row} field={field} send={send} />
        return row.lock === 'empty' ? (
          <EmptyRow key={row.part.name} row={row} />
        ) : (
          <LockedRow key={row.part.name} row={row} contract={contract} field={field} />
        )
      })}
    </Panel>
  )
}
