import {
  selectDeductionEnd,
  selectExit,
  selectHasNotice,
  selectOpenedFigure,
  selectRestOfYear,
  selectShown,
  selectShownExplanation,
  selectShownResult,
  selectTaxExplanation,
  selectTaxResult,
  selectTaxYear,
  selectVariant,
  type TaxResultView,
} from '@hautelisse/machines/tax-saving'
import { useLingui } from '@lingui/react/macro'
import { useDeferredValue, useMemo, type ComponentProps, type ReactElement } from 'react'
import { useDeductible } from '../../contributions/index.ts'
import { keepPlace } from '../../simulations/index.ts'
import { Late, lateScript, optional } from '../../ui/late/index.ts'
import { Column, Explaining, Place } from '../opening.ts'
import type { StepProps } from '../step-props.ts'
import { Adjustment } from './adjustment.tsx'
import { PrintedRows, ResultLedger } from './ledger.tsx'
import { ledgerRows, type Row } from './ledger-rows.ts'
import { DeductionEndNote, LeadingNotes, TaxNotes } from './notes.tsx'
import { ResultCard } from './result-card.tsx'
import * as styles from './result.css.ts'
import { ResultHead } from './result-head.tsx'
import { RowPanel } from './row-panel.tsx'

/** What keeps the result is not needed to read it. */
const KeepResult = optional(async () => (await import('../keep.tsx')).KeepTaxSaving)

type ShownProps = StepProps & Pick<ComponentProps<typeof ResultCard>, 'result' | 'year' | 'level'>

/** The card, of the payment that stands in the adjustment; a member reads beside it what was paid this year. */
const PaymentCard = ({ snapshot, send, ...card }: ShownProps): ReactElement | null => {
  const { variant } = selectVariant(snapshot)
  const notice = useDeductible(variant === 'standalone' || variant === 'contained')
  const shown = selectShown(snapshot)
  if (shown === undefined) return null
  return (
    <ResultCard
      {...card}
      shown={shown}
      rest={selectRestOfYear(snapshot, notice?.consumed)}
      notice={notice}
      hasNotice={selectHasNotice(snapshot)}
      exit={selectExit(snapshot)}
      onExit={() => send({ type: 'exitOpened' })}
    />
  )
}

type CardPanelProps = Pick<StepProps, 'snapshot'> & {
  readonly rows: readonly Row[]
  readonly year: number
  readonly incomeYear: number | undefined
}

/** Place of the card's figures, whose calculation opens beside it. */
const CARD = 'card'

/** The calculation that a figure of the card opens: of the saving and the effort that of the payment they are shown for. */
const CardPanel = ({ snapshot, rows, ...years }: CardPanelProps): ReactElement | null => {
  const opened = selectOpenedFigure(snapshot)
  const figure =
    opened === 'saving' || opened === 'effort'
      ? selectShownExplanation(snapshot, opened)
      : rows.find(({ id }) => id === opened)?.figure
  return figure === undefined ? null : <RowPanel figure={figure} {...years} />
}

const script = lateScript(() => import('../look/index.ts'))

/** After a retry, moves the focus from the button, which is gone, to the heading. */
const arrive = (isAgain: boolean): void => {
  const heading = isAgain ? document.querySelector<HTMLElement>('[data-looks] :is(h2, h4)') : null
  heading?.setAttribute('tabindex', '-1')
  heading?.focus()
}

/** Chart, comparison and exit, which come after the result has been drawn. */
const LateLooks = (props: StepProps): ReactElement => (
  <Late script={script} level={selectVariant(props.snapshot).variant === 'contained' ? 4 : 2} onArrive={arrive}>
    {({ TaxLooks }) => <TaxLooks {...props} />}
  </Late>
)

const RunningResult = ({ snapshot, send, result }: StepProps & { readonly result: TaxResultView }): ReactElement => {
  const { t } = useLingui()
  const { variant } = selectVariant(snapshot)
  const isInPage = variant === 'contained'
  const level = isInPage ? 4 : 2
  const known = selectTaxYear(snapshot)
  const { year = known.year, incomeYear = known.incomeYear } = result
  // The ledger follows what is typed once the key press has been painted.
  const rested = useDeferredValue(snapshot)
  const shownResult = selectShownResult(rested) ?? result
  const envelope = selectTaxExplanation(rested, 'envelope')
  const saving = selectShownExplanation(rested, 'saving')
  const effort = selectShownExplanation(rested, 'effort')
  const highIncomeContribution = selectTaxExplanation(rested, 'highIncomeContribution')
  const rows = useMemo(
    () => ledgerRows(shownResult, { envelope, saving, effort, highIncomeContribution }),
    [shownResult, envelope, saving, effort, highIncomeContribution],
  )
  const opened = selectOpenedFigure(snapshot)
  const end = selectDeductionEnd(snapshot)
  const years = { result: shownResult, year, incomeYear }
  return (
    <Explaining
      opened={opened}
      canExplain={saving !== undefined}
      send={send}
      isBeside={!isInPage}
      panel={<CardPanel snapshot={snapshot} rows={rows} year={year} incomeYear={incomeYear} />}
    >
      <ResultHead result={result} snapshot={snapshot} send={send} isInPage={isInPage} />
      {end !== undefined && <DeductionEndNote end={end} />}
      <div className={styles.grid} data-explaining={opened === undefined ? undefined : true}>
        <div className={styles.cardPlace}>
          <Place id={CARD}>
            <PaymentCard snapshot={snapshot} send={send} result={result} year={year} level={level} />
          </Place>
        </div>
        <div className={styles.side}>
          <Column of={CARD} className={styles.column} />
          <Adjustment snapshot={snapshot} send={send} level={level} />
        </div>
      </div>
      {variant !== 'contained' && variant !== 'embedded' && (
        <div className={`${styles.keep} ${keepPlace}`}>
          <KeepResult snapshot={snapshot} />
        </div>
      )}
      <LeadingNotes result={result} year={year} />
      <div className={styles.how}>
        <ResultLedger {...years} rows={rows} level={level} of={selectShown(rested)} />
        <TaxNotes result={result} year={year} incomeYear={incomeYear} level={level} />
      </div>
      <div data-annex={t({ id: 'tax.annex.looks', message: 'D’autres versements, et la sortie' })}>
        <LateLooks snapshot={snapshot} send={send} />
      </div>
      <PrintedRows rows={rows} level={level} />
    </Explaining>
  )
}

/** The sixth step: what may be deducted, what it saves, where every figure comes from, and what to know before paying (TAX-07, TAX-09 to TAX-12). */
export const TaxResult = (props: StepProps): ReactElement | null => {
  const result = selectTaxResult(props.snapshot)
  return result === undefined ? null : <RunningResult {...props} result={result} />
}
