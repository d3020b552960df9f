import type { Derivation } from '@hautelisse/domain/explain'
import { useLingui } from '@lingui/react/macro'
import type { Sources, Terms } from '../explanation/index.ts'

/** What the figures of a release are called where their calculation opens. */
export const useTerms = (): Terms => {
  const { t } = useLingui()
  const names: Readonly<Record<string, string>> = {
    'release.value': t({ id: 'release.term.value', message: 'Valeur du compte' }),
    'release.paid-in': t({ id: 'release.term.paid-in', message: 'Sommes versées et non rendues' }),
    'release.amount': t({ id: 'release.net.gross', message: 'Montant brut' }),
    'release.paid-in-part': t({ id: 'release.term.part', message: 'Part de vos versements' }),
    'release.gain': t({ id: 'release.term.gain', message: 'Plus-value estimée' }),
    'release.nothing': t({ id: 'release.term.nothing', message: 'Zéro' }),
    'release.charges-rate': t({ id: 'release.term.charges-rate', message: 'Taux des prélèvements sociaux' }),
    'release.charges': t({ id: 'explanation.term.social-charges', message: 'Prélèvements sociaux' }),
    'release.flat-rate': t({ id: 'release.term.flat-rate', message: 'Taux de l’impôt sur les gains' }),
    'release.flat-tax': t({ id: 'release.net.flat', message: 'Impôt sur les gains' }),
    'release.paid': t({ id: 'release.net.paid', message: 'Net estimé' }),
    'release.next-year': t({ id: 'release.term.next-year', message: 'Impôt de l’an prochain sur ce retrait' }),
    'release.tax-with': t({ id: 'release.term.tax-with', message: 'Impôt du foyer avec la part imposée' }),
    'release.tax-without': t({ id: 'release.term.tax-without', message: 'Impôt du foyer sans elle' }),
    'release.tax-with-quarter': t({ id: 'release.term.tax-quarter', message: 'Impôt du foyer avec un quart de la part imposée' }),
    'release.quarter-tax': t({ id: 'release.term.quarter', message: 'Impôt sur un quart de la part imposée' }),
    'release.quarters': t({ id: 'release.term.quarters', message: 'Nombre de quarts' }),
    'release.quotient-tax': t({ id: 'release.term.quotient', message: 'Impôt de l’an prochain, avec le quotient' }),
    'release.after-tax': t({ id: 'release.term.after-tax', message: 'Après l’impôt de l’an prochain' }),
    'release.after-quotient': t({ id: 'release.term.after-quotient', message: 'Après l’impôt, avec le quotient' }),
    'release.scale-base': t({ id: 'release.term.base', message: 'Part imposée au barème' }),
  }
  const nameOf = ({ term }: Derivation): string => names[term] ?? term
  return { reading: { assembled: new Set() }, nameOf, sign: 'before-value' }
}

/** What the figures rest on. */
export const useSources = (): Sources => {
  const { t } = useLingui()
  return {
    register: {
      account: { citations: [] },
      request: { citations: [] },
      'pro-rata': { citations: ['Code de la sécurité sociale, art. L.136-7, II, 5° b (PEA)'] },
      'gains-charges': { citations: ['Code de la sécurité sociale, art. L.136-7 et L.136-8, I, 2°'] },
      'gains-tax': { citations: ['Code général des impôts, art. 200 A'] },
      'deducted-tax': { citations: ['Code général des impôts, art. 158, 5, b quinquies'] },
      scale: { citations: ['Code général des impôts, art. 197'] },
      quotient: { citations: ['Code général des impôts, art. 163-0 A'] },
    },
    words: {
      account: t({ id: 'release.source.account', message: 'Selon votre compte' }),
      request: t({ id: 'release.source.request', message: 'Votre choix' }),
      'pro-rata': t({ id: 'release.source.pro-rata', message: 'Au prorata, comme pour un PEA' }),
      'gains-charges': t({ id: 'release.source.charges', message: 'Taux du jour de la vente' }),
      'gains-tax': t({ id: 'release.source.tax', message: 'Prélèvement forfaitaire unique' }),
      scale: t({ id: 'release.source.scale', message: 'Barème de l’impôt sur le revenu, pour les salaires indiqués' }),
      quotient: t({ id: 'release.source.quotient', message: 'Système du quotient, sur demande' }),
      'deducted-tax': t({ id: 'release.source.deducted', message: 'Versements déduits, imposés sans l’abattement de 10 %' }),
    },
  }
}
