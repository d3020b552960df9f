import { formatRate } from '@hautelisse/domain/money'
import { selectAnnuity, selectAssumptions, selectEuros, type AnnuityView } from '@hautelisse/machines/withdrawal'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount, writeRound } from '../../ui/amount/index.ts'
import { ChartFrame, Legend, LegendItem, YearsChart } from '../../ui/charts/index.ts'
import { AgeTable } from './age-table.tsx'
import { useContractChoice } from './contract-choice.tsx'
import { GrossFigure, Place } from './figure.tsx'
import { useMoneyText } from './money-text.ts'
import { reading, readings, section } from './results.css.ts'
import { FoldTitle } from './fold.tsx'
import type { ResultsProps } from './results-props.ts'

/** Age at which a reader looks for an amount, between the first and the last. */
const WRITTEN_AGE = 80
const writtenAges = (rows: AnnuityView['byAge']): readonly number[] =>
  [rows[0]?.age, WRITTEN_AGE, rows.at(-1)?.age].filter((age) => age !== undefined)

type AgeDrawingProps = { readonly view: AnnuityView; readonly rate: string; readonly isInTodaysEuros: boolean }

const AgeDrawing = ({ view: { byAge, plain }, rate, isInTodaysEuros }: AgeDrawingProps): ReactElement => {
  const { t } = useLingui()
  const { shown, spoken } = useMoneyText()
  const first = byAge[0]
  const last = byAge.at(-1)
  const firstAge = first?.age ?? 0
  const lastAge = last?.age ?? 0
  const firstAmount = spoken(first?.month)
  const lastAmount = spoken(last?.month)
  return (
    <YearsChart
      label={
        isInTodaysEuros
          ? t({
              id: 'withdrawal.results.age-label-real',
              message: `En euros d’aujourd’hui, rente mensuelle estimée de ${firstAmount} à ${firstAge} ans et de ${lastAmount} à ${lastAge} ans`,
            })
          : t({
              id: 'withdrawal.results.age-label',
              message: `Rente mensuelle estimée de ${firstAmount} à ${firstAge} ans et de ${lastAmount} à ${lastAge} ans, avec une revalorisation supposée de ${rate} par an`,
            })
      }
      points={byAge.map(({ age, month }) => ({ age, value: month.toNumber(), label: shown(month) }))}
      // In the euros of today nothing is certain not to fall: all of it is dashed.
      base={isInTodaysEuros ? 0 : plain.month.toNumber()}
      formatTick={writeRound}
      labelled={writtenAges(byAge)}
    />
  )
}

/** The amounts that the drawing writes, once more as figures that open: in the drawing itself nothing can be pressed but the reader. */
const Readings = ({ view, policyId }: { readonly view: AnnuityView; readonly policyId: string | undefined }): ReactElement => {
  const { byAge } = view
  const ages = writtenAges(byAge)
  return (
    <dl className={readings} data-print="never">
      {byAge
        .filter(({ age }) => ages.includes(age))
        .map(({ age, figure, month }) => (
          <div key={age} className={reading}>
            <dt>
              <Trans id="withdrawal.results.at-age">À {age} ans</Trans>
            </dt>
            <dd>
              <GrossFigure id={{ kind: 'annuity', figure, period: 'month', policyId }} value={month} />
            </dd>
          </div>
        ))}
    </dl>
  )
}

/** The annuity at the last age, for a phone that has folded the drawing. */
const AtLast = ({ view }: Pick<AgeDrawingProps, 'view'>): ReactElement | null => {
  const last = view.byAge.at(-1)
  if (last === undefined) return null
  const { age, month } = last
  return (
    <Trans id="withdrawal.results.ages-fold">
      <Amount value={month} /> par mois à {age}&nbsp;ans
    </Trans>
  )
}

/** What is paid at each age: solid for the annuity at the start, dashed for what is only assumed (MRM-15, docs/decisions/07). */
export const AgeSection = ({ snapshot, results }: ResultsProps): ReactElement | null => {
  const { policyId, control } = useContractChoice(results, () => true)
  const view = selectAnnuity(snapshot, policyId)
  const rate = formatRate(selectAssumptions(snapshot)?.revaluationPercent ?? 0)
  const { isInTodaysEuros, inflationPercent } = selectEuros(snapshot)
  const inflation = formatRate(inflationPercent)
  if (view === undefined || view.byAge.length === 0) return null
  return (
    <Place id="ages">
      <div className={section}>
        <ChartFrame
          title={
            <FoldTitle figure={<AtLast view={view} />}>
              <Trans id="withdrawal.results.ages">Votre rente, âge par âge</Trans>
            </FoldTitle>
          }
          controls={control}
          legend={
            <Legend>
              {!isInTodaysEuros && (
                <LegendItem swatch="solid">
                  <Trans id="withdrawal.results.solid">
                    Rente de départ, estimée. Une fois versée, elle ne peut plus baisser.
                  </Trans>
                </LegendItem>
              )}
              <LegendItem swatch="dashed">
                {isInTodaysEuros ? (
                  <Trans id="withdrawal.results.dashed-real">
                    Pouvoir d’achat estimé : revalorisation supposée de {rate} par an, inflation supposée de {inflation} par an
                  </Trans>
                ) : (
                  <Trans id="withdrawal.results.dashed">Revalorisation supposée de {rate} par an</Trans>
                )}
              </LegendItem>
            </Legend>
          }
          chart={
            <>
              <AgeDrawing view={view} rate={rate} isInTodaysEuros={isInTodaysEuros} />
              <Readings view={view} policyId={policyId} />
            </>
          }
          table={<AgeTable rows={view.byAge} policyId={policyId} />}
        />
      </div>
    </Place>
  )
}
