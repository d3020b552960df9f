import type { Derivation } from '@hautelisse/domain/explain'
import type { Term } from '@hautelisse/domain/projection'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { CalculationPanel, type Sources, type Terms } from '../explanation/index.ts'

const REGISTER: Sources['register'] = {
  projection: { citations: [] },
  pension: { citations: [] },
  TGF05: { citations: ['TGF05, arrêté du 1er août 2006', 'Code des assurances, art. A.132-18'] },
  TGH05: { citations: ['TGH05, arrêté du 1er août 2006', 'Code des assurances, art. A.132-18'] },
  MIXED: { citations: ['0,6 TGH05 + 0,4 TGF05', 'arrêté du 1er août 2006', 'arrêté du 18 novembre 2024'] },
}

const useTermNames = (): Readonly<Record<Term, string>> => {
  const { t } = useLingui()
  return {
    'projection.one': t({ id: 'projection.term.one', message: 'Un' }),
    'projection.net-return': t({ id: 'projection.term.net-return', message: 'Rendement net supposé, par an' }),
    'projection.yearly-growth': t({ id: 'projection.term.yearly-growth', message: 'Croissance d’un an' }),
    'projection.months-to-start': t({ id: 'projection.term.months-to-start', message: 'Mois' }),
    'projection.months-per-year': t({ id: 'projection.term.months-per-year', message: 'Mois d’une année' }),
    'projection.years-to-start': t({ id: 'projection.term.years-to-start', message: 'Années' }),
    'projection.growth': t({ id: 'projection.term.growth', message: 'Croissance sur ces années' }),
    'projection.growth-beyond-one': t({ id: 'projection.term.growth-beyond-one', message: 'Croissance, moins un' }),
    'projection.savings': t({ id: 'projection.term.savings', message: 'Épargne d’aujourd’hui' }),
    'projection.savings-at-start': t({ id: 'projection.term.savings-at-start', message: 'Épargne d’aujourd’hui, au départ' }),
    'projection.payment': t({ id: 'projection.term.payment', message: 'Versement' }),
    'projection.payments-growth': t({ id: 'projection.term.payments-growth', message: 'Valeur au départ de 1 € par versement' }),
    'projection.payments-at-start': t({ id: 'projection.term.payments-at-start', message: 'Versements à venir, au départ' }),
    'projection.capital': t({ id: 'projection.term.capital', message: 'Épargne et versements, au départ' }),
    'projection.birth-year': t({ id: 'projection.term.birth-year', message: 'Année de naissance' }),
    'projection.age': t({ id: 'projection.term.age', message: 'Âge au départ' }),
    'projection.technical-rate': t({ id: 'projection.term.technical-rate', message: 'Taux technique' }),
    'projection.payments-per-year': t({ id: 'projection.term.payments-per-year', message: 'Rentes par an' }),
    'projection.factor': t({ id: 'projection.term.factor', message: 'Prix de 1 € de rente par an' }),
    'projection.fee': t({ id: 'projection.term.fee', message: 'Frais sur la rente' }),
    'projection.share-after-fee': t({ id: 'projection.term.share-after-fee', message: 'Part après frais' }),
    'projection.left-after-fee': t({ id: 'projection.term.left-after-fee', message: 'Capital après frais' }),
    'projection.free-at-start': t({ id: 'projection.term.free-at-start', message: 'Part que la loi laisse choisir' }),
    'projection.capital-share': t({ id: 'projection.term.capital-share', message: 'Part versée en capital' }),
    'projection.paid-out-exact': t({ id: 'projection.term.paid-out-exact', message: 'Capital versé, avant arrondi' }),
    'projection.paid-out': t({ id: 'projection.term.paid-out', message: 'Capital versé' }),
    'projection.converted': t({ id: 'projection.term.converted', message: 'Capital transformé en rente' }),
    'projection.annuity-exact': t({ id: 'projection.term.annuity-exact', message: 'Rente par an, avant arrondi' }),
    'projection.annuity': t({ id: 'projection.term.annuity', message: 'Rente par an' }),
    'projection.month-exact': t({ id: 'projection.term.month-exact', message: 'Rente par mois, avant arrondi' }),
    'projection.month': t({ id: 'projection.term.month', message: 'Rente par mois' }),
    'projection.pension': t({ id: 'projection.term.pension', message: 'Pension de l’État par mois' }),
    'projection.annuities': t({ id: 'projection.term.annuities', message: 'Rentes de tous les contrats, par mois' }),
    'projection.other-income': t({ id: 'projection.card.other', message: 'Autres revenus' }),
    'projection.income': t({ id: 'projection.term.income', message: 'Revenus par mois' }),
    'projection.property-loan': t({ id: 'projection.form.loan', message: 'Crédit immobilier' }),
    'projection.goal': t({ id: 'projection.term.goal', message: 'Objectif' }),
    'projection.delta': t({ id: 'projection.ledger.delta', message: 'Écart par mois' }),
  }
}

type CalculationProps = {
  readonly figure: Derivation
  readonly title: string
  /** Names of the figures that only this calculation has, and what they rest on. */
  readonly more?: { readonly names: Readonly<Record<string, string>> } & Pick<Sources, 'register' | 'words'>
  /** What a figure of a line belongs to, such as a contract, by the id of the line. */
  readonly lineNameOf?: (id: string) => string
  /** How it is rounded. */
  readonly rule?: ReactNode
}

/** Where a figure of the project comes from: every step down to savings, payments, table and answers. */
export const ProjectionCalculation = ({ figure, title, more, lineNameOf, rule }: CalculationProps): ReactElement => {
  const { t } = useLingui()
  const names: Readonly<Record<string, string>> = { ...useTermNames(), ...more?.names }
  const terms: Terms = {
    reading: {},
    nameOf: ({ term, details }) => {
      const [name, line] = [names[term] ?? term, details?.['line']]
      return line === undefined || lineNameOf === undefined ? name : `${name}, ${lineNameOf(String(line))}`
    },
    sign: 'before-value',
  }
  const words = {
    ...more?.words,
    projection: t({ id: 'projection.source.projection', message: 'Hypothèse, compte ou réponse de votre projet' }),
    pension: t({ id: 'projection.source.pension', message: 'Service public de la retraite' }),
    TGF05: t({ id: 'projection.source.men', message: 'Table de mortalité' }),
    TGH05: t({ id: 'projection.source.men', message: 'Table de mortalité' }),
    MIXED: t({ id: 'projection.source.mixed', message: 'Table de mortalité mixte' }),
  }
  return (
    <CalculationPanel
      derivation={figure}
      terms={terms}
      sources={{ register: { ...REGISTER, ...more?.register }, words }}
      title={title}
      rule={
        rule ?? (
          <Trans id="projection.panel.rule">
            Rente de l’année arrondie au centime, puis le mois&nbsp;; les mois des contrats s’additionnent.
          </Trans>
        )
      }
      fileName={t({ id: 'projection.panel.file', message: 'calcul-projet-retraite.csv' })}
    />
  )
}
