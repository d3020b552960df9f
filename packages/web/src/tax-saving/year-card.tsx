import { isPositive } from '@hautelisse/domain/money'
import { selectTaxSteps, selectTaxYear, type TaxYearView } from '@hautelisse/machines/tax-saving'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId, type ReactElement } from 'react'
import { Amount, spokenAmount, useHiddenAmounts, writeRound } from '../ui/amount/index.ts'
import { Figure, text } from '../ui/page/index.ts'
import { heroTitle } from './later.css.ts'
import type { StepProps } from './step-props.ts'
import * as styles from './simulator.css.ts'
import { YEAR_DRAWING, yearPath, yearThreads, type YearThreads } from './year-threads.ts'

type Pay = NonNullable<TaxYearView['pay']>

const Unit = ({ threads: { unit, isExact } }: { readonly threads: YearThreads }): ReactElement => {
  const worth = writeRound(unit)
  return (
    <span>
      {isExact ? (
        <Trans id="tax.year.unit">Un fil : {worth}</Trans>
      ) : (
        <Trans id="tax.year.unit-about">Un fil : environ {worth}</Trans>
      )}
    </span>
  )
}

/** The pay of a year below its threads: what it is made of, and what it is for. */
const PayOfYear = ({ pay: { monthly, yearly }, year }: { readonly pay: Pay; readonly year: number }): ReactElement => {
  const last = year - 1
  return (
    <div className={styles.yearFoot}>
      <Figure
        label={<Trans id="tax.year.pay">Votre revenu de l’année</Trans>}
        value={<Amount value={yearly} size="m" />}
        note={
          <Trans id="tax.year.months">
            <Amount value={monthly} /> × 12&nbsp;mois, retenus pour {last} et pour {year}. Il sert à calculer votre plafond de
            versement.
          </Trans>
        }
      />
    </div>
  )
}

/** Until the pay is told: how many questions are left after this one, and what comes then. */
const QuestionsLeft = ({ snapshot }: Pick<StepProps, 'snapshot'>): ReactElement => {
  const left = selectTaxSteps(snapshot).filter(({ id, state }) => id !== 'results' && state === 'pending').length
  return (
    <p className={`${styles.yearFoot} ${text({ as: 'caption' })}`}>
      <Plural
        id="tax.year.unknown"
        value={left}
        _0="Dernière question, puis votre versement déductible maximal et l’impôt qu’il vous fait économiser."
        one="Encore # question après celle-ci, puis votre versement déductible maximal et l’impôt qu’il vous fait économiser."
        other="Encore # questions après celle-ci, puis votre versement déductible maximal et l’impôt qu’il vous fait économiser."
      />
    </p>
  )
}

/** "Douze mois réunis": twelve months of pay, thread by thread, come together in the year's. */
export const YearCard = ({ snapshot }: Pick<StepProps, 'snapshot'>): ReactElement => {
  const { t } = useLingui()
  const id = useId()
  const hidden = useHiddenAmounts()
  const { pay, year } = selectTaxYear(snapshot)
  const threads = pay === undefined || hidden || !isPositive(pay.monthly) ? undefined : yearThreads(pay.monthly.toNumber())
  const { width, height } = YEAR_DRAWING
  const each = threads?.perMonth ?? 0
  const worth = threads === undefined ? '' : writeRound(threads.unit)
  return (
    <aside className={styles.year} aria-labelledby={id}>
      <div className={styles.yearTop}>
        <div className={styles.yearHead}>
          <h2 id={id} className={heroTitle}>
            <Trans id="tax.year.title">Douze mois réunis</Trans>
          </h2>
          {threads !== undefined && <Unit threads={threads} />}
        </div>
        <svg
          className={styles.yearThreads}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          focusable="false"
          {...(threads === undefined
            ? { 'aria-hidden': true }
            : {
                role: 'img',
                'aria-label': spokenAmount(
                  t({ id: 'tax.year.drawing', message: `Douze mois de ${each} fils de ${worth} se rejoignent` }),
                ),
              })}
        >
          <path className={threads === undefined ? styles.unknownThreads : styles.knownThreads} d={yearPath(threads?.perMonth)} />
        </svg>
      </div>
      {pay === undefined ? <QuestionsLeft snapshot={snapshot} /> : <PayOfYear pay={pay} year={year} />}
    </aside>
  )
}
