import type { Term as NetTerm } from '@hautelisse/domain/net-income'
import type { Term as LifeTerm } from '@hautelisse/domain/payment-life'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { EXIT_TERMS } from '../look/exit-words.ts'

/** Name of every figure of the life of a payment. */
export const LIFE_WORDS: Readonly<Record<LifeTerm | NetTerm, MessageDescriptor>> = {
  'payment-life.payment': msg({ id: 'tax.life.term.payment', message: 'Somme versée' }),
  'payment-life.rate': msg({ id: 'tax.life.term.rate', message: 'Taux marginal d’aujourd’hui' }),
  'payment-life.contributions-rate': msg({ id: 'tax.life.term.contributions-rate', message: 'CSG et CRDS, en part' }),
  'payment-life.contributions': msg({ id: 'tax.life.term.contributions', message: 'CSG et CRDS à l’entrée' }),
  'payment-life.deductible-rate': msg({ id: 'tax.life.term.deductible-rate', message: 'CSG que l’impôt ne compte pas, en part' }),
  'payment-life.deductible': msg({ id: 'tax.life.term.deductible', message: 'CSG que l’impôt ne compte pas' }),
  'payment-life.invested': msg({ id: 'tax.life.term.invested', message: 'Ce qui entre dans le plan' }),
  'payment-life.taxable': msg({ id: 'tax.life.term.taxable', message: 'Ce que l’impôt compterait, touché' }),
  'payment-life.pay-share': msg({ id: 'tax.life.term.pay-share', message: 'Part du salaire après 10\u00A0% de frais' }),
  'payment-life.tax-saved': msg({ id: 'tax.life.term.tax-saved', message: 'Impôt en moins aujourd’hui' }),
  'payment-life.cost': msg({ id: 'tax.life.cost', message: 'Coût aujourd’hui' }),
  'payment-life.yearly-growth': msg({ id: 'tax.life.term.yearly-growth', message: 'Croissance d’une année, supposée' }),
  'payment-life.years': msg({ id: 'tax.life.term.years', message: 'Années de placement' }),
  'payment-life.growth': msg({ id: 'tax.life.term.growth', message: 'Croissance de toutes les années' }),
  'payment-life.value': EXIT_TERMS['tax-saving.exit-value'],
  'payment-life.taken': msg({ id: 'tax.life.taken', message: 'Prélèvements et impôt' }),
  'payment-life.annuity': msg({ id: 'tax.life.term.annuity', message: 'Rente d’une année, avant prélèvements' }),
  'payment-life.balance': msg({ id: 'tax.life.term.balance', message: 'Ce qui reste, moins le coût' }),
  'net-income.marginal-rate': EXIT_TERMS['tax-saving.exit-rate'],
  'net-income.charges-rate': EXIT_TERMS['tax-saving.exit-charges-rate'],
  'net-income.deductible-rate': msg({ id: 'tax.life.term.pension-csg-rate', message: 'CSG déductible d’une pension, en part' }),
  'net-income.taxed-share': EXIT_TERMS['tax-saving.exit-taxed-share'],
  'net-income.kept-share': EXIT_TERMS['tax-saving.exit-pension-share'],
  'net-income.flat-rate': EXIT_TERMS['tax-saving.exit-gains-rate'],
  'net-income.deductible': msg({ id: 'tax.life.term.pension-csg', message: 'CSG déductible d’une pension' }),
  'net-income.after-deductible': msg({ id: 'tax.life.term.after-csg', message: 'Montant moins la CSG déductible' }),
  'net-income.paid': msg({ id: 'tax.life.term.principal', message: 'Versement compris dans la sortie' }),
  'net-income.gains': EXIT_TERMS['tax-saving.exit-gains'],
  'net-income.principal-tax': EXIT_TERMS['tax-saving.exit-principal-tax'],
  'net-income.gains-tax': EXIT_TERMS['tax-saving.exit-gains-tax'],
  'net-income.charges': EXIT_TERMS['tax-saving.exit-charges'],
  'net-income.tax': EXIT_TERMS['tax-saving.exit-income-tax'],
  'net-income.after-charges': msg({ id: 'tax.life.term.after-charges', message: 'Reste avant impôt' }),
  'net-income.net': EXIT_TERMS['tax-saving.exit-net'],
}
