import type { SimulatorName } from '@hautelisse/domain/case'
import { msg } from '@lingui/core/macro'
import type { DrawnPart, SheetOfRoom, SimulationOfRoom } from '../shell/index.ts'

type Engine = Extract<SimulatorName, 'annuity' | 'income-tax' | 'per-ceiling' | 'release' | 'risk-mix'>

const CLASSES = [
  { term: 'shares', tone: 'd1', name: msg({ id: 'simulations.risk-mix.word-shares', message: 'Actions' }) },
  { term: 'bonds', tone: 'd2', name: msg({ id: 'simulations.risk-mix.word-bonds', message: 'Obligations' }) },
  { term: 'money', tone: 'd3', name: msg({ id: 'simulations.risk-mix.word-money', message: 'Monétaire' }) },
  { term: 'euro', tone: 'd4', name: msg({ id: 'simulations.risk-mix.word-euro', message: 'Fonds en euros' }) },
  { term: 'mixed', tone: 'd6', name: msg({ id: 'simulations.risk-mix.word-mixed', message: 'Fonds diversifiés' }) },
  { term: 'unlisted', tone: 'mute', name: msg({ id: 'simulations.risk-mix.word-unlisted', message: 'Actifs non cotés' }) },
] as const

/** The page on paper of a mix within two limits of risk. */
const MIX_SHEET: SheetOfRoom = {
  question: msg({
    id: 'simulations.risk-mix.sheet-question',
    message: 'Quelle répartition tient ces deux limites de risque\u00A0?',
  }),
  file: msg({ id: 'simulations.risk-mix.sheet-file', message: 'repartition' }),
  lead: ['mean', 'mix-late-loss'],
  drawing: ({ figures }) =>
    CLASSES.flatMap(({ term, tone, name }): readonly DrawnPart[] => {
      const value = figures.find((figure) => figure.term === term)?.value
      return value?.kind === 'share' ? [{ name, value, tone }] : []
    }),
  reservations: () => [
    msg({ id: 'simulations.risk-mix.sheet-model', message: 'Un calcul sur des hypothèses, pas une prévision' }),
    msg({ id: 'simulations.risk-mix.sheet-loss', message: 'Une perte plus forte que ces limites reste possible' }),
  ],
  discuss: [
    msg({ id: 'simulations.risk-mix.sheet-years', message: 'La date à laquelle l’argent servira' }),
    msg({ id: 'simulations.risk-mix.sheet-funds', message: 'Les fonds du plan et leurs frais' }),
  ],
  next: msg({
    id: 'simulations.risk-mix.sheet-next',
    message: 'Comparer avec la répartition d’aujourd’hui, puis la changer par un arbitrage si elle ne convient plus.',
  }),
}

/** What pages say of the simulations of simulators that have no page here: the actuaries’, and releases, whose form is that of the act. */
export const ENGINES: Readonly<Record<Engine, SimulationOfRoom>> = {
  annuity: {
    title: msg({ id: 'simulations.annuity.title', message: 'Prix d’une rente viagère' }),
    terms: {
      type: msg({ id: 'simulations.withdrawal.term-option', message: 'Type de rente' }),
      table: msg({ id: 'simulations.withdrawal.term-table', message: 'Table de mortalité' }),
      'birth-year': msg({ id: 'simulations.annuity.term-birth-year', message: 'Année de naissance' }),
      age: msg({ id: 'simulations.tax.term-age', message: 'Âge' }),
      'spouse-table': msg({ id: 'simulations.annuity.term-spouse-table', message: 'Table de mortalité du conjoint' }),
      'spouse-birth-year': msg({ id: 'simulations.annuity.term-spouse-birth-year', message: 'Année de naissance du conjoint' }),
      'spouse-age': msg({ id: 'simulations.annuity.term-spouse-age', message: 'Âge du conjoint' }),
      reversion: msg({ id: 'simulations.withdrawal.term-percentage', message: 'Part réversible' }),
      'guaranteed-years': msg({ id: 'simulations.annuity.term-guaranteed-years', message: 'Nombre d’annuités garanties' }),
      'technical-rate': msg({ id: 'simulations.annuity.term-technical-rate', message: 'Taux technique' }),
      'payments-per-year': msg({ id: 'simulations.annuity.term-payments-per-year', message: 'Paiements par an' }),
      timing: msg({ id: 'simulations.annuity.term-timing', message: 'Moment du paiement' }),
      factor: msg({ id: 'simulations.annuity.term-factor', message: 'Prix de 1\u00A0€ de rente par an' }),
    },
    words: {
      'type.RV_NR': msg({ id: 'simulations.withdrawal.word-RV-NR', message: 'Rente simple' }),
      'type.RV_NRAG': msg({ id: 'simulations.withdrawal.word-RV-NRAG', message: 'Annuités garanties' }),
      'type.RV_CPP': msg({ id: 'simulations.withdrawal.word-RV-CPP', message: 'Rente par paliers' }),
      'type.RV_R': msg({ id: 'simulations.withdrawal.word-RV-R', message: 'Rente réversible' }),
      'type.RV_RAG': msg({ id: 'simulations.withdrawal.word-RV-RAG', message: 'Réversible, annuités garanties' }),
      'table.TGF05': msg({ id: 'simulations.shared.tgf05', message: 'TGF05' }),
      'table.TGH05': msg({ id: 'simulations.shared.tgh05', message: 'TGH05' }),
      'table.MIXED': msg({ id: 'simulations.shared.mixed-table', message: 'Table mixte' }),
      'table.MIXED_QX': msg({ id: 'simulations.annuity.word-MIXED-QX', message: 'Table mixte, par probabilités de décès' }),
      'spouse-table.TGF05': msg({ id: 'simulations.shared.tgf05', message: 'TGF05' }),
      'spouse-table.TGH05': msg({ id: 'simulations.shared.tgh05', message: 'TGH05' }),
      'spouse-table.MIXED': msg({ id: 'simulations.shared.mixed-table', message: 'Table mixte' }),
      'spouse-table.MIXED_QX': msg({
        id: 'simulations.annuity.word-MIXED-QX',
        message: 'Table mixte, par probabilités de décès',
      }),
      'timing.arrears': msg({ id: 'simulations.annuity.word-arrears', message: 'À terme échu' }),
      'timing.advance': msg({ id: 'simulations.annuity.word-advance', message: 'D’avance' }),
    },
  },
  'income-tax': {
    title: msg({ id: 'simulations.income-tax.title', message: 'Impôt sur le revenu' }),
    inputs: { wage_1: 'wage', wage_2: 'wage' },
    terms: {
      'income-year': msg({ id: 'simulations.income-tax.term-income-year', message: 'Année des revenus' }),
      'marital-status': msg({ id: 'simulations.tax.term-marital-status', message: 'Situation' }),
      'single-parent': msg({ id: 'simulations.income-tax.term-single-parent', message: 'Parent isolé' }),
      children: msg({ id: 'simulations.tax.term-children', message: 'Enfants à charge' }),
      'shared-children': msg({ id: 'simulations.income-tax.term-shared', message: 'Dont en résidence alternée' }),
      wage: msg({ id: 'simulations.income-tax.term-wage', message: 'Salaire imposable' }),
      tax: msg({ id: 'simulations.income-tax.title', message: 'Impôt sur le revenu' }),
      parts: msg({ id: 'simulations.income-tax.term-parts', message: 'Parts fiscales' }),
      'net-taxable-income': msg({ id: 'simulations.income-tax.term-net-taxable-income', message: 'Revenu net imposable' }),
      'tax-after-decote': msg({ id: 'simulations.income-tax.term-tax-after-decote', message: 'Impôt après décote' }),
      'high-income-contribution': msg({
        id: 'simulations.income-tax.term-high-income-contribution',
        message: 'Contribution sur les hauts revenus',
      }),
    },
    words: {
      'marital-status.CE': msg({ id: 'simulations.tax.word-CE', message: 'Célibataire' }),
      'marital-status.MA': msg({ id: 'simulations.tax.word-MA', message: 'Marié(e) ou pacsé(e)' }),
    },
  },
  'per-ceiling': {
    title: msg({ id: 'simulations.per-ceiling.title', message: 'Plafond d’épargne retraite' }),
    terms: {
      'payment-year': msg({ id: 'simulations.per-ceiling.term-payment-year', message: 'Année du versement' }),
      'gross-wage': msg({ id: 'simulations.per-ceiling.term-gross-wage', message: 'Salaire imposable de l’année d’avant' }),
      ceiling: msg({ id: 'simulations.tax.term-ceiling', message: 'Versement déductible maximal' }),
      'net-professional-income': msg({
        id: 'simulations.per-ceiling.term-net-professional-income',
        message: 'Revenu professionnel net',
      }),
      'costs-year': msg({
        id: 'simulations.per-ceiling.term-costs-year',
        message: 'Année des bornes de la déduction de 10\u00A0%',
      }),
    },
    words: {},
  },
  release: {
    title: msg({ id: 'simulations.release.title', message: 'Retrait avant la retraite' }),
    terms: {
      plan: msg({ id: 'letter.band.plan', message: 'Plan' }),
      compartment: msg({ id: 'simulations.release.term-compartment', message: 'Compartiment' }),
      reason: msg({ id: 'explanation.term.reason', message: 'Motif' }),
      'event-date': msg({ id: 'simulations.release.term-event-date', message: 'Date de l’événement' }),
      'request-date': msg({ id: 'simulations.release.term-request-date', message: 'Date de la demande' }),
      value: msg({ id: 'simulations.release.term-value', message: 'Valeur du plan' }),
      'paid-in': msg({ id: 'simulations.release.term-paid-in', message: 'Sommes versées' }),
      amount: msg({ id: 'simulations.release.term-amount', message: 'Montant retiré' }),
      'marginal-rate': msg({ id: 'simulations.withdrawal.term-marginal-rate', message: 'Taux marginal d’impôt' }),
      allowed: msg({ id: 'simulations.release.term-allowed', message: 'Retrait possible' }),
      'last-day': msg({ id: 'simulations.release.term-last-day', message: 'Dernier jour de la demande' }),
      paid: msg({ id: 'simulations.release.term-paid', message: 'Versé sur le compte' }),
      gain: msg({ id: 'simulations.release.term-gain', message: 'Part de gain' }),
      'social-charges': msg({ id: 'explanation.term.social-charges', message: 'Prélèvements sociaux' }),
      'flat-tax': msg({ id: 'simulations.release.term-flat-tax', message: 'Impôt sur le gain' }),
      'scale-base': msg({ id: 'simulations.release.term-scale-base', message: 'Somme imposable au barème' }),
      'after-tax': msg({ id: 'simulations.release.term-after-tax', message: 'Reste après l’impôt au barème' }),
    },
    words: {
      'plan.PEE': msg({ id: 'contributions.gauge.pee', message: 'PEE' }),
      'plan.PEG': msg({ id: 'simulations.projection.word-PEG', message: 'PEG' }),
      'plan.PEI': msg({ id: 'simulations.projection.word-PEI', message: 'PEI' }),
      'plan.PERCO': msg({ id: 'contributions.gauge.perco', message: 'PERCO' }),
      'plan.PER': msg({ id: 'contributions.gauge.per', message: 'PER' }),
      'compartment.vvd': msg({ id: 'simulations.release.word-vvd', message: 'Versements déduits' }),
      'compartment.vvnd': msg({ id: 'simulations.release.word-vvnd', message: 'Versements non déduits' }),
      'compartment.es': msg({ id: 'accounts.source.s2e', message: 'Épargne salariale' }),
      'compartment.co': msg({ id: 'simulations.release.word-co', message: 'Versements obligatoires' }),
      'reason.MARRIAGE': msg({ id: 'simulations.release.word-MARRIAGE', message: 'Mariage ou PACS' }),
      'reason.THIRD_CHILD': msg({
        id: 'simulations.release.word-THIRD-CHILD',
        message: 'Naissance ou adoption du troisième enfant',
      }),
      'reason.SEPARATION': msg({ id: 'simulations.release.word-SEPARATION', message: 'Divorce, séparation ou fin de PACS' }),
      'reason.VIOLENCE': msg({ id: 'simulations.release.word-VIOLENCE', message: 'Violences conjugales' }),
      'reason.DISABILITY': msg({ id: 'simulations.release.word-DISABILITY', message: 'Invalidité' }),
      'reason.DEATH': msg({ id: 'simulations.release.word-DEATH', message: 'Décès' }),
      'reason.END_OF_CONTRACT': msg({ id: 'simulations.release.word-END-OF-CONTRACT', message: 'Fin du contrat de travail' }),
      'reason.BUSINESS': msg({ id: 'simulations.release.word-BUSINESS', message: 'Création ou reprise d’entreprise' }),
      'reason.HOME': msg({ id: 'simulations.release.word-HOME', message: 'Achat de la résidence principale' }),
      'reason.HOME_ENLARGEMENT': msg({
        id: 'simulations.release.word-HOME-ENLARGEMENT',
        message: 'Agrandissement de la résidence principale',
      }),
      'reason.HOME_DISASTER': msg({
        id: 'simulations.release.word-HOME-DISASTER',
        message: 'Remise en état de la résidence principale',
      }),
      'reason.ENERGY_RENOVATION': msg({
        id: 'simulations.release.word-ENERGY-RENOVATION',
        message: 'Rénovation énergétique de la résidence principale',
      }),
      'reason.OVER_INDEBTEDNESS': msg({ id: 'simulations.release.word-OVER-INDEBTEDNESS', message: 'Surendettement' }),
      'reason.CAREGIVER': msg({ id: 'simulations.release.word-CAREGIVER', message: 'Activité de proche aidant' }),
      'reason.CLEAN_VEHICLE': msg({ id: 'simulations.release.word-CLEAN-VEHICLE', message: 'Achat d’un véhicule propre' }),
      'reason.END_OF_UNEMPLOYMENT': msg({
        id: 'simulations.release.word-END-OF-UNEMPLOYMENT',
        message: 'Fin des droits à l’assurance chômage',
      }),
      'reason.LIQUIDATION': msg({
        id: 'simulations.release.word-LIQUIDATION',
        message: 'Cessation d’activité après liquidation judiciaire',
      }),
      'reason.MINOR': msg({ id: 'simulations.release.word-MINOR', message: 'Plan d’un enfant mineur' }),
      'reason.RETIREMENT': msg({ id: 'simulations.release.word-RETIREMENT', message: 'Départ à la retraite' }),
    },
  },
  'risk-mix': {
    title: msg({ id: 'simulations.risk-mix.title', message: 'Répartition dans deux limites de risque' }),
    sheet: MIX_SHEET,
    inputs: { classes: 'class' },
    terms: {
      class: msg({ id: 'simulations.risk-mix.term-class', message: 'Classe d’actifs' }),
      'euro-cap': msg({ id: 'simulations.risk-mix.term-euro-cap', message: 'Part du fonds en euros, au plus' }),
      'bad-year': msg({ id: 'simulations.risk-mix.term-bad-year', message: 'Perte d’une mauvaise année, au plus' }),
      'late-loss': msg({ id: 'simulations.risk-mix.term-late-loss', message: 'Risque d’une perte à la fin, au plus' }),
      years: msg({ id: 'simulations.risk-mix.term-years', message: 'Durée en années' }),
      found: msg({ id: 'simulations.risk-mix.term-found', message: 'Une répartition tient ces limites' }),
      shares: msg({ id: 'simulations.risk-mix.word-shares', message: 'Actions' }),
      bonds: msg({ id: 'simulations.risk-mix.word-bonds', message: 'Obligations' }),
      money: msg({ id: 'simulations.risk-mix.word-money', message: 'Monétaire' }),
      euro: msg({ id: 'simulations.risk-mix.word-euro', message: 'Fonds en euros' }),
      mixed: msg({ id: 'simulations.risk-mix.word-mixed', message: 'Fonds diversifiés' }),
      unlisted: msg({ id: 'simulations.risk-mix.word-unlisted', message: 'Actifs non cotés' }),
      mean: msg({ id: 'simulations.risk-mix.term-mean', message: 'Rendement moyen par an' }),
      deviation: msg({ id: 'simulations.risk-mix.term-deviation', message: 'Écart type par an' }),
      'mix-bad-year': msg({ id: 'simulations.risk-mix.term-mix-bad-year', message: 'Perte d’une mauvaise année' }),
      'mix-late-loss': msg({ id: 'simulations.risk-mix.term-mix-late-loss', message: 'Risque d’une perte à la fin' }),
    },
    words: {
      'class.shares': msg({ id: 'simulations.risk-mix.word-shares', message: 'Actions' }),
      'class.bonds': msg({ id: 'simulations.risk-mix.word-bonds', message: 'Obligations' }),
      'class.money': msg({ id: 'simulations.risk-mix.word-money', message: 'Monétaire' }),
      'class.euro': msg({ id: 'simulations.risk-mix.word-euro', message: 'Fonds en euros' }),
      'class.mixed': msg({ id: 'simulations.risk-mix.word-mixed', message: 'Fonds diversifiés' }),
      'class.unlisted': msg({ id: 'simulations.risk-mix.word-unlisted', message: 'Actifs non cotés' }),
    },
  },
}
