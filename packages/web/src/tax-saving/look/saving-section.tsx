import { formatEuros, isNegative, type Euros } from '@hautelisse/domain/money'
import { evenPace, type CurvePoint } from '@hautelisse/domain/tax-saving'
import { selectAdjustment, selectSavingCurve, selectTaxResult, type Preview } from '@hautelisse/machines/tax-saving'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, type ReactElement } from 'react'
import { Amount, spokenAmount, useHiddenAmounts, writeRound } from '../../ui/amount/index.ts'
import { ChartFrame, CurveChart, isBeyondCurve, ThreadUnitNote } from '../../ui/charts/index.ts'
import { text } from '../../ui/page/index.ts'
import type { LookProps } from './look-props.ts'
import { BendList } from './bend-list.tsx'
import { bendWords } from './bend-words.ts'
import { chartIntro, readout, section, tableBox } from './look.css.ts'
import { SavingTable } from './saving-table.tsx'

type SavingProps = { readonly curve: readonly CurvePoint[]; readonly current: Preview }

const place = ({ payment, saving }: Pick<CurvePoint, 'payment' | 'saving'>) => ({ x: payment.toNumber(), y: saving.toNumber() })

const useDrawn = (curve: readonly CurvePoint[]) => {
  const { i18n, t } = useLingui()
  return useMemo(() => {
    const places = curve.map((point) => {
      const [payment, saving] = [formatEuros(point.payment), formatEuros(point.saving)]
      return {
        ...place(point),
        label: t({ id: 'tax.look.chart.at', message: `${payment} versés, ${saving} d’économie` }),
      }
    })
    const marks = curve
      .filter(({ bends }) => bends.length > 0)
      .map((point) => Object.assign(place(point), { name: point.bends.map((bend) => i18n._(bendWords(bend).name)).join(', ') }))
    return { places, marks }
  }, [curve, i18n, t])
}

const SavingDrawing = ({ curve, current }: SavingProps): ReactElement => {
  const { t } = useLingui()
  const hidden = useHiddenAmounts()
  const { places, marks } = useDrawn(curve)
  const last = curve.at(-1) ?? current
  const count = marks.length
  const [ceiling, most] = [spokenAmount(formatEuros(last.payment)), spokenAmount(formatEuros(last.saving))]
  const [payment, saving] = [spokenAmount(formatEuros(current.payment)), spokenAmount(formatEuros(current.saving))]
  const own = isBeyondCurve(places, current.payment.toNumber())
    ? t({
        id: 'tax.look.chart.own-beyond',
        message: `Votre versement de ${payment}, plus loin que le graphique, économise ${saving}.`,
      })
    : t({ id: 'tax.look.chart.own', message: `Votre versement de ${payment} économise ${saving}.` })
  return (
    <>
      <CurveChart
        label={t({
          id: 'tax.look.chart.label',
          message: `Économie d’impôt selon le versement : de rien à ${most} pour ${ceiling} versés, puis plus rien de plus. ${own} ${plural(count, { one: '# repère numéroté est expliqué', other: '# repères numérotés sont expliqués' })} sous le graphique.`,
        })}
        readerLabel={t({ id: 'tax.look.chart.read', message: 'Lire l’économie d’impôt à un versement' })}
        places={places}
        marks={marks}
        current={{ ...place(current), label: formatEuros(current.payment) }}
        formatTick={writeRound}
      />
      <ThreadUnitNote total={last.payment.toNumber()}>
        {!hidden && <Trans id="tax.look.chart.legend">En couleur, ce que votre versement économise</Trans>}
      </ThreadUnitNote>
    </>
  )
}

const ReadoutFigure = ({ value }: { readonly value: Euros }): ReactElement => (
  <b className={text({ strong: true })}>
    <Amount value={value} />
  </b>
)

/** What the payment saves, and its effort where there is one. */
const Readout = ({ current: { payment, saving, effort } }: Pick<SavingProps, 'current'>): ReactElement => {
  const paid = <ReadoutFigure value={payment} />
  const saved = <ReadoutFigure value={saving} />
  if (isNegative(effort))
    return (
      <Trans id="tax.look.chart.readout-more">
        {paid} versés, {saved} d’économie d’impôt, plus que le versement
      </Trans>
    )
  const given = <ReadoutFigure value={effort} />
  return (
    <Trans id="tax.look.chart.readout">
      {paid} versés, {saved} d’économie d’impôt, soit un effort de {given}
    </Trans>
  )
}

/** Cents of a euro. */
const CENTS = 100

/** What the drawing shows, said from its figures: one pace up to the end, or why it changes. */
const Pace = ({ curve }: Pick<SavingProps, 'curve'>): ReactElement => {
  const pace = evenPace(curve)
  if (pace === undefined)
    return (
      <Trans id="tax.look.chart.text">
        De rien jusqu’à votre plafond, et pourquoi l’économie ne grandit pas partout au même rythme.
      </Trans>
    )
  if (pace.isZero()) return <Trans id="tax.look.chart.pace-none">Aucun versement ne vous ferait économiser d’impôt.</Trans>
  const cents = pace.times(CENTS).toDecimalPlaces(0).toString()
  return (
    <Trans id="tax.look.chart.pace">
      Environ {cents}&nbsp;centimes d’impôt en moins par euro versé, jusqu’à votre plafond. Au-delà, plus rien.
    </Trans>
  )
}

const SavingChart = ({ curve, current, level }: SavingProps & Pick<LookProps, 'level'>): ReactElement => (
  <div className={section}>
    <ChartFrame
      level={level}
      title={<Trans id="tax.look.chart.title">Ce que chaque versement économise</Trans>}
      intro={
        <>
          <p className={chartIntro}>
            <Pace curve={curve} />
          </p>
          <p className={readout}>
            <Readout current={current} />
          </p>
        </>
      }
      chart={<SavingDrawing curve={curve} current={current} />}
      table={
        <div className={tableBox}>
          <SavingTable curve={curve} current={current} />
        </div>
      }
    >
      <BendList curve={curve} />
      <p className={text({ as: 'small' })}>
        <Trans id="tax.look.chart.same-rule">Calculé dans cette page, avec la même règle que le résultat.</Trans>
      </p>
    </ChartFrame>
  </div>
)

/** The saving along every payment, with its bends, and the saver's own payment, which moves with the adjustment (TS-04, TS-07). */
export const SavingSection = ({ snapshot, level }: LookProps): ReactElement | null => {
  const result = selectTaxResult(snapshot)
  const curve = selectSavingCurve(snapshot)
  const preview = selectAdjustment(snapshot)?.preview
  if (result === undefined || curve.length === 0) return null
  return <SavingChart curve={curve} current={preview ?? result} level={level} />
}
