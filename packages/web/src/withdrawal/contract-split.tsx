import type { Account } from '@hautelisse/domain/accounts'
import { formatEuros, ZERO_EUROS } from '@hautelisse/domain/money'
import type { Side } from '@hautelisse/domain/withdrawal'
import {
  type AmountView,
  type ContractSplit,
  selectAllAsThreshold,
  selectAnnouncement,
  selectSmallAnnuityThreshold,
} from '@hautelisse/machines/withdrawal'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { Amount, spokenAmount, useHiddenAmounts } from '../ui/amount/index.ts'
import { Segmented } from '../ui/choice/index.ts'
import { Note } from '../ui/note/index.ts'
import { text } from '../ui/page/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { SplitLayout, SplitSlider } from '../ui/split-slider/index.ts'
import { ContractPlace } from './contract-place.tsx'
import { LockedRow } from './locked-row.tsx'
import { EmptyRow, PartFrame } from './part-frame.tsx'
import { usePartWords } from './part-words.ts'
import { RowNotice } from './row-notice.tsx'
import { rowId, type RowProps, SideField } from './side-field.tsx'
import type { StepProps } from './step-props.ts'
import type { Fields } from './use-fields.ts'
import { contractHead, contractMore, contractName, contractPlace, live } from './withdrawal.css.ts'

const written = ({ amount }: AmountView): string => formatEuros(amount ?? ZERO_EUROS)

type SplitRowProps = RowProps & Pick<StepProps, 'send'>

const Slider = ({ row, name, send }: Omit<SplitRowProps, 'field'> & { readonly name: string }): ReactElement => {
  const { t } = useLingui()
  const isHidden = useHiddenAmounts()
  const [capital, annuity] = [written(row.capital), written(row.annuity)]
  const amounts = t({ id: 'withdrawal.split.value', message: `${capital} en capital, ${annuity} en rente` })
  return (
    <SplitSlider
      totalCents={row.balanceCents}
      capitalCents={row.capitalCents}
      annuityCents={row.annuityCents}
      excessCents={row.excessCents}
      label={t({ id: 'withdrawal.split.slider', message: `Part en capital, ${name}` })}
      valueText={isHidden ? t({ id: 'withdrawal.split.hidden', message: 'montants masqués' }) : spokenAmount(amounts)}
      onMove={(capitalCents) => send({ type: 'splitMoved', part: row.part, capitalCents })}
    />
  )
}

/** A part that is split freely: two fields and the slider between them, always in step (MRM-05, MRM-70 to MRM-77). */
const SplitRow = ({ row, field, send }: SplitRowProps): ReactElement => {
  const words = usePartWords()
  const name = words[row.part.name]
  const noticeId = `${rowId(row)}-notice`
  const isSaid = row.notice !== undefined || row.filled !== undefined
  const describedBy = isSaid ? noticeId : undefined
  return (
    <PartFrame row={row} name={name}>
      <SplitLayout
        capital={<SideField row={row} side="capital" field={field} describedBy={describedBy} />}
        slider={<Slider row={row} name={name} send={send} />}
        annuity={<SideField row={row} side="annuity" field={field} describedBy={describedBy} />}
      />
      <RowNotice id={noticeId} row={row} send={send} />
    </PartFrame>
  )
}

type ContractHeadProps = { readonly id: string; readonly account: Account; readonly children?: ReactNode }

/** Head of a contract's card: its name and balance on one line, where it comes from below. */
const ContractHead = ({ id, account, children }: ContractHeadProps): ReactElement => (
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

type SplitProps = StepProps & { readonly split: ContractSplit; readonly field: Fields }

/** « Tout en rente » or « Tout en capital », for contracts below the threshold (MRM-44 to MRM-49). */
const AllAs = ({ split, snapshot, send }: SplitProps): ReactElement => {
  const { t } = useLingui()
  const policyId = split.contract.account.policy_id
  const id = `all-as-${policyId}`
  const threshold = formatEuros(selectAllAsThreshold(snapshot))
  const limit = formatEuros(selectSmallAnnuityThreshold(snapshot))
  const isInDoubt = split.allAs?.isInDoubt === true
  return (
    <>
      <p id={id} className={text({ as: 'small', tone: 'ink', strong: true })}>
        <Trans id="withdrawal.all-as.question">Moins de {threshold} : vous pouvez tout recevoir sous une seule forme</Trans>
      </p>
      {isInDoubt && (
        <p id={`${id}-law`} className={text({ as: 'small' })}>
          <Trans id="withdrawal.all-as.law">
            « Tout en capital » reste sous réserve : si la rente de cette part dépasse {limit} par mois à votre départ, la loi
            impose la rente.
          </Trans>
        </p>
      )}
      <Segmented<Side>
        labelledBy={id}
        {...(isInDoubt ? { describedBy: `${id}-law` } : {})}
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
