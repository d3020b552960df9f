import type { Account } from '@hautelisse/domain/accounts'
import { find, type Derivation } from '@hautelisse/domain/explain'
import { MONTHS_PER_YEAR } from '@hautelisse/domain/money'
import {
  lineOf,
  PROJECTION_READING,
  regimeUnder,
  type IncomeTerm,
  type LivingTerm,
  type Term,
} from '@hautelisse/domain/projection'
import { useLingui } from '@lingui/react/macro'
import type { Sources, Terms } from '../explanation/index.ts'
import { useIncomeNames, useIncomeSources } from './income-words.ts'
import { lineWords } from './line-words.tsx'

const REGISTER: Sources['register'] = {
  projection: { citations: [] },
  pension: { citations: [] },
  TGF05: { citations: ['TGF05, arrêté du 1er août 2006', 'Code des assurances, art. A.132-18'] },
  TGH05: { citations: ['TGH05, arrêté du 1er août 2006', 'Code des assurances, art. A.132-18'] },
  MIXED: { citations: ['0,6 TGH05 +\u00A00,4 TGF05', 'arrêté du 1er août 2006', 'arrêté du 18 novembre 2024'] },
}

const useTermNames = (): Readonly<Record<Term, string>> => {
  const { t } = useLingui()
  return {
    'projection.one': t({ id: 'projection-income.project.one', message: 'Un' }),
    'projection.net-return': t({ id: 'projection-income.project.net-return', message: 'Rendement net supposé, par an' }),
    'projection.yearly-growth': t({ id: 'projection-income.project.yearly-growth', message: 'Croissance d’un an' }),
    'projection.months-to-start': t({ id: 'projection-income.project.months-to-start', message: 'Mois' }),
    'projection.months-per-year': t({ id: 'projection-income.project.months-per-year', message: 'Mois d’une année' }),
    'projection.years-to-start': t({ id: 'projection-income.project.years-to-start', message: 'Années' }),
    'projection.growth': t({ id: 'projection-income.project.growth', message: 'Croissance sur ces années' }),
    'projection.growth-beyond-one': t({ id: 'projection-income.project.growth-beyond-one', message: 'Croissance, moins un' }),
    'projection.savings': t({ id: 'projection-income.project.savings', message: 'Épargne d’aujourd’hui' }),
    'projection.savings-at-start': t({
      id: 'projection-income.project.savings-at-start',
      message: 'Épargne d’aujourd’hui, au départ',
    }),
    'projection.payment': t({ id: 'under-way.kind.payment', message: 'Versement' }),
    'projection.payments-growth': t({
      id: 'projection-income.project.payments-growth',
      message: 'Valeur au départ de 1 € par versement',
    }),
    'projection.payments-at-start': t({
      id: 'projection-income.project.payments-at-start',
      message: 'Versements à venir, au départ',
    }),
    'projection.capital': t({ id: 'projection-income.project.capital', message: 'Épargne et versements, au départ' }),
    'projection.birth-year': t({ id: 'projection-income.project.birth-year', message: 'Année de naissance' }),
    'projection.age': t({ id: 'projection-income.project.age', message: 'Âge au départ' }),
    'projection.technical-rate': t({ id: 'projection-income.project.technical-rate', message: 'Taux technique' }),
    'projection.payments-per-year': t({ id: 'projection-income.project.payments-per-year', message: 'Rentes par an' }),
    'projection.factor': t({ id: 'projection-income.project.factor', message: 'Prix de 1 € de rente par an' }),
    'projection.fee': t({ id: 'projection-income.project.fee', message: 'Frais sur la rente' }),
    'projection.share-after-fee': t({ id: 'projection-income.project.share-after-fee', message: 'Part après frais' }),
    'projection.left-after-fee': t({ id: 'projection-income.project.left-after-fee', message: 'Capital après frais' }),
    'projection.free-at-start': t({ id: 'projection-income.project.free-at-start', message: 'Part que la loi laisse choisir' }),
    'projection.capital-share': t({ id: 'projection-income.project.capital-share', message: 'Part versée en capital' }),
    'projection.paid-out-exact': t({ id: 'projection-income.project.paid-out-exact', message: 'Capital versé, avant arrondi' }),
    'projection.paid-out': t({ id: 'projection-income.project.paid-out', message: 'Capital versé' }),
    'projection.converted': t({ id: 'projection-income.project.converted', message: 'Capital transformé en rente' }),
    'projection.annuity-exact': t({ id: 'projection-income.project.annuity-exact', message: 'Rente par an, avant arrondi' }),
    'projection.annuity': t({ id: 'projection-income.project.annuity', message: 'Rente par an' }),
    'projection.month-exact': t({ id: 'projection-income.project.month-exact', message: 'Rente par mois, avant arrondi' }),
    'projection.month': t({ id: 'projection-income.project.month', message: 'Rente par mois' }),
    'projection.pension': t({ id: 'projection-income.project.pension', message: 'Pension de l’État par mois' }),
    'projection.annuities': t({ id: 'projection-income.project.annuities', message: 'Rentes de tous les contrats, par mois' }),
    'projection.other-income': t({ id: 'projection.card.other', message: 'Autres revenus' }),
    'projection.income': t({ id: 'projection-income.project.income', message: 'Revenus par mois' }),
    'projection.property-loan': t({ id: 'projection.form.loan', message: 'Crédit immobilier' }),
    'projection.goal': t({ id: 'projection.answer.goal', message: 'Objectif' }),
    'projection.delta': t({ id: 'projection-income.project.delta', message: 'Écart par mois' }),
  }
}

const useLivingNames = (): Readonly<Record<LivingTerm, string>> => {
  const { t } = useLingui()
  return {
    'projection.living-pension': t({ id: 'projection.card.state-pension', message: 'Votre pension de l’État' }),
    'projection.living-annuities': t({ id: 'projection-income.living.annuities', message: 'Votre épargne devient une rente' }),
    'projection.living-other': t({ id: 'projection-income.living.other', message: 'Vos autres revenus' }),
    'projection.living-gross': t({ id: 'projection-income.living.gross', message: 'Tous vos revenus, brut' }),
    'projection.living-charges': t({ id: 'projection-income.living.charges', message: 'Les prélèvements sociaux' }),
    'projection.living-tax': t({ id: 'projection-income.living.tax', message: 'L’impôt' }),
    'projection.living-loan': t({ id: 'projection.known.loan', message: 'Votre crédit' }),
    'projection.living-net': t({ id: 'projection.ages.net', message: 'Net par mois' }),
  }
}

/** Names of every figure behind what is left to live on. */
export const useExplainNames = (): Readonly<Record<string, string>> => ({
  ...useTermNames(),
  ...useIncomeNames(),
  ...useLivingNames(),
})

/** What the figures rest on. */
export const useExplainSources = (): Sources => {
  const { t } = useLingui()
  const income = useIncomeSources()
  return {
    register: { ...REGISTER, ...income.register },
    words: {
      ...income.words,
      projection: t({ id: 'projection-income.source.projection', message: 'Hypothèse, compte ou réponse de cette page' }),
      pension: t({ id: 'projection-income.source.pension', message: 'Service public de la retraite' }),
      TGF05: t({ id: 'projection-income.source.table', message: 'Table de mortalité' }),
      TGH05: t({ id: 'projection-income.source.table', message: 'Table de mortalité' }),
      MIXED: t({ id: 'projection-income.source.mixed', message: 'Table de mortalité mixte' }),
    },
  }
}

/** What a part of the month is called, by its id: the pension, a contract by its title, or other income. */
export const useLineNames = (accounts: readonly Pick<Account, 'policy_id' | 'title'>[]): ((line: string) => string) => {
  const { t } = useLingui()
  const names: Readonly<Record<string, string>> = {
    pension: t({ id: 'projection.answer.pension', message: 'Pension de l’État' }),
    'pension-base': t({ id: 'projection-income.line.base', message: 'Pension de base' }),
    'pension-complementary': t({ id: 'projection-income.line.complementary', message: 'Pension complémentaire' }),
    other: t({ id: 'projection.card.other', message: 'Autres revenus' }),
  }
  // Two contracts of one title are told apart by their numbers.
  const titles = accounts.map(({ title }) => title)
  const accountName = (id: string): string | undefined => {
    const account = accounts.find(({ policy_id: policy }) => id === `account-${policy}`)
    if (account === undefined) return undefined
    const isShared = titles.filter((title) => title === account.title).length > 1
    return isShared ? `${account.title} (${account.policy_id})` : account.title
  }
  return (line) => names[line] ?? accountName(line) ?? line
}

/** What the parts of a contract are called, by how the law taxes them and by where they come from. */
const usePieceNames = (): Readonly<Record<string, string>> => {
  const { t } = useLingui()
  return {
    deducted: t({ id: 'projection-income.regime.deducted', message: 'versements déduits' }),
    'not-deducted': t({ id: 'projection-income.regime.not-deducted', message: 'versements non déduits' }),
    'employee-savings': t({ id: 'explanation.term.employee-savings', message: 'épargne salariale' }),
    pension: t({ id: 'projection-income.regime.pension', message: 'imposé comme une pension' }),
    'life-insurance': t({ id: 'explanation.term.life-insurance', message: 'assurance vie' }),
    co: t({ id: 'projection-income.regime.co', message: 'versements obligatoires' }),
    vv: t({ id: 'projection-income.regime.vv', message: 'versements volontaires' }),
    vvd: t({ id: 'projection-income.regime.deducted', message: 'versements déduits' }),
    vvnd: t({ id: 'projection-income.regime.not-deducted', message: 'versements non déduits' }),
    es: t({ id: 'explanation.term.employee-savings', message: 'épargne salariale' }),
  }
}

/** Figures of one part of a contract: by how it is taxed. */
const OF_PIECE: ReadonlySet<string> = new Set<IncomeTerm>([
  'projection.piece-at-start',
  'projection.piece-share',
  'projection.piece',
  'projection.charges-part',
  'projection.deductible',
])

/** Months of a growth; a year’s own growth is told without them. */
const monthsOf = (figure: Derivation): string => find(figure, 'projection.months-to-start')?.value ?? String(MONTHS_PER_YEAR)

/** What a figure is called among others of its kind: with its months, its part of the contract, or the contract. */
const useNameOf = (lineName: (line: string) => string): Terms['nameOf'] => {
  const { t } = useLingui()
  const names = useExplainNames()
  const pieceNames = usePieceNames()
  const withMore = (figure: Derivation, more: string | undefined): string => {
    const name = names[figure.term] ?? figure.term
    return more === undefined ? name : `${name}\u00A0: ${more}`
  }
  const nameOf = (figure: Derivation): string => {
    const { term, details = {}, inputs } = figure
    const [first] = inputs
    const months = monthsOf(figure)
    switch (term) {
      case 'projection.growth':
        return t({ id: 'projection-income.name.growth', message: `Croissance sur ${months}\u00A0mois` })
      case 'projection.growth-beyond-one':
        return t({ id: 'projection-income.name.growth-beyond-one', message: `Croissance sur ${months}\u00A0mois, moins un` })
      case 'projection.part-of-side': {
        const whole = first === undefined ? '' : nameOf(first)
        return t({ id: 'projection-income.name.part-of-side', message: `${whole}, part choisie` })
      }
      case 'projection.tax-part':
        return inputs.some((input) => input.term === ('projection.kept' satisfies IncomeTerm))
          ? t({ id: 'projection-income.name.tax-on-pension', message: 'Impôt sur ce qui est imposé comme une pension' })
          : t({ id: 'projection-income.name.tax-on-share', message: 'Impôt sur la fraction imposée' })
      case 'projection.taxable':
      case 'projection.risen': {
        const line = lineOf(figure)
        return withMore(figure, line && lineName(line))
      }
      default: {
        const { line = details['part'], origin } = details
        if (typeof line === 'string') return lineName(line)
        const piece = OF_PIECE.has(term) ? regimeUnder(figure) : origin
        return withMore(figure, piece === undefined ? undefined : pieceNames[String(piece)])
      }
    }
  }
  return nameOf
}

/** How the steps of a figure are read: each of a part of the month goes by the name of that part. */
export const useTerms = (lineName: (line: string) => string, lines?: readonly string[]): Terms => ({
  reading: PROJECTION_READING,
  nameOf: useNameOf(lineName),
  partWords: lines && ((_, place) => ({ name: lineName(lines[place] ?? '') })),
  lineWords,
  sign: 'before-value',
})
