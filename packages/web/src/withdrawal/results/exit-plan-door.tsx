import { exitSavingsEntry } from '@hautelisse/machines/exit-plan'
import { selectExitSavings } from '@hautelisse/machines/withdrawal'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState, type ReactElement } from 'react'
import { LinkButtonTo } from '../../portal/index.ts'
import { useApp } from '../../shell/index.ts'
import { text } from '../../ui/page/index.ts'
import { exitAgeScript } from './exit-age-part.ts'
import type { ResultsProps } from './results-props.ts'

/** The age that half of the table reaches, once the tables are there: until then a plan states its usual age (BEY-52). */
const useHalfAge = ({ context: { result, birthDate, contracts } }: ResultsProps['snapshot']): number | undefined => {
  const [halfAge, setHalfAge] = useState<number>()
  useEffect(() => {
    let isLeft = false
    const state = async (): Promise<void> => {
      const part = await exitAgeScript.ask()
      if (!isLeft && part !== undefined) setHalfAge(part.statedAge({ result, birthDate, contracts }, part.tables))
    }
    void state()
    return () => {
      isLeft = true
    }
  }, [result, birthDate, contracts])
  return halfAge
}

/** The way to the plan of exit, once it is said what was paid in of the capital (BEY-51). */
export const ExitPlanDoor = ({ snapshot }: Pick<ResultsProps, 'snapshot'>): ReactElement | null => {
  const { sessionStorage } = useApp()
  const savings = selectExitSavings(snapshot)
  const halfAge = useHalfAge(snapshot)
  if (savings === undefined) return null
  return (
    <div data-print="never">
      <p className={text({ tone: 'ink' })}>
        <Trans id="withdrawal.exit-plan.text">
          La loi permet de demander ce capital en une ou plusieurs fois, et l’impôt de chaque année en dépend.
        </Trans>
      </p>
      <LinkButtonTo
        to="/simulator/mrm/plan"
        variant="secondary"
        onClick={() => exitSavingsEntry.write(sessionStorage, { ...savings, halfAge })}
      >
        <Trans id="page.exit-plan.title">Mon plan de sortie</Trans>
      </LinkButtonTo>
    </div>
  )
}
