import { msg } from '@lingui/core/macro'
import { loadWords, type SimulationOfRoom } from '../shell/index.ts'
import { optional } from '../ui/late/index.ts'
import { RESULT_WORDS } from './catalogue.ts'
import { sheetWith } from './sheet.ts'

const TERMS = {
  birth: msg({ id: 'simulations.shared.month-of-birth', message: 'Mois de naissance' }),
  'born-on-first': msg({ id: 'simulations.shared.born-on-the-1st-of-the-month', message: 'Né(e) le 1er du mois' }),
  married: msg({ id: 'simulations.shared.married', message: 'Marié(e)' }),
  'children-raised': msg({ id: 'simulations.pension.term-children-raised', message: 'Enfants élevés' }),
  'children-credited': msg({ id: 'simulations.pension.term-children-credited', message: 'Enfants qui donnent des trimestres' }),
  'statement-years': msg({ id: 'simulations.pension.term-statement-years', message: 'Années du relevé' }),
  'statement-quarters': msg({ id: 'simulations.pension.term-statement-quarters', message: 'Trimestres du relevé' }),
  'statement-wages': msg({ id: 'simulations.pension.term-statement-wages', message: 'Total des salaires du relevé' }),
  'statement-points': msg({ id: 'simulations.pension.term-statement-points', message: 'Points du relevé' }),
  'reputed-quarters': msg({ id: 'simulations.pension.term-reputed-quarters', message: 'Trimestres réputés cotisés' }),
  'other-quarters': msg({ id: 'simulations.pension.term-other-quarters', message: 'Trimestres d’autres régimes' }),
  'other-base': msg({ id: 'simulations.pension.term-other-base', message: 'Pension de base d’autres régimes' }),
  'other-complementary': msg({
    id: 'simulations.pension.term-other-complementary',
    message: 'Complémentaire d’autres régimes',
  }),
  wage: msg({ id: 'simulations.pension.term-wage', message: 'Revenu à venir' }),
  level: msg({ id: 'simulations.pension.term-level', message: 'Années à venir' }),
  'pause-from': msg({ id: 'simulations.pension.term-pause-from', message: 'Arrêt à partir du' }),
  'pause-until': msg({ id: 'simulations.pension.term-pause-until', message: 'Arrêt jusqu’au' }),
  month: msg({ id: 'simulations.pension.term-month', message: 'Pension au taux plein' }),
  'month-least': msg({ id: 'simulations.pension.term-month-least', message: 'Pension au taux plein, au moins' }),
  'month-most': msg({ id: 'simulations.pension.term-month-most', message: 'Au plus' }),
  age: msg({ id: 'simulations.pension.term-age', message: 'Âge du taux plein' }),
  start: msg({ id: 'simulations.pension.term-start', message: 'Départ' }),
  'month-first': msg({ id: 'simulations.pension.term-month-first', message: 'Au premier départ possible' }),
  'age-first': msg({ id: 'simulations.pension.term-age-first', message: 'Âge du premier départ possible' }),
  'month-58': msg({ id: 'simulations.pension.term-month-58', message: 'À 58 ans' }),
  'month-59': msg({ id: 'simulations.pension.term-month-59', message: 'À 59 ans' }),
  'month-60': msg({ id: 'simulations.pension.term-month-60', message: 'À 60 ans' }),
  'month-61': msg({ id: 'simulations.pension.term-month-61', message: 'À 61 ans' }),
  'month-62': msg({ id: 'simulations.pension.term-month-62', message: 'À 62 ans' }),
  'month-63': msg({ id: 'simulations.pension.term-month-63', message: 'À 63 ans' }),
  'month-64': msg({ id: 'simulations.pension.term-month-64', message: 'À 64 ans' }),
  'month-65': msg({ id: 'simulations.pension.term-month-65', message: 'À 65 ans' }),
  'month-66': msg({ id: 'simulations.pension.term-month-66', message: 'À 66 ans' }),
  'month-67': msg({ id: 'simulations.pension.term-month-67', message: 'À 67 ans' }),
  'month-68': msg({ id: 'simulations.pension.term-month-68', message: 'À 68 ans' }),
  'month-69': msg({ id: 'simulations.pension.term-month-69', message: 'À 69 ans' }),
  'month-70': msg({ id: 'simulations.pension.term-month-70', message: 'À 70 ans' }),
}

/** What pages say of the simulations of this simulator. None opens it: the form asks for what the basis of an estimate does not tell. */
export const simulation: SimulationOfRoom = {
  title: msg({ id: 'simulations.shared.state-pension', message: 'Pension de l’État' }),
  inputs: {
    birth_month: 'birth',
    is_married: 'married',
    reputed_by_kind: 'reputed-quarters',
    'other_kinds.contributed': 'other-quarters',
    other_kinds: 'other-quarters',
    'statement.contributed': 'statement-quarters',
    'statement.assimilated': 'statement-quarters',
    'statement.wage': 'statement-wages',
    'statement.points': 'statement-points',
    'statement.agirc_points': 'statement-points',
    'statement.tranche_c_points': 'statement-points',
    statement: 'statement-years',
    from: 'wage',
    projection: 'wage',
    'projection.pause.from': 'pause-from',
    'projection.pause.until': 'pause-until',
    'projection.pause': 'pause-from',
  },
  calculation: optional(async () => {
    const [loaded] = await Promise.all([import('./case-calculation.tsx'), loadWords(RESULT_WORDS)])
    return loaded.CaseCalculation
  }),
  terms: TERMS,
  sheet: sheetWith(TERMS),
  words: {
    'level.full': msg({ id: 'simulations.pension.word-full', message: 'Base et complémentaire' }),
    'level.base': msg({ id: 'simulations.pension.word-base', message: 'Base seule' }),
    'level.duration': msg({ id: 'simulations.pension.word-duration', message: 'Trimestres seuls' }),
  },
}
