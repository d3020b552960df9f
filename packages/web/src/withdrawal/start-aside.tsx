import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { selectAgeStep, selectContracts, selectTotals } from '@hautelisse/machines/withdrawal'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { text } from '../ui/page/index.ts'
import { OfWhole } from './left-out.tsx'
import type { StepProps } from './step-props.ts'
import { asideDate, asideFigure } from './withdrawal.css.ts'

type SnapshotProps = Pick<StepProps, 'snapshot'>

/** How much there is to split, in how many contracts. */
export const SavedTotal = ({ snapshot }: SnapshotProps): ReactElement => {
  const { balance } = selectTotals(snapshot)
  const count = selectContracts(snapshot).filter(({ disabled }) => !disabled).length
  return (
    <>
      <h2 className={text({ as: 'subtitle' })}>
        <Plural id="withdrawal.schemes.total" value={count} one="Dans # contrat" other="Dans # contrats" />
      </h2>
      <p className={asideFigure}>
        <Amount value={balance} size="m" />
      </p>
      <OfWhole snapshot={snapshot} />
    </>
  )
}

/** The day that the age leads to; until there is one, what the saver has to split. */
export const StartAside = ({ snapshot }: SnapshotProps): ReactElement => {
  const { start } = selectAgeStep(snapshot)
  if (start === undefined) return <SavedTotal snapshot={snapshot} />
  return (
    <>
      <h2 className={text({ as: 'subtitle' })}>
        <Trans id="withdrawal.age.start">Début de la rente</Trans>
      </h2>
      <p className={asideDate}>{formatFrenchDate(start)}</p>
    </>
  )
}
