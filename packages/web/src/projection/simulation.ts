import { loadMortalityTables } from '@hautelisse/domain/mortality'
import { msg } from '@lingui/core/macro'
import { draft, draftOfCase, renewedCase } from '@hautelisse/machines/projection'
import { VIEW } from './view-switch.tsx'
import { loadWords, type SimulationOfRoom } from '../shell/index.ts'
import { optional } from '../ui/late/index.ts'
import { INCOME_WORDS, PROJECTION_WORDS } from './catalogue.ts'
import { sheet } from './sheet.ts'

/** What pages say of the simulations of this simulator. */
export const simulation: SimulationOfRoom = {
  title: msg({ id: 'accounts.retirement.title', message: 'Ma retraite' }),
  sheet,
  page: 'savings-home',
  query: `?vue=${VIEW}`,
  inputs: {
    birth_month: 'birth',
    'pension.base': 'pension-base',
    'pension.complementary': 'pension-complementary',
    periodicity: 'payment',
    contracts: 'product',
    income_terms: 'pension-charges',
  },
  calculation: optional(async () => {
    const [loaded, tables] = await Promise.all([
      import('./case-calculation.tsx'),
      loadMortalityTables(),
      loadWords(PROJECTION_WORDS),
      loadWords(INCOME_WORDS),
    ])
    return loaded.caseCalculation(tables)
  }),
  terms: {
    birth: msg({ id: 'simulations.shared.month-of-birth', message: 'Mois de naissance' }),
    'born-on-first': msg({ id: 'simulations.shared.born-on-the-1st-of-the-month', message: 'Né(e) le 1er du mois' }),
    horizon: msg({ id: 'simulations.projection.term-horizon', message: 'Âge de départ' }),
    goal: msg({ id: 'simulations.projection.term-goal', message: 'Objectif net' }),
    'other-income': msg({ id: 'simulations.projection.term-other-income', message: 'Autres revenus' }),
    'other-income-kind': msg({ id: 'simulations.projection.term-other-income-kind', message: 'Nature des autres revenus' }),
    'property-loan': msg({ id: 'simulations.projection.term-property-loan', message: 'Crédit immobilier' }),
    pension: msg({ id: 'simulations.shared.state-pension', message: 'Pension de l’État' }),
    'pension-base': msg({ id: 'simulations.projection.term-pension-base', message: 'Pension de base' }),
    'pension-complementary': msg({ id: 'simulations.projection.term-pension-complementary', message: 'Pension complémentaire' }),
    product: msg({ id: 'letter.band.contract', message: 'Contrat' }),
    table: msg({ id: 'simulations.withdrawal.term-table', message: 'Table de mortalité' }),
    savings: msg({ id: 'simulations.projection.term-savings', message: 'Épargne' }),
    co: msg({ id: 'simulations.projection.term-co', message: 'Dont versements obligatoires' }),
    vv: msg({ id: 'simulations.projection.term-vv', message: 'Dont versements volontaires' }),
    vvd: msg({ id: 'simulations.shared.of-which-deducted-payments', message: 'Dont versements déduits' }),
    vvnd: msg({ id: 'simulations.shared.of-which-payments-not-deducted', message: 'Dont versements non déduits' }),
    es: msg({ id: 'simulations.projection.term-es', message: 'Dont épargne salariale' }),
    payment: msg({ id: 'simulations.projection.term-payment', message: 'Versement à venir' }),
    'annuity-share': msg({ id: 'simulations.projection.term-annuity-share', message: 'Part en rente' }),
    'pension-charges': msg({
      id: 'simulations.shared.social-charges-on-pensions',
      message: 'Prélèvements sociaux sur les pensions',
    }),
    'marital-status': msg({ id: 'simulations.projection.term-marital-status', message: 'Parts du foyer' }),
    'household-income': msg({
      id: 'simulations.projection.term-household-income',
      message: 'Autres revenus imposables du foyer',
    }),
    children: msg({ id: 'simulations.tax.term-children', message: 'Enfants à charge' }),
    'reference-income': msg({ id: 'explanation.term.reference-income', message: 'Revenu fiscal de référence' }),
    living: msg({ id: 'simulations.projection.term-living', message: 'Pour vivre, net, en euros d’aujourd’hui' }),
    'living-low': msg({ id: 'simulations.projection.term-living-low', message: 'Au moins' }),
    'living-high': msg({ id: 'simulations.pension.term-month-most', message: 'Au plus' }),
    delta: msg({ id: 'simulations.projection.term-delta', message: 'Écart avec l’objectif' }),
    annuity: msg({ id: 'simulations.shared.annuity', message: 'Rente' }),
    capital: msg({ id: 'simulations.shared.capital', message: 'Capital' }),
    income: msg({ id: 'simulations.projection.term-income', message: 'Revenu brut, en euros d’aujourd’hui' }),
    'net-capital': msg({ id: 'simulations.projection.term-net-capital', message: 'Capital net estimé, en euros d’aujourd’hui' }),
  },
  words: {
    'product.PER': msg({ id: 'contributions.gauge.per', message: 'PER' }),
    'product.PERO': msg({ id: 'simulations.shared.pero', message: 'PERO' }),
    'product.PERECO': msg({ id: 'simulations.shared.pereco', message: 'PERECO' }),
    'product.PERECOI': msg({ id: 'simulations.projection.word-PERECOI', message: 'PERECO interentreprises' }),
    'product.PERU': msg({ id: 'simulations.shared.individual-per', message: 'PER individuel' }),
    'product.PERCO': msg({ id: 'contributions.gauge.perco', message: 'PERCO' }),
    'product.A83': msg({ id: 'simulations.shared.article-83', message: 'Article 83' }),
    'product.A82': msg({ id: 'simulations.shared.article-82', message: 'Article 82' }),
    'product.MADELIN': msg({ id: 'simulations.projection.word-MADELIN', message: 'Contrat Madelin' }),
    'product.RETIREMENT_SAVINGS': msg({
      id: 'simulations.projection.word-RETIREMENT-SAVINGS',
      message: 'Épargne retraite',
    }),
    'product.B2V': msg({ id: 'simulations.projection.word-B2V', message: 'B2V' }),
    'product.PEE': msg({ id: 'contributions.gauge.pee', message: 'PEE' }),
    'product.PEG': msg({ id: 'simulations.projection.word-PEG', message: 'PEG' }),
    'product.PEI': msg({ id: 'simulations.projection.word-PEI', message: 'PEI' }),
    'product.LIFE': msg({ id: 'simulations.shared.life-insurance', message: 'Assurance-vie' }),
    'product.LIFE_INSURANCE': msg({ id: 'simulations.shared.life-insurance', message: 'Assurance-vie' }),
    'product.PER C1': msg({ id: 'contributions.gauge.per', message: 'PER' }),
    'product.PER C1 bis': msg({ id: 'contributions.gauge.per', message: 'PER' }),
    'table.TGF05': msg({ id: 'simulations.shared.tgf05', message: 'TGF05' }),
    'table.TGH05': msg({ id: 'simulations.shared.tgh05', message: 'TGH05' }),
    'table.MIXED': msg({ id: 'simulations.shared.mixed-table', message: 'Table mixte' }),
    'other-income-kind.net': msg({ id: 'simulations.projection.word-net', message: 'Nets' }),
    'other-income-kind.rent': msg({ id: 'simulations.projection.word-rent', message: 'Des loyers' }),
    'marital-status.CE': msg({ id: 'simulations.projection.word-CE', message: 'Une part' }),
    'marital-status.MA': msg({ id: 'simulations.projection.word-MA', message: 'Deux parts' }),
  },
  renewed: (one, { user }) => renewedCase(one, { accounts: user.accounts }),
  open: (one, { sessionStorage, user }) => {
    if (user !== undefined) draft.write(sessionStorage, draftOfCase(one, { accounts: user.accounts }))
  },
}
