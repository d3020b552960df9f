import { msg } from '@lingui/core/macro'
import { draft, draftOfCase, renewedCase } from '@hautelisse/machines/withdrawal'
import { loadWords, type SimulationOfRoom } from '../shell/index.ts'
import { optional } from '../ui/late/index.ts'
import { WITHDRAWAL_WORDS } from './catalogue.ts'
import { sheet } from './sheet.ts'

/** What pages say of the simulations of this simulator. */
export const simulation: SimulationOfRoom = {
  title: msg({ id: 'simulations.withdrawal.title', message: 'Capital ou rente' }),
  sheet,
  page: 'withdrawal-simulator',
  calculation: optional(async () => {
    const [loaded] = await Promise.all([import('./case-calculation.tsx'), loadWords(WITHDRAWAL_WORDS)])
    return loaded.CaseCalculation
  }),
  inputs: {
    birth_month: 'birth',
    retirement_age: 'age',
    spouse: 'reversion',
    'spouse.birth_month': 'spouse-birth',
    'spouse.born_on_first': 'spouse-born-on-first',
    annuity_type: 'option',
    contracts: 'product',
    'contracts.savings.co.capital': 'co-capital',
    'contracts.savings.co.annuity': 'co-annuity',
    'contracts.savings.co.left': 'co-left',
    'contracts.savings.vv.capital': 'vv-capital',
    'contracts.savings.vv.annuity': 'vv-annuity',
    'contracts.savings.vv.left': 'vv-left',
    'contracts.savings.es.capital': 'es-capital',
    'contracts.savings.es.annuity': 'es-annuity',
    'contracts.savings.es.left': 'es-left',
    'contracts.savings.whole.capital': 'whole-capital',
    'contracts.savings.whole.annuity': 'whole-annuity',
    'contracts.savings.whole.left': 'whole-left',
    marginal: 'marginal-rate',
    rates: 'marginal-rate',
  },
  terms: {
    birth: msg({ id: 'simulations.shared.month-of-birth', message: 'Mois de naissance' }),
    'born-on-first': msg({ id: 'simulations.shared.born-on-the-1st-of-the-month', message: 'Né(e) le 1er du mois' }),
    age: msg({ id: 'simulations.withdrawal.term-age', message: 'Âge au départ' }),
    reversion: msg({ id: 'simulations.withdrawal.term-reversion', message: 'Réversible' }),
    'spouse-birth': msg({ id: 'simulations.withdrawal.term-spouse-birth', message: 'Mois de naissance du conjoint' }),
    'spouse-born-on-first': msg({
      id: 'simulations.withdrawal.term-spouse-born-on-first',
      message: 'Conjoint né le 1er du mois',
    }),
    percentage: msg({ id: 'simulations.withdrawal.term-percentage', message: 'Part réversible' }),
    option: msg({ id: 'simulations.withdrawal.term-option', message: 'Type de rente' }),
    product: msg({ id: 'letter.band.contract', message: 'Contrat' }),
    table: msg({ id: 'simulations.withdrawal.term-table', message: 'Table de mortalité' }),
    'co-capital': msg({ id: 'simulations.withdrawal.term-co-capital', message: 'Versements obligatoires, en capital' }),
    'co-annuity': msg({ id: 'simulations.withdrawal.term-co-annuity', message: 'Versements obligatoires, en rente' }),
    'co-left': msg({ id: 'simulations.withdrawal.term-co-left', message: 'Versements obligatoires, sans choix' }),
    'vv-capital': msg({ id: 'simulations.withdrawal.term-vv-capital', message: 'Versements volontaires, en capital' }),
    'vv-annuity': msg({ id: 'simulations.withdrawal.term-vv-annuity', message: 'Versements volontaires, en rente' }),
    'vv-left': msg({ id: 'simulations.withdrawal.term-vv-left', message: 'Versements volontaires, sans choix' }),
    'es-capital': msg({ id: 'simulations.withdrawal.term-es-capital', message: 'Épargne salariale, en capital' }),
    'es-annuity': msg({ id: 'simulations.withdrawal.term-es-annuity', message: 'Épargne salariale, en rente' }),
    'es-left': msg({ id: 'simulations.withdrawal.term-es-left', message: 'Épargne salariale, sans choix' }),
    'whole-capital': msg({ id: 'simulations.withdrawal.term-whole-capital', message: 'Contrat, en capital' }),
    'whole-annuity': msg({ id: 'simulations.withdrawal.term-whole-annuity', message: 'Contrat, en rente' }),
    'whole-left': msg({ id: 'simulations.withdrawal.term-whole-left', message: 'Contrat, sans choix' }),
    vvd: msg({ id: 'simulations.shared.of-which-deducted-payments', message: 'Dont versements déduits' }),
    vvnd: msg({ id: 'simulations.shared.of-which-payments-not-deducted', message: 'Dont versements non déduits' }),
    'marginal-rate': msg({ id: 'simulations.withdrawal.term-marginal-rate', message: 'Taux marginal d’impôt' }),
    'pension-charges': msg({
      id: 'simulations.shared.social-charges-on-pensions',
      message: 'Prélèvements sociaux sur les pensions',
    }),
    'paid-in': msg({ id: 'simulations.withdrawal.term-paid-in', message: 'Déjà versé, sur ce qui sort en capital' }),
    'todays-euros': msg({ id: 'euros.switch.label', message: 'En euros d’aujourd’hui' }),
    annuity: msg({ id: 'simulations.shared.annuity', message: 'Rente' }),
    'net-annuity': msg({ id: 'simulations.withdrawal.term-net-annuity', message: 'Rente nette estimée' }),
    'spouse-annuity': msg({ id: 'simulations.withdrawal.term-spouse-annuity', message: 'Rente du conjoint ensuite' }),
    capital: msg({ id: 'simulations.shared.capital', message: 'Capital' }),
    'net-capital': msg({ id: 'simulations.withdrawal.term-net-capital', message: 'Capital net estimé' }),
    'most-net-capital': msg({ id: 'simulations.withdrawal.term-most-net-capital', message: 'Capital net, au plus' }),
    'imposed-annuity': msg({ id: 'simulations.withdrawal.term-imposed-annuity', message: 'Rente que la loi peut imposer' }),
    start: msg({ id: 'simulations.withdrawal.term-start', message: 'Début de la rente' }),
  },
  words: {
    'option.RV_NR': msg({ id: 'simulations.withdrawal.word-RV-NR', message: 'Rente simple' }),
    'option.RV_NRAG': msg({ id: 'simulations.withdrawal.word-RV-NRAG', message: 'Annuités garanties' }),
    'option.RV_CPP': msg({ id: 'simulations.withdrawal.word-RV-CPP', message: 'Rente par paliers' }),
    'option.RV_R': msg({ id: 'simulations.withdrawal.word-RV-R', message: 'Rente réversible' }),
    'option.RV_RAG': msg({ id: 'simulations.withdrawal.word-RV-RAG', message: 'Réversible, annuités garanties' }),
    'product.PER': msg({ id: 'contributions.gauge.per', message: 'PER' }),
    'product.PERO': msg({ id: 'simulations.shared.pero', message: 'PERO' }),
    'product.PERECO': msg({ id: 'simulations.shared.pereco', message: 'PERECO' }),
    'product.PERU': msg({ id: 'simulations.shared.individual-per', message: 'PER individuel' }),
    'product.A83': msg({ id: 'simulations.shared.article-83', message: 'Article 83' }),
    'product.A82': msg({ id: 'simulations.shared.article-82', message: 'Article 82' }),
    'table.TGF05': msg({ id: 'simulations.shared.tgf05', message: 'TGF05' }),
    'table.TGH05': msg({ id: 'simulations.shared.tgh05', message: 'TGH05' }),
    'table.MIXED': msg({ id: 'simulations.shared.mixed-table', message: 'Table mixte' }),
  },
  renewed: (one, { user, today }) => renewedCase(one, { accounts: user.accounts, today }),
  open: (one, { sessionStorage, user, today }) => {
    if (user === undefined) return
    const typed = draft.read(sessionStorage)
    draft.write(sessionStorage, draftOfCase(one, { accounts: user.accounts, today, typed }))
  },
}
