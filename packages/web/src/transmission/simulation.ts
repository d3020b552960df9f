import { msg } from '@lingui/core/macro'
import { draft, draftOfCase, renewedCase } from '@hautelisse/machines/transmission'
import { loadWords, type SimulationOfRoom } from '../shell/index.ts'
import { optional } from '../ui/late/index.ts'
import { TRANSMISSION_WORDS } from './catalogue.ts'
import { sheet } from './sheet.ts'

/** What pages say of the simulations of this simulator. */
export const simulation: SimulationOfRoom = {
  title: msg({ id: 'simulations.transmission.title', message: 'Transmission' }),
  sheet,
  page: 'transmission',
  inputs: {
    has_testament: 'testament',
    family_situation: 'situation',
    has_spouse_donation: 'spousal-gift',
    has_same_parents: 'common-children',
    has_donate: 'earlier-gifts',
    'patrimony.gifts': 'gift',
    to: 'gift',
    person: 'gift-person',
    'patrimony.gifts.amount': 'gift-value',
    made_on: 'gift-made',
    is_family_money: 'gift-family',
    owner_home: 'home',
    home_percentage: 'home-part',
    has_other_patrimony: 'other-goods',
    'patrimony.other_goods': 'good',
    type: 'good',
    'patrimony.other_goods.amount': 'good-value',
    'patrimony.other_goods.held': 'good-held',
    rate: 'good-part',
    passif: 'debts',
    has_life_insurance: 'life-insurances',
    contracts: 'contract',
    kind: 'contract',
    'life_insurances.contracts.amount': 'contract-value',
    'life_insurances.contracts.held': 'contract-held',
  },
  calculation: optional(async () => {
    const [loaded] = await Promise.all([import('./case-calculation.tsx'), loadWords(TRANSMISSION_WORDS)])
    return loaded.CaseCalculation
  }),
  terms: {
    testament: msg({ id: 'simulations.transmission.term-testament', message: 'Testament' }),
    situation: msg({ id: 'simulations.transmission.term-situation', message: 'Situation' }),
    'spousal-gift': msg({ id: 'simulations.transmission.term-spousal-gift', message: 'Donation entre époux' }),
    children: msg({ id: 'simulations.shared.children', message: 'Enfants' }),
    'common-children': msg({ id: 'simulations.transmission.term-common-children', message: 'Tous communs' }),
    'spouse-age': msg({ id: 'simulations.transmission.term-spouse-age', message: 'Âge du conjoint' }),
    parents: msg({ id: 'simulations.transmission.term-parents', message: 'Parents' }),
    siblings: msg({ id: 'simulations.transmission.term-siblings', message: 'Frères et sœurs' }),
    'earlier-gifts': msg({ id: 'simulations.transmission.term-earlier-gifts', message: 'Donations déjà faites' }),
    gift: msg({ id: 'simulations.transmission.term-gift', message: 'Donation passée' }),
    'gift-person': msg({ id: 'simulations.transmission.term-gift-person', message: 'Donation, à quelle personne' }),
    'gift-value': msg({ id: 'simulations.transmission.term-gift-value', message: 'Valeur de la donation' }),
    'gift-made': msg({ id: 'simulations.transmission.term-gift-made', message: 'Date de la donation' }),
    'gift-family': msg({ id: 'simulations.transmission.term-gift-family', message: 'Don familial de sommes d’argent' }),
    home: msg({ id: 'simulations.transmission.term-home', message: 'Propriétaire du logement' }),
    'home-value': msg({ id: 'simulations.transmission.term-home-value', message: 'Valeur du logement' }),
    'home-part': msg({ id: 'simulations.transmission.term-home-part', message: 'Part du logement' }),
    'family-at-home': msg({ id: 'simulations.transmission.term-family-at-home', message: 'La famille y habite' }),
    'other-goods': msg({ id: 'simulations.shared.other-goods', message: 'Autres biens' }),
    good: msg({ id: 'simulations.transmission.term-good', message: 'Bien' }),
    'good-held': msg({ id: 'simulations.transmission.term-good-held', message: 'Bien de votre espace' }),
    'good-value': msg({ id: 'simulations.transmission.term-good-value', message: 'Valeur du bien' }),
    'good-part': msg({ id: 'simulations.transmission.term-good-part', message: 'Part du bien' }),
    debts: msg({ id: 'explanation.term.debts', message: 'Dettes' }),
    'life-insurances': msg({ id: 'simulations.transmission.term-life-insurances', message: 'Assurances-vie' }),
    'insured-age': msg({ id: 'simulations.transmission.term-insured-age', message: 'Votre âge' }),
    contract: msg({ id: 'letter.band.contract', message: 'Contrat' }),
    'contract-held': msg({ id: 'simulations.transmission.term-contract-held', message: 'Contrat de votre espace' }),
    'contract-value': msg({ id: 'explanation.term.contract-value', message: 'Valeur du contrat' }),
    beneficiary: msg({ id: 'simulations.transmission.term-beneficiary', message: 'Bénéficiaire' }),
    'premiums-after-70': msg({
      id: 'explanation.term.premiums-after-70',
      message: 'Primes versées après 70\u00A0ans',
    }),
    'premiums-before-70': msg({
      id: 'explanation.term.premiums-before-70',
      message: 'Primes versées avant 70\u00A0ans',
    }),
    tax: msg({ id: 'simulations.transmission.term-tax', message: 'Droits et taxes' }),
    'highest-tax': msg({ id: 'simulations.transmission.term-highest-tax', message: 'Droits et taxes, au plus' }),
    'received-spouse': msg({ id: 'simulations.transmission.word-beneficiary-spouse', message: 'Conjoint' }),
    'received-children': msg({ id: 'simulations.transmission.term-received-children', message: 'Chaque enfant' }),
    'received-parents': msg({ id: 'simulations.transmission.term-received-parents', message: 'Chaque parent' }),
    'received-siblings': msg({ id: 'simulations.transmission.term-received-siblings', message: 'Chaque frère ou sœur' }),
    'received-beneficiary': msg({ id: 'simulations.transmission.word-beneficiary', message: 'Un autre bénéficiaire' }),
    'tax-quarter': msg({
      id: 'simulations.transmission.term-tax-quarter',
      message: 'Droits et taxes, un quart en pleine propriété',
    }),
    'highest-tax-quarter': msg({
      id: 'simulations.transmission.term-highest-tax-quarter',
      message: 'Au plus, un quart en pleine propriété',
    }),
    'tax-usufruct': msg({ id: 'simulations.transmission.term-tax-usufruct', message: 'Droits et taxes, tout en usufruit' }),
    'highest-tax-usufruct': msg({
      id: 'simulations.transmission.term-highest-tax-usufruct',
      message: 'Au plus, tout en usufruit',
    }),
    'tax-quarter_and_usufruct': msg({
      id: 'simulations.transmission.term-tax-quarter-and-usufruct',
      message: 'Droits et taxes, un quart et l’usufruit',
    }),
    'highest-tax-quarter_and_usufruct': msg({
      id: 'simulations.transmission.term-highest-tax-quarter-and-usufruct',
      message: 'Au plus, un quart et l’usufruit',
    }),
    'tax-disposable': msg({ id: 'simulations.transmission.term-tax-disposable', message: 'Droits et taxes, quotité disponible' }),
    'highest-tax-disposable': msg({
      id: 'simulations.transmission.term-highest-tax-disposable',
      message: 'Au plus, quotité disponible',
    }),
    'received-quarter-spouse': msg({
      id: 'simulations.transmission.term-received-quarter-spouse',
      message: 'Conjoint, un quart en pleine propriété',
    }),
    'received-usufruct-spouse': msg({
      id: 'simulations.transmission.term-received-usufruct-spouse',
      message: 'Conjoint, tout en usufruit',
    }),
    'received-quarter_and_usufruct-spouse': msg({
      id: 'simulations.transmission.term-received-quarter-and-usufruct-spouse',
      message: 'Conjoint, un quart et l’usufruit',
    }),
    'received-disposable-spouse': msg({
      id: 'simulations.transmission.term-received-disposable-spouse',
      message: 'Conjoint, quotité disponible',
    }),
    'received-quarter-children': msg({
      id: 'simulations.transmission.term-received-quarter-children',
      message: 'Chaque enfant, un quart en pleine propriété',
    }),
    'received-usufruct-children': msg({
      id: 'simulations.transmission.term-received-usufruct-children',
      message: 'Chaque enfant, tout en usufruit',
    }),
    'received-quarter_and_usufruct-children': msg({
      id: 'simulations.transmission.term-received-quarter-and-usufruct-children',
      message: 'Chaque enfant, un quart et l’usufruit',
    }),
    'received-disposable-children': msg({
      id: 'simulations.transmission.term-received-disposable-children',
      message: 'Chaque enfant, quotité disponible',
    }),
    'received-quarter-parents': msg({
      id: 'simulations.transmission.term-received-quarter-parents',
      message: 'Chaque parent, un quart en pleine propriété',
    }),
    'received-usufruct-parents': msg({
      id: 'simulations.transmission.term-received-usufruct-parents',
      message: 'Chaque parent, tout en usufruit',
    }),
    'received-quarter_and_usufruct-parents': msg({
      id: 'simulations.transmission.term-received-quarter-and-usufruct-parents',
      message: 'Chaque parent, un quart et l’usufruit',
    }),
    'received-disposable-parents': msg({
      id: 'simulations.transmission.term-received-disposable-parents',
      message: 'Chaque parent, quotité disponible',
    }),
    'received-quarter-siblings': msg({
      id: 'simulations.transmission.term-received-quarter-siblings',
      message: 'Chaque frère ou sœur, un quart en pleine propriété',
    }),
    'received-usufruct-siblings': msg({
      id: 'simulations.transmission.term-received-usufruct-siblings',
      message: 'Chaque frère ou sœur, tout en usufruit',
    }),
    'received-quarter_and_usufruct-siblings': msg({
      id: 'simulations.transmission.term-received-quarter-and-usufruct-siblings',
      message: 'Chaque frère ou sœur, un quart et l’usufruit',
    }),
    'received-disposable-siblings': msg({
      id: 'simulations.transmission.term-received-disposable-siblings',
      message: 'Chaque frère ou sœur, quotité disponible',
    }),
    'received-quarter-beneficiary': msg({
      id: 'simulations.transmission.term-received-quarter-beneficiary',
      message: 'Autre bénéficiaire, un quart en pleine propriété',
    }),
    'received-usufruct-beneficiary': msg({
      id: 'simulations.transmission.term-received-usufruct-beneficiary',
      message: 'Autre bénéficiaire, tout en usufruit',
    }),
    'received-quarter_and_usufruct-beneficiary': msg({
      id: 'simulations.transmission.term-received-quarter-and-usufruct-beneficiary',
      message: 'Autre bénéficiaire, un quart et l’usufruit',
    }),
    'received-disposable-beneficiary': msg({
      id: 'simulations.transmission.term-received-disposable-beneficiary',
      message: 'Autre bénéficiaire, quotité disponible',
    }),
    patrimony: msg({ id: 'simulations.transmission.term-patrimony', message: 'Patrimoine net' }),
    'life-insurance': msg({ id: 'simulations.transmission.term-life-insurance', message: 'Total des assurances-vie' }),
  },
  words: {
    'situation.single': msg({ id: 'simulations.tax.word-CE', message: 'Célibataire' }),
    'situation.spouse': msg({ id: 'simulations.shared.married', message: 'Marié(e)' }),
    'situation.pacs': msg({ id: 'simulations.transmission.word-pacs', message: 'Pacsé(e)' }),
    'situation.other': msg({ id: 'simulations.transmission.word-other', message: 'Autre situation' }),
    'gift.children': msg({ id: 'simulations.shared.children', message: 'Enfants' }),
    'gift.parents': msg({ id: 'simulations.transmission.term-parents', message: 'Parents' }),
    'gift.siblings': msg({ id: 'simulations.transmission.term-siblings', message: 'Frères et sœurs' }),
    'good.immovable': msg({ id: 'simulations.transmission.word-immovable', message: 'Bien immobilier' }),
    'good.financial': msg({ id: 'simulations.transmission.word-financial', message: 'Placements financiers' }),
    'good.others': msg({ id: 'simulations.shared.other-goods', message: 'Autres biens' }),
    'contract.life_insurance': msg({ id: 'simulations.shared.life-insurance', message: 'Assurance-vie' }),
    'contract.per': msg({ id: 'simulations.transmission.word-per', message: 'PER en assurance' }),
    'contract.per_securities': msg({
      id: 'simulations.transmission.word-per-securities',
      message: 'PER en compte-titres',
    }),
    'beneficiary.spouse': msg({ id: 'simulations.transmission.word-beneficiary-spouse', message: 'Conjoint' }),
    'beneficiary.children': msg({ id: 'simulations.shared.children', message: 'Enfants' }),
    'beneficiary.heir': msg({ id: 'simulations.transmission.word-heir', message: 'Héritiers' }),
    'beneficiary.beneficiary': msg({
      id: 'simulations.transmission.word-beneficiary',
      message: 'Un autre bénéficiaire',
    }),
  },
  renewed: (one, { user }) => renewedCase(one, { accounts: user.accounts }),
  open: (one, { sessionStorage, user }) => {
    if (user !== undefined) draft.write(sessionStorage, draftOfCase(one, { userId: user.id ?? '', accounts: user.accounts }))
  },
}
