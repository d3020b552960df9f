import { euros, formatEuros } from '@hautelisse/domain/money'
import type { ReactElement } from 'react'
import type { Example } from '../../shell/index.ts'
import { Amount, HiddenAmountsProvider, writeRound } from '../amount/index.ts'
import { Table } from '../page/index.ts'
import { Panel } from '../panel/index.ts'
import { kitExample, nothing } from '../sample.tsx'
import { fans, goals, meeting, StartAges } from './fan-examples.tsx'
import {
  BundlesChart,
  ChartFrame,
  CurveChart,
  FanKey,
  fanAxis,
  FuturesChart,
  HistoryChart,
  Legend,
  LegendItem,
  StepsChart,
  YearsChart,
} from './index.ts'

// Display figures, not a calculation: an annuity of 161,30 € at 64 that is raised by 1 % a year.
const [FIRST_AGE, LAST_AGE, BASE] = [64, 95, 161.3]
const pointAt = (age: number, value: number) => ({ age, value, label: formatEuros(euros(value.toFixed(2))) })
const AGES = Array.from({ length: LAST_AGE - FIRST_AGE + 1 }, (_, index) => FIRST_AGE + index)
const YEARS = AGES.map((age) => pointAt(age, BASE * 1.01 ** (age - FIRST_AGE)))
const STEPS = AGES.map((age) => pointAt(age, age < 70 ? 123.4 : age < 75 ? 148.07 : 177.69))
const GUARANTEED = [
  { years: 5, value: 161.03 },
  { years: 10, value: 160.05 },
  { years: 15, value: 158.03 },
  { years: 20, value: 154.43 },
]

const years = (title: string): ReactElement => (
  <ChartFrame
    level={3}
    title={title}
    legend={
      <Legend>
        <LegendItem swatch="solid">Rente de départ, estimée</LegendItem>
        <LegendItem swatch="dashed">Revalorisation supposée de 1,00&nbsp;% par an</LegendItem>
      </Legend>
    }
    chart={
      <YearsChart
        label="Rente estimée de 161,30 € par mois à 64 ans et 219,58 € à 95 ans"
        points={YEARS}
        base={BASE}
        formatTick={writeRound}
        labelled={[64, 80, 95]}
      />
    }
    table={
      <Table
        dense
        asCards={false}
        caption="Rente par mois à chaque âge"
        columns={[
          { id: 'age', label: 'Âge' },
          { id: 'value', label: 'Rente par mois', align: 'end' },
        ]}
        rows={YEARS.map(({ age, label }) => ({ key: age, cells: { age, value: label } }))}
      />
    }
  />
)

const columns = (title: string): ReactElement => (
  <>
    {years(title)}
    <StepsChart
      label="123,40 € jusqu’à 70 ans, 148,07 € de 70 à 75 ans, 177,69 € après"
      points={STEPS}
      reference={{ value: BASE, label: 'Rente simple 161,30\u00A0€' }}
      formatTick={writeRound}
    />
    <BundlesChart
      label="De 161,03 € pour 5 années garanties à 154,43 € pour 20"
      top={BASE}
      items={GUARANTEED.map(({ years: guaranteed, value }) => ({
        years: guaranteed,
        value,
        label: <Amount value={euros(value)} />,
        name: `${guaranteed}\u00A0ans`,
        note: <Amount value={euros((value - BASE).toFixed(2))} movement />,
      }))}
    />
  </>
)

const place = (x: number, y: number) => ({ x, y, label: `${formatEuros(euros(x))}, ${formatEuros(euros(y))}` })
const CURVE = [place(0, 0), place(600, 180), place(1186, 356), place(1201, 362), place(2400, 553), place(4710, 923)]
const unitValues = [173.29, 184, 179.5, 191.2, 170.4, 186.75].map((value, index) => ({
  at: index * 30,
  value,
  label: `jour ${index * 30}, ${formatEuros(euros(value))}`,
  written: formatEuros(euros(value)),
}))
const grown = (rate: number): number[] => [0, 1, 2, 3, 4, 5].map((year) => 10_000 * (1 + rate) ** year)
const FUTURES = { p10: grown(-0.02), p25: grown(0.01), p50: grown(0.03), p75: grown(0.05), p90: grown(0.08), paid: grown(0) }

const lines = (
  <>
    <CurveChart
      label="De rien à 923,00 € pour 4 710,00 €, avec trois repères"
      readerLabel="Lire un point de la courbe"
      places={CURVE}
      marks={[
        { x: 1186, y: 356, name: 'Premier repère' },
        { x: 1201, y: 362, name: 'Repère tout proche' },
        { x: 4710, y: 923, name: 'Plafond' },
      ]}
      current={{ ...place(3000, 649), label: formatEuros(euros(3000)) }}
      formatTick={writeRound}
    />
    <HistoryChart
      label="La part est passée de 173,29 € à 186,75 €"
      readerLabel="Lire les valeurs jour par jour"
      values={unitValues}
      ticks={[
        { at: 0, label: '01/06/2026' },
        { at: 60, label: '31/07/2026' },
        { at: 150, label: '29/10/2026' },
      ]}
      formatTick={writeRound}
    />
    <FanKey
      lines={[
        { kind: 'paid', name: 'Vos versements' },
        { kind: 'median', name: 'Médiane' },
      ]}
    />
    <Panel as="div">
      <FuturesChart
        label="Dans 5 ans, 8 futurs sur 10 finissent entre 9 000 € et 14 700 €"
        fan={FUTURES}
        scale={fanAxis(FUTURES.p90, FUTURES.p90.length - 1)}
        threads={[grown(0.06), grown(-0.01), grown(0.02)]}
        followed={{ values: grown(0.06), at: 1, chip: 'Fil 1' }}
        reader={{ label: 'Suivre un futur', value: 0, said: 'Le premier fil' }}
        onFollow={nothing}
        ends={(['p90', 'p50', 'p10'] as const).map((key) => ({
          key,
          value: FUTURES[key].at(-1) ?? 0,
          words: key,
          amount: writeRound(FUTURES[key].at(-1) ?? 0),
        }))}
        formatTick={writeRound}
        today="Aujourd’hui"
        yearsWords={(count) => `${count}\u00A0ans`}
      />
    </Panel>
  </>
)

const hidden = (element: ReactElement): ReactElement => <HiddenAmountsProvider hidden>{element}</HiddenAmountsProvider>

/** Drawings in threads, with their amounts and without. */
export const EXAMPLES: readonly Example[] = [
  kitExample('columns by age, steps, guaranteed years', columns('Votre rente, âge par âge')),
  kitExample('columns whose amounts are hidden', hidden(columns('Votre rente, sans les montants'))),
  kitExample('a curve, a history, futures', lines),
  kitExample('a curve, a history, futures whose amounts are hidden', hidden(lines)),
  kitExample(
    'fans, one whose amounts are hidden, one over labels',
    <>
      {fans}
      {hidden(fans)}
      {meeting}
    </>,
  ),
  kitExample(
    'a month by age of the start, seen and hidden',
    <>
      <StartAges title="Selon votre âge de départ" />
      {hidden(<StartAges title="Selon votre âge, sans les montants" />)}
    </>,
  ),
  kitExample('a goal with what is missing, one of whose parts two are not known', goals),
]
