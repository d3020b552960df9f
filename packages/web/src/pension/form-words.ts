import type { FieldProblem } from '@hautelisse/domain/contract'
import type { FieldLabel, FormField } from '@hautelisse/domain/pension'
import { useLingui } from '@lingui/react/macro'

const CHILD = /^children_birth_date_(\d)$/

/** Names of the fields, by category where they differ (MAREL-108, MAREL-114 to MAREL-130). */
export const useFieldNames = (): ((field: FormField, label: FieldLabel) => string) => {
  const { t } = useLingui()
  const byLabel: Readonly<Partial<Record<FieldLabel, string>>> = {
    'monthly-pay': t({ id: 'pension-form.label.monthly-pay', message: 'Salaire brut mensuel' }),
    'monthly-public-pay': t({ id: 'pension-form.label.public-pay', message: 'Traitement brut mensuel' }),
    'yearly-income': t({ id: 'pension-form.label.yearly-income', message: 'Revenu professionnel annuel' }),
    'yearly-turnover': t({ id: 'pension-form.label.turnover', message: 'Chiffre d’affaires annuel' }),
    'yearly-art-income': t({ id: 'pension-form.label.art-income', message: 'Revenus artistiques annuels' }),
    'yearly-bonuses': t({ id: 'pension-form.label.bonuses', message: 'Primes annuelles brutes' }),
    'products-of-the-office': t({ id: 'pension-form.label.office', message: 'Moyenne des produits de l’étude' }),
    'contracted-income': t({ id: 'pension-form.label.contracted', message: 'Revenu conventionné' }),
    'part-of-income-contracted': t({ id: 'pension-form.label.part-contracted', message: 'dont revenu conventionné' }),
    'other-income': t({ id: 'pension-form.label.other-income', message: 'Revenu non conventionné' }),
    'section-b-class': t({ id: 'pension-form.label.section-b', message: 'Classe de cotisation (section B)' }),
    'contribution-basis': t({ id: 'pension-form.label.basis', message: 'Assiette de cotisation' }),
    'share-of-agent': t({ id: 'pension-form.label.agent', message: 'Part des droits de l’agent (%)' }),
    'art-contribution-rate': t({
      id: 'pension-form.label.art-rate',
      message: 'Taux de cotisation au régime complémentaire (%)',
    }),
    'pay-position': t({ id: 'pension-form.label.pay-position', message: 'Position de rémunération' }),
    job: t({ id: 'pension-form.label.job', message: 'Emploi occupé' }),
    step: t({ id: 'pension-form.label.step', message: 'Échelon' }),
    grade: t({ id: 'pension-form.label.grade', message: 'Grade' }),
    'position-date': t({ id: 'pension-form.label.position-date', message: 'Date d’accès à la position' }),
  }
  const byField: Readonly<Partial<Record<FormField, string>>> = {
    family_situation: t({ id: 'pension-form.field.family', message: 'Situation de famille' }),
    children: t({ id: 'pension-form.field.children', message: 'Nombre d’enfants, de 0 à 10' }),
    professional_situation: t({ id: 'pension-form.field.situation', message: 'Situation professionnelle' }),
    professional_category: t({ id: 'pension-form.field.category', message: 'Catégorie professionnelle' }),
    situation_date: t({ id: 'pension-form.field.since', message: 'Depuis le' }),
    situation_end_date: t({ id: 'pension-form.field.until', message: 'Jusqu’au (si connue)' }),
    situation_indemnity_amount: t({ id: 'pension-form.field.indemnity', message: 'Indemnité mensuelle brute' }),
    activity_rate: t({ id: 'pension-form.field.activity', message: 'Temps de travail' }),
    activity_rate_percentage: t({ id: 'pension-form.field.activity-rate', message: 'Taux d’activité (%)' }),
    salary: t({ id: 'pension-form.field.salary', message: 'Salaire' }),
    month_number: t({ id: 'pension-form.field.months', message: 'Nombre de mois de salaire' }),
    current_increased_index: t({ id: 'pension-form.field.index', message: 'Indice majoré actuel' }),
    oath_date: t({ id: 'pension-form.field.oath', message: 'Date de prestation de serment' }),
    contribution_class: t({ id: 'pension-form.field.class', message: 'Classe de cotisation' }),
    class_change_date: t({ id: 'pension-form.field.class-date', message: 'Date de changement de classe' }),
    contribution_rate_percentage: t({
      id: 'pension-form.field.contribution-rate',
      message: 'Part des cotisations du professionnel (%)',
    }),
    exercise_right_option: t({
      id: 'pension-form.field.option',
      message: 'Avez-vous exercé votre droit d’option pour la Sécurité sociale des indépendants ?',
    }),
    complementary_scheme_premium_class_contribution: t({
      id: 'pension-form.field.premium-class',
      message: 'Classe de cotisation du régime complémentaire par capitalisation',
    }),
    out_of_category: t({ id: 'pension-form.field.out-of-category', message: 'Hors catégorie' }),
    current_reference_rate: t({ id: 'pension-form.field.reference', message: 'Coefficient actuel' }),
    remuneration_rate: t({ id: 'pension-form.field.level', message: 'Niveau de rémunération' }),
    final_grade: t({ id: 'pension-form.label.step', message: 'Échelon' }),
    grade_date: t({ id: 'pension-form.field.grade-date', message: 'Date d’accès au grade ou à l’échelon' }),
    premium_traction: t({ id: 'pension-form.field.traction', message: 'Prime de traction annuelle' }),
    active_services_rate_percentage: t({ id: 'pension-form.field.active', message: 'Taux de services actifs (%)' }),
    conduct_rate: t({ id: 'pension-form.field.conduct', message: 'Taux de conduite (centrale nucléaire)' }),
    markup_resident: t({ id: 'pension-form.field.markup', message: 'Majoration résidentielle' }),
  }
  return (field, label) => {
    const place = CHILD.exec(field)?.[1]
    if (place !== undefined) return t({ id: 'pension-form.field.child', message: `Date de naissance, enfant ${place}` })
    return byLabel[label] ?? byField[field] ?? field
  }
}

/** What is wrong with an answer (MAREL-88 to MAREL-106, MAREL-131). */
export const useProblemWords = (): ((problem: FieldProblem) => string) => {
  const { t } = useLingui()
  return ({ path, code, params }) => {
    const [min, max] = [params?.['min'] ?? '', params?.['max'] ?? '']
    switch (code) {
      case 'required':
        return t({ id: 'pension-form.error.required', message: 'Champ requis' })
      case 'negative':
        return path === 'salary'
          ? t({ id: 'pension-form.error.salary', message: 'Votre salaire doit être positif' })
          : t({ id: 'pension-form.error.negative', message: 'Le montant doit être positif' })
      case 'out-of-range':
        return path === 'premium_traction'
          ? t({ id: 'pension-form.error.traction', message: 'Compris entre 0€ et 10000€' })
          : t({ id: 'pension-form.error.range', message: `De ${min} à ${max}` })
      case 'date-wrong':
        return t({ id: 'pension-form.error.date', message: 'Cette date n’existe pas' })
      case 'date-in-future':
        return t({ id: 'pension-form.error.future', message: 'La date ne peut pas être dans le futur' })
      case 'date-before-start':
        return t({ id: 'pension-form.error.before-start', message: 'La fin ne peut pas précéder le début' })
      case 'date-too-early':
        return t({ id: 'pension-form.error.too-early', message: 'Cette date est avant vos 12 ans' })
      case 'disabled':
        return t({ id: 'pension-form.error.disabled', message: 'Cette catégorie ne peut pas encore être estimée' })
      default:
        return t({ id: 'pension-form.error.wrong', message: 'Cette réponse n’est pas valable' })
    }
  }
}

/** Words of the answers that a list of ours offers; a number stands for itself. */
export const useChoiceWords = (): ((value: string) => string) => {
  const { t } = useLingui()
  const words: Readonly<Partial<Record<string, string>>> = {
    FULL_TIME: t({ id: 'pension-form.choice.full-time', message: 'Temps plein' }),
    PART_TIME: t({ id: 'pension-form.choice.part-time', message: 'Temps partiel' }),
    yes: t({ id: 'answers.said.yes', message: 'Oui' }),
    no: t({ id: 'answers.said.no', message: 'Non' }),
    TIERS_PASS: t({ id: 'pension-form.choice.third', message: 'Tiers du plafond annuel de la Sécurité sociale' }),
    '24.5': t({ id: 'pension-form.choice.half', message: '24,5' }),
  }
  return (value) => words[value] ?? value
}
