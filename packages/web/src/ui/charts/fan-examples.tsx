import { type ReactElement, useState } from 'react'
import { writeRound } from '../amount/index.ts'
import { Table } from '../page/index.ts'
import { onHero, wholeOnHero } from '../theme/examples.css.ts'
import { AgesChart, Fan, FanLabels, fanThreads, FanTop, sharedTargets, ThreadUnitNote } from './index.ts'

const SAVINGS = fanThreads(
  [
    { id: 'retirement', amount: 88_408.97, tone: 'h1' },
    { id: 'projects', amount: 13_904.16, tone: 'h2' },
    { id: 'elsewhere', amount: 12_350, tone: 'h3' },
  ],
  'both',
)
export const fans = (
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
export const meeting = (
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
            Votre objectif <b>1&nbsp;900&nbsp;€ net par mois</b>
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

// Display figures of five ages: pension, other income and annuities, the most of each month, and the chance of the goal.
const AGES_OF_START = [
  { age: 63, name: '63\u00A0ans', value: '1\u00A0673\u00A0€', amounts: [1325, 209, 139], most: 1699, note: 'moins de 1 sur 100' },
  { age: 64, name: '64\u00A0ans', value: '1\u00A0769\u00A0€', amounts: [1415, 207, 147], most: 1801, note: 'moins de 1 sur 100' },
  { age: 65, name: '65\u00A0ans', value: '1\u00A0841\u00A0€', amounts: [1480, 206, 155], most: 1879, note: 'moins de 1 sur 100' },
  { age: 66, name: '66\u00A0ans', value: '1\u00A0904\u00A0€', amounts: [1535, 205, 164], most: 1950, note: '58 sur 100' },
  { age: 67, name: '67\u00A0ans', value: '1\u00A0968\u00A0€', amounts: [1590, 205, 173], most: 2021, note: '99 sur 100' },
]

export const StartAges = ({ title }: { readonly title: string }): ReactElement => {
  const [chosen, choose] = useState(64)
  return (
    <AgesChart
      level={3}
      title={title}
      label="Net par mois selon l’âge : 1 673 € à 63 ans, 1 968 € à 67 ans. Objectif 1 900 €."
      sources={[
        { name: 'Pension', tone: 'd1' },
        { name: 'Autres revenus', tone: 'd3' },
        { name: 'Rentes', tone: 'd4' },
      ]}
      columns={AGES_OF_START}
      goal={{ value: 1900, label: 'Votre objectif, 1 900\u00A0€' }}
      rangeName="Fourchette"
      chosen={chosen}
      onChoose={choose}
      table={
        <Table
          dense
          asCards={false}
          caption="Net par mois selon l’âge"
          columns={[
            { id: 'age', label: 'Départ' },
            { id: 'value', label: 'Net par mois', align: 'end' },
          ]}
          rows={AGES_OF_START.map(({ age, name, value }) => ({ key: age, cells: { age: name, value } }))}
        />
      }
    />
  )
}

/** A goal with all its parts, and one of whose parts two are not known. */
export const goals = (
  <>
    {incomeFan(
      INCOME,
      [600, 188, 188, 188],
      'Votre objectif de 1 900 € : 1 415 € de pension ; il manque 131\u00A0€',
      'En pointillé\u00A0: ce qui manque',
    )}
    {incomeFan(
      INCOME_UNKNOWN,
      [600, 188, 188],
      'Votre pension n’est pas connue. Quatre fils de 20 € : votre rente',
      'Les fils qui s’arrêtent en route ne comptent pas',
    )}
  </>
)
