import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Names of the quarters of all schemes: what counts for a long career, and the share of a scheme in the minimum. */
export const SCHEME_NAMES: Readonly<Record<string, MessageDescriptor>> = {
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
