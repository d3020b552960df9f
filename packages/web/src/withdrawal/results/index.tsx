import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { fullNameOf } from '@hautelisse/domain/session'
import { selectUser } from '@hautelisse/machines/session'
import {
  figureKey,
  selectExplanation,
  selectFailure,
  selectIsAskingAgain,
  selectIsOptionMissing,
  selectOpenedFigure,
  selectResults,
} from '@hautelisse/machines/withdrawal'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { arriveAtTop, useSession } from '../../shell/index.ts'
import { Button } from '../../ui/button/index.ts'
import { drawings } from '../../ui/icon/index.ts'
import { PageHead } from '../../ui/page-head/index.ts'
import { PrintSheet } from '../../ui/print-sheet/index.ts'
import { focusField } from '../../ui/field/index.ts'
import type { StepProps } from '../step-props.ts'
import { AssumptionsSection } from './assumptions-section.tsx'
import { ContractsSection } from './contracts-section.tsx'
import { ExplainingContext, Place, type Explaining } from './explaining.tsx'
import { ExplanationPanel } from './explanation-panel.tsx'
import { focusBack, openerNow, type Opener } from './focus-back.ts'
import { Headline } from './headline.tsx'
import { IncompleteNote } from './incomplete-note.tsx'
import { ModifyButton } from './modify-button.tsx'
import { OptionPick } from './option-pick.tsx'
import { OptionSections } from './option-sections.tsx'
import { PrintedCalculations } from './printed-calculations.tsx'
import type { ResultsProps } from './results-props.ts'
import { body, column, grid, invitation, invitationTitle, screen } from './results.css.ts'
import { Unavailable } from './unavailable.tsx'
import { UnsplitNote } from './unsplit-note.tsx'
import { useWide } from './use-wide.ts'

/** Opens and closes calculations; the focus goes to the panel and comes back to the figure, or to the heading above it. */
const useExplanations = ({ snapshot, send, results }: ResultsProps): Explaining => {
  const [place, setPlace] = useState('headline')
  const opener = useRef<Opener>(undefined)
  const takesFocusRef = useRef(false)
  const hasColumn = useWide()
  const figure = selectOpenedFigure(snapshot)
  const explanation = selectExplanation(snapshot)
  const close = (): void => {
    send({ type: 'figureClosed' })
    if (opener.current !== undefined) focusBack(opener.current)
  }
  return {
    canExplain: results.contracts.every((row) => row.kind === 'unavailable' || row.basis !== undefined),
    opened: figure && { figure, place },
    open: (asked, from) => {
      opener.current = openerNow()
      takesFocusRef.current = true
      setPlace(from)
      send({ type: 'figureOpened', figure: asked })
    },
    close,
    hasColumn,
    panel: explanation !== undefined && (
      <ExplanationPanel
        key={`${figureKey(explanation.figure)} ${place}`}
        explanation={explanation}
        contracts={results.contracts.map(({ contract }) => contract)}
        takesFocusRef={takesFocusRef}
        onClose={close}
      />
    ),
  }
}

/** What the side column says as long as no figure is open. */
const Invitation = (): ReactElement => (
  <div className={invitation}>
    <h2 className={invitationTitle}>
      <Trans id="withdrawal.results.invitation">Chaque chiffre s’explique</Trans>
    </h2>
    <p>
      <Trans id="withdrawal.results.invitation-text">
        Choisissez un montant de cette page : son calcul s’ouvre ici, étape par étape, avec ses sources.
      </Trans>
    </p>
  </div>
)

const Screen = (props: ResultsProps): ReactElement => {
  const { t } = useLingui()
  const { results, send, snapshot } = props
  const user = useSession(selectUser)
  const explaining = useExplanations(props)
  const { age } = results.schedule
  const on = formatFrenchDate(results.on)
  const print = (): void => {
    send({ type: 'printRequested' })
    if (selectIsOptionMissing(snapshot)) focusField('annuity_type')
  }
  return (
    <ExplainingContext value={explaining}>
      <PrintSheet
        title={t({ id: 'withdrawal.simulator.page', message: 'Simulateur de retrait' })}
        name={(user && fullNameOf(user)) ?? ''}
        date={on}
        foot={t({ id: 'withdrawal.print.foot', message: `Simulation du ${on}, sans engagement` })}
      />
      <PageHead
        title={<Trans id="withdrawal.results.title">À {age} ans, vous recevriez</Trans>}
        actions={
          <>
            <ModifyButton send={send} />
            <Button variant="secondary" size="s" icon={drawings.Printer} onClick={print}>
              <Trans id="withdrawal.results.print">Imprimer</Trans>
            </Button>
          </>
        }
      />
      <div className={`${grid} ${screen}`}>
        <div className={body}>
          <Place id="headline">
            <Headline {...props} />
          </Place>
          <IncompleteNote {...props} />
          <UnsplitNote {...props} />
          {results.canPickOption && <OptionPick {...props} />}
          <OptionSections {...props} />
          <ContractsSection {...props} />
          <AssumptionsSection {...props} />
          <PrintedCalculations {...props} />
        </div>
        {explaining.hasColumn && <div className={column}>{explaining.panel || <Invitation />}</div>}
      </div>
    </ExplainingContext>
  )
}

/** What was asked for again has come: the result begins anew. After a failure the focus stays where it is. */
const useCompleted = (snapshot: StepProps['snapshot']): void => {
  const isAsking = selectIsAskingAgain(snapshot)
  const hasFailed = selectFailure(snapshot) !== undefined
  const wasAsking = useRef(isAsking)
  useEffect(() => {
    if (wasAsking.current && !isAsking && !hasFailed) arriveAtTop()
    wasAsking.current = isAsking
  }, [isAsking, hasFailed])
}

/** Step 6: what the saver would receive, by contract and in total, and where every figure of it comes from (MRM-07, MRM-14 to MRM-17). */
export const WithdrawalResults = ({ snapshot, send }: StepProps): ReactElement | null => {
  const results = selectResults(snapshot)
  useCompleted(snapshot)
  if (results === undefined) return null
  const Shown = results.hasFigures ? Screen : Unavailable
  return <Shown snapshot={snapshot} send={send} results={results} />
}
