import { euros, formatEuros } from '@hautelisse/domain/money'
import type { ReactElement } from 'react'
import type { Example } from '../../shell/index.ts'
import { Amount, HiddenAmountsProvider, writeRound } from '../amount/index.ts'
import { Table } from '../page/index.ts'
import { Panel } from '../panel/index.ts'
import { kitExample, nothing } from '../sample.tsx'
import { onHero, wholeOnHero } from '../theme/examples.css.ts'
import {
  BundlesChart,
  ChartFrame,
  CurveChart,
  Fan,
  FanKey,
  FanLabels,
  fanThreads,
  FanTop,
  fanScale,
  FuturesChart,
  HistoryChart,
  Legend,
  LegendItem,
  sharedTargets,
  StepsChart,
  ThreadUnitNote,
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
        <LegendItem swatch="dashed">Revalorisation supposée de 1,00 % par an</LegendItem>
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
      reference={{ value: BASE, label: 'Rente simple 161,30 €' }}
      formatTick={writeRound}
    />
    <BundlesChart
      label="De 161,03 € pour 5 années garanties à 154,43 € pour 20"
      top={BASE}
      items={GUARANTEED.map(({ years: guaranteed, value }) => ({
        years: guaranteed,
        value,
        label: <Amount value={euros(value)} />,
        name: `${guaranteed} ans`,
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
        scale={fanScale(FUTURES.p90.at(-1) ?? 0)}
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
        yearsWords={(count) => `${count} ans`}
      />
    </Panel>
  </>
)

const SAVINGS = fanThreads(
  [
    { id: 'retirement', amount: 88_408.97, tone: 'h1' },
    { id: 'projects', amount: 13_904.16, tone: 'h2' },
    { id: 'elsewhere', amount: 12_350, tone: 'h3' },
  ],
  'both',
)
const fans = (
  <>
    <div className={onHero}>
      <div className={wholeOnHero}>
        <Fan
          label="44 fils pour la retraite, 7 pour les projets, 6 ailleurs"
          threads={SAVINGS}
          wide={{
            width: 1200,
            height: 230,
            targets: [
              { start: 0.02, width: 0.43 },
              { start: 0.5, width: 0.22 },
              { start: 0.765, width: 0.22 },
            ],
          }}
          narrow={{
            width: 350,
            height: 110,
            targets: [
              { start: 0, width: 0.5 },
              { start: 0.56, width: 0.2 },
              { start: 0.8, width: 0.2 },
            ],
          }}
        />
      </div>
    </div>
    <ThreadUnitNote threads={SAVINGS} />
  </>
)

const PLANS = [
  { name: 'PEE', own: 300, added: 900 },
  { name: 'PERECO des Ateliers Carmandel', own: 900, added: 100 },
  { name: 'PEG', own: 200, added: 0 },
]
const MEETING = fanThreads(
  [
    ...PLANS.map(({ name, own }) => ({ id: name, amount: own, tone: 'd1' as const })),
    ...PLANS.map(({ name, added }) => ({ id: `${name}-added`, amount: added, tone: 'd2' as const })),
  ],
  'small',
)
const meeting = (
  <>
    <Fan
      threads={MEETING}
      label="Vos fils et ceux de votre entreprise, par plan"
      wide={{ width: 320, height: 140, targets: sharedTargets(PLANS.map(({ own, added }) => own / (own + added))) }}
    />
    <FanLabels>
      {PLANS.map(({ name, own, added }) => (
        <li key={name}>
          {name} <b>{writeRound(own + added)}</b>
        </li>
      ))}
    </FanLabels>
    <ThreadUnitNote threads={MEETING} />
  </>
)

// Display figures of a retirement: a goal of 1 900 €, first with all its parts, then without the pension.
const INCOME = fanThreads(
  [
    { id: 'pension', amount: 1415, tone: 'h1' },
    { id: 'annuities', amount: 147, tone: 'h1' },
    { id: 'other', amount: 207, tone: 'h3' },
    { id: 'gap', kind: 'dashed', amount: 131, tone: 'goal' },
  ],
  'both',
)
const INCOME_UNKNOWN = fanThreads(
  [
    { id: 'pension', kind: 'unknown', tone: 'unknown' },
    { id: 'annuities', amount: 71.93, tone: 'h1' },
    { id: 'other', kind: 'unknown', tone: 'unknown' },
  ],
  'both',
  1900,
)
const incomeFan = (threads: typeof INCOME, widths: readonly number[], label: string, note: string): ReactElement => {
  const all = widths.reduce((sum, width) => sum + width, 0)
  const targets = widths.map((width, at) => ({
    start: widths.slice(0, at).reduce((sum, one) => sum + one, 0) / all,
    width: (width / all) * 0.94,
  }))
  return (
    <>
      <div className={onHero}>
        <div className={wholeOnHero}>
          <FanTop>
            Votre objectif <b>1 900 € net par mois</b>
          </FanTop>
          <Fan
            label={label}
            threads={threads}
            wide={{ width: 1200, height: 170, targets }}
            narrow={{ width: 350, height: 84, targets }}
          />
        </div>
      </div>
      <ThreadUnitNote threads={threads} isNetMonth>
        {note}
      </ThreadUnitNote>
    </>
  )
}

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
    'a goal with what is missing, one of whose parts two are not known',
    <>
      {incomeFan(
        INCOME,
        [600, 188, 188, 188],
        'Votre objectif de 1 900 € : 1 415 € de pension ; il manque 131 €',
        'En pointillé : ce qui manque',
      )}
      {incomeFan(
        INCOME_UNKNOWN,
        [600, 188, 188],
        'Votre pension n’est pas connue. Quatre fils de 20 € : votre rente',
        'Les fils qui s’arrêtent en route ne comptent pas',
      )}
    </>,
  ),
]
