import { formatEuros, roundToEuros, type Euros } from '@hautelisse/domain/money'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { useAgeWords } from '../ui/age-words/index.ts'
import { useHiddenAmounts, writeRound } from '../ui/amount/index.ts'
import { ChartFrame, StackedChart } from '../ui/charts/index.ts'
import { WovenSlider } from '../ui/split-slider/index.ts'

const MONTHS_PER_YEAR = 12

/** A start as the drawing shows it: euros a month, in its two parts. */
export type ChartStart = {
  readonly ageInMonths: number
  readonly month: Euros
  readonly base: Euros
  readonly complementary: Euros
  /** What its month is where it is not known: the least or the most; empty where it is known. */
  readonly bound: string
  /** The day, and what it is known for: said after the amount. */
  readonly also: readonly string[]
}

type StartsChartProps = {
  readonly starts: readonly ChartStart[]
  /** The start that the page is about. */
  readonly place: number
  readonly onChoose: (place: number) => void
  /** The first start at the full rate. */
  readonly full: number | undefined
  readonly intro?: ReactNode
  readonly table: ReactNode
  /** What stands under the drawing and the table. */
  readonly children?: ReactNode
}

/** Every start side by side over an axis from zero, base below, complementary above, with the one slider of the result (MAREL-16, MAREL-18). */
export const StartsChart = ({ starts, place, onChoose, full, intro, table, children }: StartsChartProps): ReactElement | null => {
  const { t } = useLingui()
  const hidden = useHiddenAmounts()
  const ageWords = useAgeWords()
  const [first, last, chosen] = [starts[0], starts.at(-1), starts[place]]
  if (first === undefined || last === undefined || chosen === undefined) return null
  const [fromAge, toAge] = [ageWords(first.ageInMonths), ageWords(last.ageInMonths)]
  const [from, to] = [formatEuros(first.month), formatEuros(last.month)]
  const whole = starts.flatMap(({ ageInMonths }, at) => (ageInMonths % MONTHS_PER_YEAR === 0 ? [at] : []))
  const said = [
    ageWords(chosen.ageInMonths),
    ...(hidden ? [] : [`${chosen.bound} ${formatEuros(chosen.month)}`.trim()]),
    ...chosen.also,
  ]
  return (
    <ChartFrame
      onPanel
      level={3}
      title={<Trans id="pension-result.ages.title">Selon votre âge de départ</Trans>}
      intro={intro}
      chart={
        <StackedChart
          label={t({
            id: 'pension-result.months.label',
            message: `De ${fromAge} à ${toAge}, la pension brute passe de ${from} à ${to} par mois`,
          })}
          columns={starts.map(({ base, complementary }) => ({ lower: base.toNumber(), upper: complementary.toNumber() }))}
          chosen={{ place, written: writeRound(roundToEuros(chosen.month).toNumber()) }}
          mark={full === undefined ? undefined : { place: full, name: <Trans id="pension-result.mark.full">Taux plein</Trans> }}
          ticks={whole.map((at, nth) => {
            const months = starts[at]?.ageInMonths ?? 0
            return { place: at, label: nth === 0 ? ageWords(months) : String(months / MONTHS_PER_YEAR) }
          })}
          formatTick={writeRound}
          foot={
            starts.length > 1 && (
              <WovenSlider
                label={t({ id: 'pension-result.ages.slider', message: 'Âge de départ' })}
                min={0}
                max={starts.length - 1}
                value={place}
                valueText={said.join(', ')}
                onMove={onChoose}
              />
            )
          }
        />
      }
      table={table}
    >
      {children}
    </ChartFrame>
  )
}
