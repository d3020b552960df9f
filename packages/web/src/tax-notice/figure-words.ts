import type { CeilingTerm } from '@hautelisse/domain/income-tax'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Name of every figure of the ceilings; that of a line is followed by its year. */
export const CEILING_WORDS: Readonly<Record<CeilingTerm, MessageDescriptor>> = {
  'ceiling.payment': msg({ id: 'ceilings.figure.payment', message: 'Un de vos versements' }),
  'ceiling.paid': msg({ id: 'ceilings.figure.paid', message: 'Versements de l’année, en tout' }),
  'ceiling.too-late': msg({ id: 'ceilings.figure.too-late', message: 'Versé à partir de 70\u00A0ans' }),
  'ceiling.deductible': msg({ id: 'ceilings.figure.deductible', message: 'Versé avant 70\u00A0ans' }),
  'ceiling.line': msg({ id: 'ceilings.figure.line', message: 'Plafond sur l’avis' }),
  'ceiling.used': msg({ id: 'ceilings.figure.used', message: 'Utilisé sur le plafond' }),
  'ceiling.lent': msg({ id: 'ceilings.figure.lent', message: 'Utilisé par l’autre conjoint' }),
  'ceiling.used-in-all': msg({ id: 'ceilings.figure.used-in-all', message: 'Utilisé en tout sur le plafond' }),
  'ceiling.left': msg({ id: 'ceilings.figure.left', message: 'Reste du plafond' }),
  'ceiling.rest': msg({ id: 'ceilings.figure.rest', message: 'Versement encore à déduire, après le plafond' }),
  'ceiling.borrowed-rest': msg({
    id: 'ceilings.figure.borrowed-rest',
    message: 'Encore à déduire, après le plafond du conjoint',
  }),
  'ceiling.total': msg({ id: 'ceilings.figure.total', message: 'Somme des lignes de l’avis' }),
  'ceiling.room': msg({ id: 'ceilings.figure.room', message: 'Reste de tous les plafonds' }),
  'ceiling.from-own': msg({ id: 'ceilings.figure.from-own', message: 'Déduit sur vos plafonds' }),
  'ceiling.from-spouse': msg({ id: 'ceilings.figure.from-spouse', message: 'Déduit sur les plafonds du conjoint' }),
  'ceiling.deducted': msg({ id: 'ceilings.figure.deducted', message: 'Déduit cette année' }),
  'ceiling.above': msg({ id: 'ceilings.figure.above', message: 'Au-delà de tous les plafonds' }),
  'ceiling.by-payment': msg({ id: 'ceilings.figure.by-payment', message: 'Part de ce versement' }),
  'ceiling.expiring': msg({ id: 'ceilings.figure.expiring', message: 'Utilisable cette année seulement' }),
  'ceiling.before': msg({ id: 'ceilings.figure.before', message: 'À verser d’abord, avant le plafond' }),
  'ceiling.with': msg({ id: 'ceilings.figure.with', message: 'À verser en tout, avec le plafond' }),
  'ceiling.deduction': msg({ id: 'ceilings.figure.deduction', message: 'Déduit par le foyer' }),
  'ceiling.worth': msg({ id: 'ceilings.figure.worth', message: 'Impôt en moins grâce au plafond' }),
  'ceiling.most': msg({ id: 'ceilings.figure.most', message: 'Déductible dans l’année, au plus' }),
  'ceiling.wanted-payment': msg({ id: 'ceilings.figure.wanted-payment', message: 'Versement trouvé' }),
  'ceiling.saving': msg({ id: 'ceilings.figure.saving', message: 'Impôt en moins grâce au versement' }),
}
