import type { MortalityTables } from '@hautelisse/domain/mortality'
import { exitSavingsEntry } from '@hautelisse/machines/exit-plan'
import { halfAgeOf, selectExitSavings } from '@hautelisse/machines/withdrawal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { LinkButtonTo } from '../../portal/index.ts'
import { useApp } from '../../shell/index.ts'
import { text } from '../../ui/page/index.ts'
import type { ResultsProps } from './results-props.ts'

export type ExitDoorProps = Pick<ResultsProps, 'snapshot'>

type DoorProps = ExitDoorProps & {
  /** Undefined where they could not be loaded: the plan then states its usual age. */
  readonly tables: MortalityTables | undefined
}

/** Hands the savings over as the door is passed, with the age that half of the table reaches (BEY-51, BEY-52). */
export const ExitDoor = ({ snapshot, tables }: DoorProps): ReactElement | null => {
  const { sessionStorage } = useApp()
  const savings = selectExitSavings(snapshot)
  if (savings === undefined) return null
  const handOver = (): void => {
    const halfAge = tables && halfAgeOf(snapshot.context, tables)
    exitSavingsEntry.write(sessionStorage, { ...savings, halfAge })
  }
  return (
    <div data-print="never">
      <p className={text({ tone: 'ink' })}>
        <Trans id="withdrawal.exit-plan.text">
          La loi permet de demander ce capital en une ou plusieurs fois, et l’impôt de chaque année en dépend.
        </Trans>
      </p>
      <LinkButtonTo to="/simulator/mrm/plan" variant="secondary" onClick={handOver}>
        <Trans id="page.exit-plan.title">Mon plan de sortie</Trans>
      </LinkButtonTo>
    </div>
  )
}
