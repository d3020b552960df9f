import {
  isOfLongLife,
  selectAnnuity,
  selectExplanation,
  selectFailure,
  selectHasRates,
  selectIsAskingAgain,
  selectIsOptionMissing,
  selectOpenedFigure,
  selectResults,
} from '@hautelisse/machines/withdrawal'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useRef, type ReactElement } from 'react'
import { EurosSwitch } from '../../euros/index.ts'
import { arriveAtTop } from '../../shell/index.ts'
import { keepPlace } from '../../simulations/index.ts'
import { Late, lateScript, optional } from '../../ui/late/index.ts'
import { PageHead, Stack, text } from '../../ui/page/index.ts'
import { focusField } from '../../ui/field/index.ts'
import { useWide } from '../../ui/theme/index.ts'
import { CoverageNote, LeftOutContracts } from '../left-out.tsx'
import { ScheduleNotes } from '../schedule-notes.tsx'
import type { StepProps } from '../step-props.ts'
import { agesScript } from './ages-part.ts'
import { AnswersBeside } from './answers.tsx'
import { AssumptionsSection } from './assumptions-section.tsx'
import { ContractsSection } from './contracts-section.tsx'
import { FigureExplanation, ResultCalculations } from './explanation.tsx'
import { Fold, Folds, JumpList, type Part } from './fold.tsx'
import { Column, Explaining, NetReading, Place } from './figure.tsx'
import { ResultsHeadline } from './headline.tsx'
import { IncompleteNote, ResultsFailure, UnsplitNote } from './ask-again.tsx'
import { longLifeScript } from './long-life-part.ts'
import { ModifyButton } from './modify-button.tsx'
import { OptionPick } from './option-pick.tsx'
import { OptionSections } from './option-sections.tsx'
import type { ResultsProps } from './results-props.ts'
import { body, column, grid, invitation } from './results.css.ts'
import { TakeAlong } from './take-along.tsx'

/** What charges and tax leave comes with its own script, as long as the rest of the results is read. */
const netScript = lateScript(() => import('./net-part.ts'))
const NetLine = optional(async () => (await import('./net-part.ts')).NetLine)
const NetHeadline = optional(async () => (await import('./net-part.ts')).NetHeadline)
const NetExplanation = optional(async () => (await import('./net-part.ts')).NetExplanation)

/** What the side column says as long as no figure is open. */
const Invitation = (): ReactElement => (
  <div className={invitation}>
    <h2 className={text({ as: 'subtitle', tone: 'ink' })}>
      <Trans id="withdrawal.results.invitation">Chaque chiffre s’explique</Trans>
    </h2>
    <p>
      <Trans id="withdrawal.results.invitation-text">
        Choisissez un montant de cette page : son calcul s’ouvre ici, étape par étape, avec ses sources.
      </Trans>
    </p>
  </div>
)

/** Parts of the page in their order, those that this result has. */
const useParts = ({ results, snapshot }: ResultsProps): readonly Part[] => {
  const { isConverting } = results
  const hasReversion = selectAnnuity(snapshot)?.reversion !== undefined
  const hasSteps = (selectAnnuity(snapshot)?.steps.length ?? 0) > 0
  return [
    { id: 'net', name: <Trans id="withdrawal.part.net">Net de charges et d’impôt</Trans> },
    ...(isConverting
      ? [
          { id: 'paid', name: <Trans id="withdrawal.paid.title">Versé jusqu’ici, par âge</Trans> },
          { id: 'ages', name: <Trans id="withdrawal.results.ages">Votre rente, âge par âge</Trans> },
          { id: 'guaranteed', name: <Trans id="withdrawal.results.guaranteed">Avec des années garanties</Trans> },
        ]
      : []),
    ...(hasSteps && isConverting ? [{ id: 'steps', name: <Trans id="withdrawal.results.steps">Par paliers</Trans> }] : []),
    ...(hasReversion
      ? [{ id: 'reversion', name: <Trans id="withdrawal.results.reversion">Ce que reçoit votre conjoint</Trans> }]
      : []),
    { id: 'contracts', name: <Trans id="withdrawal.results.contracts">Le détail par contrat</Trans> },
    ...(isConverting ? [{ id: 'long-life', name: <Trans id="withdrawal.long-life.title">Et si je vis longtemps ?</Trans> }] : []),
    { id: 'compared-ages', name: <Trans id="withdrawal.ages.title">Partir plus tôt ou plus tard</Trans> },
    { id: 'assumptions', name: <Trans id="explanation.annex.assumptions">Les hypothèses</Trans> },
  ]
}

const ResultsScreen = (props: ResultsProps): ReactElement => {
  const { t } = useLingui()
  const { results, send, snapshot } = props
  const opened = selectOpenedFigure(snapshot)
  const hasRates = selectHasRates(snapshot)
  const reader = useMemo(() => (hasRates ? { snapshot, Line: NetLine, Headline: NetHeadline } : undefined), [hasRates, snapshot])
  const parts = useParts(props)
  const isWide = useWide()
  const jump = <JumpList parts={parts} />
  const explanation = selectExplanation(snapshot)
  const contracts = results.contracts.map(({ contract }) => contract)
  const { age } = results.schedule
  const mayPrint = (): boolean => {
    const isMissing = selectIsOptionMissing(snapshot)
    if (isMissing) {
      send({ type: 'printRequested' })
      focusField('annuity_type')
    }
    return !isMissing
  }
  return (
    <Folds>
      <Explaining
        opened={opened}
        canExplain={results.contracts.every((row) => row.kind === 'unavailable' || row.basis !== undefined)}
        send={send}
        isBeside
        panel={
          opened !== undefined && isOfLongLife(opened) ? (
            <Late script={longLifeScript} level={3}>
              {({ LongLifeExplanation, tables }) => (
                <LongLifeExplanation snapshot={snapshot} figure={opened} contracts={contracts} tables={tables} />
              )}
            </Late>
          ) : opened?.kind === 'net-capital' || opened?.kind === 'net-annuity' ? (
            <NetExplanation snapshot={snapshot} contracts={contracts} />
          ) : (
            explanation !== undefined && <FigureExplanation explanation={explanation} contracts={contracts} />
          )
        }
      >
        <WithdrawalPaper snapshot={snapshot} />
        <PageHead
          title={<Trans id="withdrawal.results.title">À {age} ans, vous recevriez</Trans>}
          actions={
            <>
              <EurosSwitch />
              <TakeAlong results={results} snapshot={snapshot} mayPrint={mayPrint} />
              <ModifyButton send={send} />
            </>
          }
        />
        <div className={grid} data-results="">
          <div className={body}>
            <NetReading value={reader}>
              <ScheduleNotes notes={results.schedule.notes} isSourced={false} />
              <Place id="headline">
                <ResultsHeadline {...props} />
              </Place>
              <div className={keepPlace}>
                <KeepResults snapshot={snapshot} />
              </div>
              <CoverageNote snapshot={snapshot} />
              <IncompleteNote {...props} />
              <UnsplitNote {...props} />
              {results.canPickOption && <OptionPick {...props} />}
              {!isWide && (
                <>
                  {jump}
                  <AnswersBeside {...props} />
                </>
              )}
              <div
                className={body}
                data-annex={t({ id: 'withdrawal.annex.detail', message: 'Le détail par contrat et par option' })}
              >
                <Fold id="net" isOpenFirst={!hasRates}>
                  <Late script={netScript} level={2}>
                    {({ NetSection }) => <NetSection {...props} />}
                  </Late>
                </Fold>
                <Fold id="paid">
                  <Late script={netScript} level={2}>
                    {({ PaidSection }) => <PaidSection {...props} />}
                  </Late>
                </Fold>
                <OptionSections {...props} />
                <Fold id="contracts">
                  <ContractsSection {...props} />
                </Fold>
              </div>
              {results.isConverting && (
                <div data-annex={t({ id: 'withdrawal.long-life.title', message: 'Et si je vis longtemps\u00A0?' })}>
                  <Fold id="long-life">
                    <Late script={longLifeScript} level={2}>
                      {({ LongLife, tables }) => <LongLife {...props} tables={tables} />}
                    </Late>
                  </Fold>
                </div>
              )}
              <LeftOutContracts snapshot={snapshot} />
              <div className={body} data-annex={t({ id: 'withdrawal.annex.ages', message: 'D’autres âges de départ' })}>
                <Fold id="compared-ages">
                  <Late script={agesScript} level={2}>
                    {({ ComparedAges, tables }) => <ComparedAges {...props} tables={tables} />}
                  </Late>
                </Fold>
              </div>
              <div data-annex={t({ id: 'explanation.annex.assumptions', message: 'Les hypothèses' })}>
                <Fold id="assumptions">
                  <AssumptionsSection {...props} />
                </Fold>
              </div>
              <ResultCalculations {...props} />
            </NetReading>
          </div>
          <Column className={column}>
            <Stack>
              <AnswersBeside {...props} />
              {isWide && jump}
              <Invitation />
            </Stack>
          </Column>
        </div>
      </Explaining>
    </Folds>
  )
}

/** The sheet that is printed in place of the page. */
const WithdrawalPaper = optional(async () => (await import('../keep.tsx')).WithdrawalPaper)

/** What keeps the result is not needed to read it. */
const KeepResults = optional(async () => (await import('../keep.tsx')).KeepWithdrawal)

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
  const Results = results.hasFigures ? ResultsScreen : ResultsFailure
  return <Results snapshot={snapshot} send={send} results={results} />
}
