import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { fullNameOf } from '@hautelisse/domain/session'
import { selectUser } from '@hautelisse/machines/session'
import {
  selectAdjustment,
  selectOpenedFigure,
  selectTaxExplanation,
  selectTaxResult,
  selectTaxYear,
  selectVariant,
  type TaxResultView,
} from '@hautelisse/machines/tax-saving'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useMemo, type ReactElement } from 'react'
import { useApp, useSession } from '../../shell/index.ts'
import { TextButton } from '../../ui/button/index.ts'
import { drawings } from '../../ui/icon/index.ts'
import { PrintSheet } from '../../ui/print-sheet/index.ts'
import { Explaining } from '../opening.ts'
import type { StepProps } from '../step-props.ts'
import { Adjustment } from './adjustment.tsx'
import { LateLooks } from './late-looks.tsx'
import { Ledger } from './ledger.tsx'
import { ledgerRows } from './ledger-rows.ts'
import { GoodToKnow, LeadingNotes } from './notes.tsx'
import { PrintedCalculations } from './printed-calculations.tsx'
import { ResultCard } from './result-card.tsx'
import * as styles from './result.css.ts'
import { SituationLine } from './situation-line.tsx'

type HeadProps = Pick<StepProps, 'send'> & { readonly result: TaxResultView; readonly isInPage: boolean }

/** Whose result it is, and the way to another one (TAX-09, TAX-12). Inside a page it is one of its sections. */
const Head = memo(({ result, send, isInPage }: HeadProps): ReactElement => {
  const title = <Trans id="tax.result.title">Résultat de votre simulation</Trans>
  return (
    <header className={styles.head}>
      {isInPage ? (
        <h3 tabIndex={-1} className={styles.inPageTitle}>
          {title}
        </h3>
      ) : (
        <h1 tabIndex={-1}>{title}</h1>
      )}
      <div className={styles.situation}>
        <SituationLine request={result.request} />
        <TextButton icon={drawings.Retry} className={styles.small} onClick={() => send({ type: 'restartRequested' })}>
          <Trans id="tax.result.restart">Refaire une simulation</Trans>
        </TextButton>
      </div>
    </header>
  )
})

/** Head and foot on paper. */
const OnPaper = memo((): ReactElement => {
  const { t } = useLingui()
  const user = useSession(selectUser)
  const on = formatFrenchDate(useApp().clock.today())
  return (
    <PrintSheet
      title={t({ id: 'tax.simulator.page', message: 'Simulateur d’impôt' })}
      name={(user && fullNameOf(user)) ?? ''}
      date={on}
      foot={t({ id: 'tax.result.foot', message: `Simulation du ${on}, sans engagement` })}
    />
  )
})

const Result = ({ snapshot, send, result }: StepProps & { readonly result: TaxResultView }): ReactElement => {
  const { variant } = selectVariant(snapshot)
  const isInPage = variant === 'contained'
  const level = isInPage ? 4 : 2
  const known = selectTaxYear(snapshot)
  const { year = known.year, incomeYear = known.incomeYear } = result
  const envelope = selectTaxExplanation(snapshot, 'envelope')
  const saving = selectTaxExplanation(snapshot, 'saving')
  const effort = selectTaxExplanation(snapshot, 'effort')
  const highIncomeContribution = selectTaxExplanation(snapshot, 'highIncomeContribution')
  const rows = useMemo(
    () => ledgerRows(result, { envelope, saving, effort, highIncomeContribution }),
    [result, envelope, saving, effort, highIncomeContribution],
  )
  const isStale = selectAdjustment(snapshot)?.isStale === true
  const years = { result, year, incomeYear }
  return (
    <Explaining opened={selectOpenedFigure(snapshot)} canExplain={saving !== undefined} send={send}>
      {!isInPage && <OnPaper />}
      <Head result={result} send={send} isInPage={isInPage} />
      <div className={styles.grid}>
        <ResultCard result={result} year={year} isStale={isStale} level={level} />
        <Adjustment snapshot={snapshot} send={send} level={level} />
      </div>
      <LeadingNotes result={result} year={year} />
      <div className={styles.how}>
        <Ledger {...years} rows={rows} level={level} />
        <GoodToKnow {...years} level={level} />
      </div>
      <LateLooks snapshot={snapshot} send={send} />
      <PrintedCalculations rows={rows} level={level} />
    </Explaining>
  )
}

/** The sixth step: what may be deducted, what it saves, where every figure comes from, and what to know before paying (TAX-07, TAX-09 to TAX-12). */
export const TaxResult = (props: StepProps): ReactElement | null => {
  const result = selectTaxResult(props.snapshot)
  return result === undefined ? null : <Result {...props} result={result} />
}
