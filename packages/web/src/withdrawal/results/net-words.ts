import { find, withoutZeros, type CalculationStep, type Derivation } from '@hautelisse/domain/explain'
import type { Origin, SourceCode, Term } from '@hautelisse/domain/net-income'
import { useLingui } from '@lingui/react/macro'
import type { StepWords } from '../../explanation/index.ts'
import { usePartWords } from '../part-words.ts'
import { useStepWords } from './step-words.tsx'
import { written } from './write-term.ts'

/** Names of the pieces that are taxed apart, by where the money comes from. */
export const useOriginWords = (): Readonly<Record<Origin, string>> => {
  const { t } = useLingui()
  return {
    ...usePartWords(),
    vvd: t({ id: 'withdrawal.origin.vvd', message: 'Versements volontaires déduits' }),
    vvnd: t({ id: 'withdrawal.origin.vvnd', message: 'Versements volontaires non déduits' }),
  }
}

/** Name of every figure of a net amount. */
export const useNetTermWords = (): Readonly<Record<Term, string>> => {
  const { t } = useLingui()
  return {
    'net-income.marginal-rate': t({ id: 'withdrawal.net.marginal-rate', message: 'Votre tranche d’impôt' }),
    'net-income.charges-rate': t({ id: 'withdrawal.net.charges-rate', message: 'Taux des prélèvements sociaux' }),
    'net-income.deductible-rate': t({ id: 'withdrawal.net.deductible-rate', message: 'CSG déductible, en points' }),
    'net-income.taxed-share': t({ id: 'withdrawal.net.taxed-share', message: 'Fraction imposable selon l’âge' }),
    'net-income.kept-share': t({ id: 'withdrawal.net.kept-share', message: 'Part imposable après l’abattement de 10 %' }),
    'net-income.flat-rate': t({ id: 'withdrawal.net.flat-rate', message: 'Impôt sur les gains' }),
    'net-income.deductible': t({ id: 'withdrawal.net.deductible', message: 'CSG déductible' }),
    'net-income.after-deductible': t({ id: 'withdrawal.net.after-deductible', message: 'Brut moins la CSG déductible' }),
    'net-income.paid': t({ id: 'withdrawal.net.paid', message: 'Versements' }),
    'net-income.gains': t({ id: 'withdrawal.net.gains', message: 'Gains' }),
    'net-income.principal-tax': t({ id: 'withdrawal.net.principal-tax', message: 'Impôt sur les versements déduits' }),
    'net-income.gains-tax': t({ id: 'withdrawal.net.gains-tax', message: 'Impôt sur les gains, en euros' }),
    'net-income.charges': t({ id: 'withdrawal.net.charges', message: 'Charges sociales' }),
    'net-income.tax': t({ id: 'withdrawal.net.bundle-tax', message: 'Impôt' }),
    'net-income.after-charges': t({ id: 'withdrawal.net.after-charges', message: 'Après les charges sociales' }),
    'net-income.net': t({ id: 'withdrawal.net.net', message: 'Net estimé' }),
  }
}

/** What is said before the official references of a source of a net amount. */
export const useNetSourceWords = (): Readonly<Record<SourceCode, string>> => {
  const { t } = useLingui()
  const charges = t({ id: 'withdrawal.net.source-charges', message: 'Prélèvements sociaux' })
  const tax = t({ id: 'withdrawal.net.income-tax', message: 'Impôt sur le revenu' })
  return {
    'net-choice': t({ id: 'withdrawal.net.source-choice', message: 'Votre choix sur cette page' }),
    'pension-charges': charges,
    'pension-csg': t({ id: 'withdrawal.net.deductible', message: 'CSG déductible' }),
    'pension-tax': tax,
    'annuity-share': t({ id: 'withdrawal.net.source-share', message: 'Fraction imposable des rentes' }),
    'annuity-charges': charges,
    'deducted-tax': tax,
    'gains-tax': tax,
    'gains-charges': charges,
    'exempt-gains': t({ id: 'withdrawal.net.source-exempt', message: 'Exonération d’impôt sur le revenu' }),
    'paid-assumed': t({
      id: 'withdrawal.net.source-paid',
      message: 'Hypothèse du simulateur : l’épargne d’aujourd’hui compte comme versements',
    }),
  }
}

const write = (node: Derivation, term: Term): string | undefined => {
  const figure = find(node, term)
  return figure && (figure.unit === 'rate' ? withoutZeros(written(figure)) : written(figure))
}

/** How charges or tax are computed, in one line: « 18,6 % de 258,19 € de gains ». */
const useTakenWords = (): ((taken: Derivation) => string) => {
  const { t } = useLingui()
  return (taken) => {
    const rate = write(taken, 'net-income.charges-rate') ?? write(taken, 'net-income.marginal-rate') ?? ''
    const flat = write(taken, 'net-income.flat-rate')
    const gains = write(taken, 'net-income.gains') ?? ''
    const principal = find(taken, 'net-income.principal-tax')
    const share = write(taken, 'net-income.taxed-share')
    const kept = write(taken, 'net-income.kept-share')
    const points = write(taken, 'net-income.deductible-rate')
    if (principal !== undefined) {
      const paid = write(principal, 'net-income.paid') ?? ''
      return t({
        id: 'withdrawal.net.of-principal',
        message: `${rate} de ${paid} de versements déduits, ${flat ?? ''} de ${gains} de gains`,
      })
    }
    const onGains = flat ?? rate
    if (gains !== '') return t({ id: 'withdrawal.net.of-gains', message: `${onGains} de ${gains} de gains` })
    if (rate === '') return t({ id: 'withdrawal.net.exempt', message: 'Exonéré d’impôt sur le revenu' })
    if (share !== undefined)
      return t({ id: 'withdrawal.net.of-share', message: `${rate} sur ${share} du brut, selon l’âge au départ` })
    if (kept === undefined) return t({ id: 'withdrawal.net.of-gross', message: `${rate} du brut` })
    return points === undefined
      ? t({ id: 'withdrawal.net.of-pension', message: `${rate} sur ${kept} du brut` })
      : t({ id: 'withdrawal.net.of-pension-csg', message: `${rate} sur ${kept} du brut, après ${points} de CSG déductible` })
  }
}

/** Puts a step of a net amount into words; those that lead to the gross are worded as ever. */
export const useNetStepWords = (): ((step: CalculationStep) => StepWords) => {
  const { t } = useLingui()
  const terms = useNetTermWords()
  const origins: Readonly<Partial<Record<string, string>>> = useOriginWords()
  const taken = useTakenWords()
  const gross = useStepWords()
  const operatorOf = (operand: Derivation): string => `−\u00A0${written(operand)}`
  const originOf = ({ details }: Derivation): string => origins[String(details?.['part'] ?? '')] ?? ''
  return (step) => {
    const { operand } = step
    switch (operand?.term) {
      case 'net-income.charges':
        return {
          name: terms['net-income.charges'],
          operator: operatorOf(operand),
          detail: taken(operand),
          result: terms['net-income.after-charges'],
        }
      case 'net-income.tax':
        return {
          name: t({ id: 'withdrawal.net.income-tax', message: 'Impôt sur le revenu' }),
          operator: operatorOf(operand),
          detail: taken(operand),
          result: terms['net-income.net'],
        }
      case 'withdrawal.share-up-to': {
        const origin = originOf(operand)
        return {
          ...gross(step),
          name: t({ id: 'withdrawal.net.share', message: 'Part dans l’épargne du contrat' }),
          detail: t({ id: 'withdrawal.net.share-up-to', message: `Jusqu’à : ${origin}` }),
          result: t({ id: 'withdrawal.net.share-result', message: 'Brut, pour cette part' }),
        }
      }
      case 'withdrawal.share-of-payment':
        return {
          name: t({ id: 'withdrawal.net.other-shares', message: 'Parts comptées à part' }),
          operator: operatorOf(operand),
          detail: originOf(operand),
          result: t({ id: 'withdrawal.net.share-result', message: 'Brut, pour cette part' }),
        }
      case undefined:
      default:
        return gross(step)
    }
  }
}
