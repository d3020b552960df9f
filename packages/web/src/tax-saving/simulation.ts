import { draft, draftOfCase, knownSaverOf, noticeDraftOfCase, noticeEntry } from '@hautelisse/machines/tax-saving'
import { msg } from '@lingui/core/macro'
import { loadWords, type SimulationOfRoom } from '../shell/index.ts'
import { optional } from '../ui/late/index.ts'
import { TAX_WORDS } from './catalogue.ts'
import { sheet } from './sheet.ts'

/** What pages say of the simulations of this simulator. */
export const simulation: SimulationOfRoom = {
  title: msg({ id: 'simulations.tax.title', message: 'Impôt' }),
  sheet,
  page: 'tax-simulator',
  open: (one, { sessionStorage, user, today }) => {
    draft.write(sessionStorage, draftOfCase(one, knownSaverOf(user)))
    const notice = noticeDraftOfCase(one, today)
    if (notice !== undefined) noticeEntry.write(sessionStorage, notice)
  },
  calculation: optional(async () => {
    const [loaded] = await Promise.all([import('./case-calculation.tsx'), loadWords(TAX_WORDS)])
    return loaded.CaseCalculation
  }),
  inputs: {
    client_age: 'age',
    monthly_income: 'income',
    spouse_monthly_income: 'spouse-income',
    allocated_amount: 'payment',
    allocated_periodicity: 'payment',
    notice: 'notice-unused',
  },
  terms: {
    gender: msg({ id: 'simulations.tax.term-gender', message: 'Genre' }),
    age: msg({ id: 'simulations.tax.term-age', message: 'Âge' }),
    'marital-status': msg({ id: 'simulations.tax.term-marital-status', message: 'Situation' }),
    children: msg({ id: 'simulations.tax.term-children', message: 'Enfants à charge' }),
    'lives-alone': msg({ id: 'simulations.tax.term-lives-alone', message: 'Vit seul(e) avec ses enfants' }),
    'shared-children': msg({ id: 'simulations.income-tax.term-shared', message: 'Dont en résidence alternée' }),
    income: msg({ id: 'simulations.tax.term-income', message: 'Salaire net imposable' }),
    'spouse-income': msg({ id: 'simulations.tax.term-spouse-income', message: 'Salaire du conjoint' }),
    payment: msg({ id: 'under-way.kind.payment', message: 'Versement' }),
    saving: msg({ id: 'simulations.tax.term-saving', message: 'Impôt en moins' }),
    paid: msg({ id: 'simulations.tax.term-paid', message: 'Versé dans l’année' }),
    effort: msg({ id: 'simulations.tax.term-effort', message: 'Ce que le versement vous coûte' }),
    ceiling: msg({ id: 'simulations.tax.term-ceiling', message: 'Versement déductible maximal' }),
    'tax-before': msg({ id: 'simulations.tax.term-tax-before', message: 'Impôt sans versement' }),
    'notice-unused': msg({ id: 'simulations.tax.term-unused', message: 'Plafonds non utilisés, sur l’avis' }),
    'notice-calculated': msg({ id: 'simulations.tax.term-calculated', message: 'Plafond calculé, sur l’avis' }),
    'notice-spouse': msg({ id: 'simulations.tax.term-notice-spouse', message: 'Plafonds du conjoint, mis en commun' }),
    'notice-spouse-paid': msg({ id: 'simulations.tax.term-spouse-paid', message: 'Versements du conjoint' }),
    'notice-deducted': msg({ id: 'simulations.tax.term-notice-deducted', message: 'Déduit, avec les plafonds de l’avis' }),
    'notice-saving': msg({ id: 'simulations.tax.term-notice-saving', message: 'Impôt en moins, avec ces plafonds' }),
    'tax-after': msg({ id: 'simulations.tax.term-tax-after', message: 'Impôt avec le versement' }),
  },
  words: {
    'gender.F': msg({ id: 'simulations.tax.word-F', message: 'Femme' }),
    'gender.M': msg({ id: 'simulations.tax.word-M', message: 'Homme' }),
    'marital-status.CE': msg({ id: 'simulations.tax.word-CE', message: 'Célibataire' }),
    'marital-status.MA': msg({ id: 'simulations.tax.word-MA', message: 'Marié(e) ou pacsé(e)' }),
    'payment.ceiling': msg({ id: 'simulations.tax.word-ceiling', message: 'Le plafond de l’année' }),
  },
}
