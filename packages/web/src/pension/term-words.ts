import type { Derivation } from '@hautelisse/domain/explain'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** Names of the quarters of all schemes: what counts for a long career, and the share of a scheme in the minimum. */
const SCHEME_NAMES: Readonly<Record<string, MessageDescriptor>> = {
  'state-pension.contributed-elsewhere': msg({
    id: 'pension-term.name.contributed-elsewhere',
    message: 'Trimestres cotisés dans d’autres régimes',
  }),
  'state-pension.reputed-service': msg({ id: 'pension-term.name.reputed-service', message: 'Service national' }),
  'state-pension.reputed-sickness': msg({
    id: 'pension-term.name.reputed-sickness',
    message: 'Maladie et accidents du travail',
  }),
  'state-pension.reputed-unemployment': msg({ id: 'pension-term.name.reputed-unemployment', message: 'Chômage indemnisé' }),
  'state-pension.reputed-disability': msg({ id: 'pension-term.name.reputed-disability', message: 'Invalidité' }),
  'state-pension.reputed-maternity': msg({ id: 'pension-term.name.reputed-maternity', message: 'Maternité' }),
  'state-pension.reputed-parent-at-home': msg({
    id: 'pension-term.name.reputed-parent-at-home',
    message: 'Parent au foyer (AVPF)',
  }),
  'state-pension.reputed-hardship': msg({
    id: 'pension-term.name.reputed-hardship',
    message: 'Compte professionnel de prévention',
  }),
  'state-pension.reputed-limit': msg({ id: 'pension-term.name.reputed-limit', message: 'Trimestres de cette nature, au plus' }),
  'state-pension.reputed-within-limit': msg({
    id: 'pension-term.name.reputed-within-limit',
    message: 'Trimestres retenus de cette nature',
  }),
  'state-pension.reputed-named': msg({ id: 'pension-term.name.reputed-named', message: 'Trimestres réputés cotisés' }),
  'state-pension.reputed-unsaid': msg({
    id: 'pension-term.name.reputed-unsaid',
    message: 'Trimestres réputés cotisés, nature non précisée',
  }),
  'state-pension.reputed-counted': msg({
    id: 'pension-term.name.reputed-counted',
    message: 'Trimestres réputés cotisés retenus',
  }),
  'state-pension.children-counted': msg({
    id: 'pension-term.name.children-counted',
    message: 'Trimestres pour enfants retenus',
  }),
  'state-pension.long-career-quarters': msg({
    id: 'pension-term.name.long-career-quarters',
    message: 'Trimestres de la carrière longue',
  }),
  'state-pension.long-career-short': msg({
    id: 'pension-term.name.long-career-short',
    message: 'Trimestres qui manquent à la carrière longue',
  }),
  'state-pension.all-contributed-quarters': msg({
    id: 'pension-term.name.all-contributed-quarters',
    message: 'Trimestres cotisés, tous régimes',
  }),
  'state-pension.scheme-share': msg({
    id: 'pension-term.name.scheme-share',
    message: 'Part du régime général dans tous les régimes',
  }),
}

type Names = Readonly<Record<string, MessageDescriptor>>

/** Names of the figures of the base pension. */
const BASE_NAMES: Names = {
  'state-pension.wage': msg({ id: 'pension-term.name.wage', message: 'Salaire de l’année' }),
  'state-pension.ceiling': msg({ id: 'pension-term.name.ceiling', message: 'Plafond de la Sécurité sociale' }),
  'state-pension.capped-wage': msg({ id: 'pension-term.name.capped-wage', message: 'Salaire retenu, au plus le plafond' }),
  'state-pension.coefficient': msg({ id: 'pension-term.name.coefficient', message: 'Coefficient de revalorisation' }),
  'state-pension.raised-wage': msg({ id: 'pension-term.name.raised-wage', message: 'Salaire revalorisé' }),
  'state-pension.best-wages': msg({ id: 'pension-term.name.best-wages', message: 'Somme des meilleures années' }),
  'state-pension.counted-years': msg({ id: 'pension-term.name.counted-years', message: 'Années retenues' }),
  'state-pension.average-wage': msg({ id: 'pension-term.name.average-wage', message: 'Salaire annuel moyen' }),
  'state-pension.required-quarters': msg({ id: 'pension-term.name.required-quarters', message: 'Trimestres requis' }),
  'state-pension.all-quarters': msg({ id: 'pension-term.name.all-quarters', message: 'Trimestres tous régimes' }),
  'state-pension.scheme-quarters': msg({ id: 'pension-term.name.scheme-quarters', message: 'Trimestres du régime général' }),
  'state-pension.counted-quarters': msg({
    id: 'pension-term.name.counted-quarters',
    message: 'Trimestres comptés, au plus ceux requis',
  }),
  'state-pension.duration': msg({ id: 'pension-term.name.duration', message: 'Durée comptée sur durée requise' }),
  'state-pension.short-quarters': msg({ id: 'pension-term.name.short-quarters', message: 'Trimestres qui manquent à la durée' }),
  'state-pension.quarters-to-full-rate-age': msg({
    id: 'pension-term.name.quarters-to-full-rate-age',
    message: 'Trimestres jusqu’à 67 ans',
  }),
  'state-pension.most-missing-quarters': msg({
    id: 'pension-term.name.most-missing-quarters',
    message: 'Trimestres manquants au plus',
  }),
  'state-pension.none': msg({ id: 'pension-term.name.none', message: 'Zéro' }),
  'state-pension.whole': msg({ id: 'pension-term.name.whole', message: 'Coefficient entier' }),
  'state-pension.missing-quarters': msg({ id: 'pension-term.name.missing-quarters', message: 'Trimestres manquants' }),
  'state-pension.full-rate': msg({ id: 'pension-result.mark.full', message: 'Taux plein' }),
  'state-pension.rate-per-quarter': msg({ id: 'pension-term.name.rate-per-quarter', message: 'Décote par trimestre' }),
  'state-pension.rate-lost': msg({ id: 'pension-term.name.rate-lost', message: 'Décote' }),
  'state-pension.rate': msg({ id: 'pension-term.name.rate', message: 'Taux de la pension' }),
  'state-pension.uncapped': msg({ id: 'pension-term.name.uncapped', message: 'Pension avant le maximum' }),
  'state-pension.maximum-share': msg({ id: 'pension-term.name.maximum-share', message: 'Part du plafond' }),
  'state-pension.maximum': msg({ id: 'pension-term.name.maximum', message: 'Pension maximale' }),
  'state-pension.before-surcote': msg({ id: 'pension-term.name.before-surcote', message: 'Pension avant surcote' }),
  'state-pension.surcote-quarters': msg({ id: 'pension-term.name.surcote-quarters', message: 'Trimestres de surcote' }),
  'state-pension.surcote-per-quarter': msg({ id: 'pension-term.name.surcote-per-quarter', message: 'Surcote par trimestre' }),
  'state-pension.surcote': msg({ id: 'pension-term.name.surcote', message: 'Surcote' }),
  'state-pension.with-surcote': msg({ id: 'pension-term.name.with-surcote', message: 'Pension avec surcote' }),
  'state-pension.contributed-quarters': msg({ id: 'pension-term.name.contributed-quarters', message: 'Trimestres cotisés' }),
  'state-pension.counted-contributed-quarters': msg({
    id: 'pension-term.name.counted-contributed-quarters',
    message: 'Trimestres cotisés comptés',
  }),
  'state-pension.contributed-duration': msg({
    id: 'pension-term.name.contributed-duration',
    message: 'Durée cotisée sur durée requise',
  }),
  'state-pension.months-of-year': msg({ id: 'pension-term.name.months-of-year', message: 'Mois d’une année' }),
  'state-pension.minimum-plain': msg({ id: 'pension-term.name.minimum-plain', message: 'Minimum par mois' }),
  'state-pension.minimum-raised': msg({ id: 'pension-term.name.minimum-raised', message: 'Minimum majoré par mois' }),
  'state-pension.minimum-raise': msg({ id: 'pension-term.name.minimum-raise', message: 'Majoration du minimum par mois' }),
  'state-pension.minimum-plain-due': msg({ id: 'pension-term.name.minimum-plain-due', message: 'Minimum dû par mois' }),
  'state-pension.minimum-raise-due': msg({ id: 'pension-term.name.minimum-raise-due', message: 'Majoration due par mois' }),
  'state-pension.minimum-month': msg({ id: 'pension-term.name.minimum-month', message: 'Minimum de votre durée, par mois' }),
}

/** Names of the minimum, the children, the points, and of what all of it comes to. */
const OTHER_NAMES: Names = {
  'state-pension.minimum': msg({ id: 'pension-term.name.minimum', message: 'Minimum de votre durée, par an' }),
  'state-pension.minimum-ceiling-month': msg({
    id: 'pension-term.name.minimum-ceiling-month',
    message: 'Plafond de toutes les retraites, par mois',
  }),
  'state-pension.minimum-ceiling': msg({
    id: 'pension-term.name.minimum-ceiling',
    message: 'Plafond de toutes les retraites, par an',
  }),
  'state-pension.other-pensions': msg({ id: 'pension-term.name.other-pensions', message: 'Pensions d’autres régimes' }),
  'state-pension.minimum-short': msg({ id: 'pension-term.name.minimum-short', message: 'Ce qui manque au minimum' }),
  'state-pension.minimum-room': msg({ id: 'pension-term.name.minimum-room', message: 'Place sous le plafond' }),
  'state-pension.minimum-allowed': msg({ id: 'pension-term.name.minimum-allowed', message: 'Complément possible' }),
  'state-pension.minimum-top-up': msg({ id: 'pension-term.name.minimum-top-up', message: 'Complément jusqu’au minimum' }),
  'state-pension.before-children': msg({
    id: 'pension-term.name.before-children',
    message: 'Pension avant majoration pour enfants',
  }),
  'state-pension.children-share': msg({ id: 'pension-term.name.children-share', message: 'Taux de la majoration pour enfants' }),
  'state-pension.children-increase': msg({ id: 'pension-term.source.children', message: 'Majoration pour enfants' }),
  'state-pension.base-exact': msg({ id: 'pension-term.name.base-exact', message: 'Pension de base avant arrondi' }),
  'state-pension.base': msg({ id: 'pension-term.name.base', message: 'Pension de base, par an' }),
  'state-pension.point-value': msg({ id: 'pension-term.name.point-value', message: 'Valeur du point Agirc-Arrco' }),
  'state-pension.points-of-year': msg({ id: 'pension-term.name.points-of-year', message: 'Points de l’année' }),
  'state-pension.points-common': msg({ id: 'pension-term.name.points-common', message: 'Points au coefficient du départ' }),
  'state-pension.points-tranche-c': msg({ id: 'pension-term.name.points-tranche-c', message: 'Points de la tranche C' }),
  'state-pension.points': msg({ id: 'pension-term.name.points', message: 'Points Agirc-Arrco' }),
  'state-pension.point-reduction': msg({ id: 'pension-term.name.point-reduction', message: 'Abattement des points' }),
  'state-pension.point-coefficient': msg({ id: 'pension-term.name.point-coefficient', message: 'Coefficient des points' }),
  'state-pension.tranche-c-coefficient': msg({
    id: 'pension-term.name.tranche-c-coefficient',
    message: 'Coefficient de la tranche C',
  }),
  'state-pension.rights-common': msg({ id: 'pension-term.name.rights-common', message: 'Droits des points' }),
  'state-pension.rights-tranche-c': msg({ id: 'pension-term.name.rights-tranche-c', message: 'Droits de la tranche C' }),
  'state-pension.complementary-before-children': msg({
    id: 'pension-term.name.complementary-before-children',
    message: 'Complémentaire avant majoration',
  }),
  'state-pension.points-of-period': msg({ id: 'pension-term.name.points-of-period', message: 'Points de la période' }),
  'state-pension.points-children-share': msg({
    id: 'pension-term.name.points-children-share',
    message: 'Taux de majoration de la période',
  }),
  'state-pension.points-children-part': msg({
    id: 'pension-term.name.points-children-part',
    message: 'Majoration de la période',
  }),
  'state-pension.points-children-uncapped': msg({
    id: 'pension-term.name.points-children-uncapped',
    message: 'Majoration avant son plafond',
  }),
  'state-pension.points-children-most': msg({
    id: 'pension-term.name.points-children-most',
    message: 'Plafond de la majoration',
  }),
  'state-pension.points-children-increase': msg({
    id: 'pension-term.name.points-children-increase',
    message: 'Majoration pour enfants de la complémentaire',
  }),
  'state-pension.complementary-exact': msg({
    id: 'pension-term.name.complementary-exact',
    message: 'Complémentaire avant arrondi',
  }),
  'state-pension.complementary': msg({ id: 'pension-term.name.complementary', message: 'Pension complémentaire, par an' }),
  'state-pension.year': msg({ id: 'pension-term.name.year', message: 'Pension par an' }),
  'state-pension.month-exact': msg({ id: 'pension-term.name.month-exact', message: 'Pension par mois avant arrondi' }),
  'state-pension.month': msg({ id: 'pension-term.name.month', message: 'Par mois, brut' }),
  'pension.base': msg({ id: 'pension-term.name.all-base', message: 'Pension de base, autre régime compris' }),
  'pension.other-base': msg({ id: 'pension-term.name.all-other-base', message: 'Base d’un autre régime' }),
  'pension.complementary': msg({ id: 'pension-term.name.all-complementary', message: 'Complémentaire, autre régime compris' }),
  'pension.other-complementary': msg({
    id: 'pension-term.name.all-other-complementary',
    message: 'Complémentaire d’un autre régime',
  }),
  'pension.year': msg({ id: 'pension-term.name.year', message: 'Pension par an' }),
  'pension.months-of-year': msg({ id: 'pension-term.name.months-of-year', message: 'Mois d’une année' }),
  'pension.month-exact': msg({ id: 'pension-term.name.month-exact', message: 'Pension par mois avant arrondi' }),
  'pension.month': msg({ id: 'pension-term.name.month', message: 'Par mois, brut' }),
}

const NAMES: Readonly<Partial<Record<string, MessageDescriptor>>> = { ...BASE_NAMES, ...SCHEME_NAMES, ...OTHER_NAMES }

/** Names the figures of a pension, with the year that they are of. */
export const useFigureNames = (): ((figure: Derivation) => string) => {
  const { i18n } = useLingui()
  return ({ term, details }) => {
    const year = details?.['year']
    const words = NAMES[term]
    const name = words === undefined ? term : i18n._(words)
    return year === undefined ? name : `${name} (${String(year)})`
  }
}

/** What is said before the references of each source. */
export const useSourceWords = (): Readonly<Record<string, string>> => {
  const { t } = useLingui()
  return {
    career: t({ id: 'pension-term.source.career', message: 'Votre relevé et vos réponses' }),
    ceiling: t({ id: 'pension-term.source.ceiling', message: 'Plafond annuel' }),
    'average-wage': t({ id: 'pension-term.name.average-wage', message: 'Salaire annuel moyen' }),
    revaluation: t({ id: 'pension-term.source.revaluation', message: 'Revalorisation des salaires' }),
    quarters: t({ id: 'pension-result.ages.quarters', message: 'Trimestres' }),
    rate: t({ id: 'pension-term.source.rate', message: 'Taux et durée' }),
    'long-career': t({ id: 'pension-term.source.long-career', message: 'Carrière longue' }),
    maximum: t({ id: 'pension-term.name.maximum', message: 'Pension maximale' }),
    surcote: t({ id: 'pension-term.name.surcote', message: 'Surcote' }),
    minimum: t({ id: 'pension-term.source.minimum', message: 'Minimum contributif' }),
    'minimum-of-schemes': t({
      id: 'pension-term.source.minimum-of-schemes',
      message: 'Minimum contributif, plusieurs régimes',
    }),
    children: t({ id: 'pension-term.source.children', message: 'Majoration pour enfants' }),
    points: t({ id: 'pension-term.source.points', message: 'Agirc-Arrco' }),
    'points-children': t({ id: 'pension-term.source.points-children', message: 'Majorations de la complémentaire' }),
    rounding: t({ id: 'pension-term.source.rounding', message: 'Un seul arrondi, au centime' }),
    'pension-statement': t({ id: 'pension-term.source.pension-statement', message: 'Votre relevé' }),
  }
}
