import { euros, formatEuros } from '@hautelisse/domain/money'
import { useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { writeRound } from '../ui/amount/index.ts'
import { CurveChart } from '../ui/charts/index.ts'

const PLACES = [
  [0, 0],
  [600, 180],
  [1186, 356],
  [1201, 362],
  [2400, 553],
  [3600, 745],
  [4710, 923],
] as const

const place = (x: number, y: number) => ({ x, y, label: `${formatEuros(euros(x))}, ${formatEuros(euros(y))}` })

/** A line over thin threads: two bends that stand close, the end beyond which it is level, and one place marked. */
export const CurveSpecimen = (): ReactElement => {
  const { t } = useLingui()
  return (
    <CurveChart
      label={t({ id: 'developer.chart.curve-label', message: 'De rien à 923,00 € pour 4 710,00 €, avec trois repères' })}
      readerLabel={t({ id: 'developer.chart.curve-read', message: 'Lire un point de la courbe' })}
      places={PLACES.map(([x, y]) => place(x, y))}
      marks={[
        { x: 1186, y: 356, name: t({ id: 'developer.chart.curve-first', message: 'Premier repère' }) },
        { x: 1201, y: 362, name: t({ id: 'developer.chart.curve-second', message: 'Repère tout proche' }) },
        { x: 4710, y: 923, name: t({ id: 'developer.chart.curve-last', message: 'Plafond' }) },
      ]}
      current={{ ...place(3000, 649), label: formatEuros(euros(3000)) }}
      formatTick={writeRound}
    />
  )
}
