import { difference, given, product, roundedToCents, sum, type Derivation, type Label } from '@hautelisse/domain/explain'
import { euros } from '@hautelisse/domain/money'
import { useState, type ReactElement, type ReactNode } from 'react'
import type { Example } from '../shell/index.ts'
import { FigureButton, WhyFigure } from './figure.tsx'
import { openingOf } from './opening.tsx'
import { CalculationPanel } from './panel.tsx'
import { PrintedCalculations } from './printed.tsx'
import type { Sources, Terms } from './terms.ts'

type FigureId = 'gain' | 'total' | 'result'

const amount = (term: string, details?: Label['details']): Label => ({ term, unit: 'eur', details })
const rate = given({ term: 'rate', unit: 'rate', source: { kind: 'assumption', code: 'rate' } }, '0.02')

const gainOf = (contract: string, saved: string): Derivation =>
  roundedToCents(
    amount('gain', { contract }),
    product(amount('gain', { contract }), [given({ ...amount('saved'), source: { kind: 'law', code: 'saved' } }, saved), rate]),
  )

const LONG = 'Plan d’épargne retraite d’entreprise collectif à gestion pilotée'
const FIRST = gainOf('PERCOL', '18412.75')
const ALL = sum(amount('total'), [FIRST, difference(amount('gap'), [gainOf(LONG, '35000'), gainOf('Madelin', '1000')])])

const CHARGES = product(amount('charges'), [
  ALL,
  given({ term: 'charge-rate', unit: 'rate', source: { kind: 'law', code: 'charge-rate' } }, '0.186'),
])
/** A figure that two sentences say. */
const RESULT = difference(amount('result'), [ALL, CHARGES])

const NAMES: Readonly<Record<string, string>> = {
  saved: 'Épargne au 1er janvier',
  rate: 'Rendement de l’année',
  gain: 'Gain de l’année',
  gap: 'Écart entre deux contrats',
  total: 'Gain de tous les contrats',
  charges: 'Prélèvements sociaux',
  'charge-rate': 'Taux des prélèvements',
  result: 'Gain après prélèvements',
}

const contractOf = ({ details }: Derivation): string | undefined => {
  const contract = details?.['contract']
  return typeof contract === 'string' ? contract : undefined
}
const nameOf = ({ term }: Derivation): string => NAMES[term] ?? term

const TERMS: Terms = {
  reading: {
    assembled: new Set(['total', 'gap']),
    summary: ({ term, inputs }) => (term === 'result' ? inputs : []),
  },
  nameOf,
  fullNameOf: (figure) => [nameOf(figure), contractOf(figure)].filter((word) => word !== undefined).join(', '),
  partWords: (figure) => ({ name: contractOf(figure) ?? nameOf(figure) }),
  summaryWords: ({ term }) =>
    term === 'charges' ? { sentence: 'Ils sont retenus sur le gain de tous les contrats, au taux de l’année.' } : {},
  sign: 'before-value',
}
const SOURCES: Sources = {
  register: {
    rate: { citations: [] },
    saved: { citations: ['Code des assurances, art. L.132-22'] },
    'charge-rate': { citations: ['Code de la sécurité sociale, art. L.136-8'] },
  },
  words: { rate: 'Hypothèse de la simulation', saved: 'Relevé de situation', 'charge-rate': 'Taux de l’année' },
  saidAlready: new Set(['rate']),
}

const FIGURES: Readonly<Record<FigureId, Derivation>> = { gain: FIRST, total: ALL, result: RESULT }
const { Explaining, Place, Column, useOpening } = openingOf<FigureId>((figure) => figure)

const OpeningFigure = ({ id }: { readonly id: FigureId }): ReactElement => (
  <FigureButton opening={useOpening(id)} value={euros(FIGURES[id].value)} />
)
const FigureWhy = ({ id }: { readonly id: FigureId }): ReactElement => <WhyFigure opening={useOpening(id)} />

type PageProps = { readonly canExplain?: boolean; readonly isBeside?: boolean; readonly children?: ReactNode }

/** A page with two figures; its state stands in for the machine of a room. */
const ExplainedPage = ({ canExplain = true, isBeside = false, children }: PageProps): ReactElement => {
  const [opened, setOpened] = useState<FigureId>()
  return (
    <Explaining
      opened={opened}
      canExplain={canExplain}
      isBeside={isBeside}
      send={(event) => setOpened(event.type === 'figureOpened' ? event.figure : undefined)}
      panel={
        opened !== undefined && (
          <CalculationPanel
            key={opened}
            derivation={FIGURES[opened]}
            terms={TERMS}
            sources={SOURCES}
            title={nameOf(FIGURES[opened])}
            rule="Les étapes sont calculées sans arrondi."
            fileName="calcul.csv"
          />
        )
      }
    >
      <h1>Performance</h1>
      <Place id="figures">
        <section>
          <h2>Gains</h2>
          <OpeningFigure id="gain" />
          {opened !== 'total' && <FigureWhy id="total" />}
          <OpeningFigure id="result" />
        </section>
      </Place>
      <Column className="">
        <p>Chaque chiffre s’explique</p>
      </Column>
      {children}
    </Explaining>
  )
}

/** Figures whose calculation unfolds under them. */
export const UNDER: Example = { name: 'figures that unfold', element: <ExplainedPage /> }

/** Figures whose calculation has a column of its own on a wide window. */
export const BESIDE: Example = { name: 'figures with a column', element: <ExplainedPage isBeside /> }

/** A calculation that a few lines say, one of them open. */
export const SUMMARISED: Example = {
  ...UNDER,
  name: 'a calculation in sentences',
  acts: [{ press: 'section button:last-of-type' }, { press: '[data-step="summary"] > li:last-child > button' }],
}

/** An answer that says nothing of its calculations. */
export const UNEXPLAINED: Example = { name: 'figures that nothing explains', element: <ExplainedPage canExplain={false} /> }

/** What paper has of both figures. */
export const PRINTED: Example = {
  name: 'printed calculations',
  element: (
    <>
      <h1>Performance</h1>
      <PrintedCalculations
        title="Le calcul de chaque chiffre"
        level={2}
        className=""
        figures={[
          { key: 'gain', name: 'Votre gain', derivation: FIRST },
          { key: 'total', name: 'Le total', derivation: ALL, rule: 'Règle du 20/11/2026.' },
        ]}
        terms={TERMS}
        sources={SOURCES}
      />
    </>
  ),
}

/** States of the room that stand on a screen, for whatever looks at all of them. */
export const EXAMPLES: readonly Example[] = [
  UNDER,
  SUMMARISED,
  BESIDE,
  UNEXPLAINED,
  {
    ...UNDER,
    name: 'an open calculation with a long name',
    acts: [{ press: 'section button:not(:has([data-amount]))' }, { press: 'aside button[aria-expanded="false"]' }],
  },
]
