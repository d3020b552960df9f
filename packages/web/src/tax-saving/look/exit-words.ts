import { formatFrenchDate, type PlainDate } from '@hautelisse/domain/calendar'
import { ANNUITY_PAYMENT_FEE, NET_RETURN, SMALL_ANNUITY_THRESHOLD, valueOrStandIn } from '@hautelisse/domain/law'
import { formatEuros, formatRate, isPositive, type Euros } from '@hautelisse/domain/money'
import type { ExitDoubt, ExitSourceCode, Term } from '@hautelisse/domain/tax-saving'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useAgeWords } from '../../ui/age-words/index.ts'
import { HIDDEN_AMOUNT, useHiddenAmounts } from '../../ui/amount/index.ts'

/** Writes amounts inside a text, or hides them with all others. */
const useMoneyText = (): ((amount: Euros) => string) => {
  const hidden = useHiddenAmounts()
  return (amount) => (hidden ? HIDDEN_AMOUNT : formatEuros(amount))
}

/** Figures of an exit, among those of the simulator. */
export type ExitTerm = Extract<Term, `tax-saving.exit-${string}`>

/** Names of the figures of an exit (TS-09). */
export const EXIT_TERMS: Readonly<Record<ExitTerm, MessageDescriptor>> = {
  'tax-saving.exit-payment': msg({ id: 'tax.look.term.exit-payment', message: 'Versement' }),
  'tax-saving.exit-deducted': msg({ id: 'tax.look.term.exit-deducted', message: 'Part du versement qui a été déduite' }),
  'tax-saving.exit-rate': msg({ id: 'tax.look.term.exit-rate', message: 'Votre taux marginal à la sortie' }),
  'tax-saving.exit-years': msg({ id: 'tax.look.term.exit-years', message: 'Années jusqu’à la sortie' }),
  'tax-saving.exit-growth': msg({ id: 'tax.look.term.exit-growth', message: 'Croissance' }),
  'tax-saving.exit-value': msg({ id: 'tax.look.term.exit-value', message: 'Valeur à la sortie' }),
  'tax-saving.exit-gains': msg({ id: 'tax.look.term.exit-gains', message: 'Gains' }),
  'tax-saving.exit-gains-rate': msg({ id: 'tax.look.term.exit-gains-rate', message: 'Taux sur les gains' }),
  'tax-saving.exit-gains-tax': msg({ id: 'tax.look.term.exit-gains-tax', message: 'Impôt sur les gains' }),
  'tax-saving.exit-principal-tax': msg({ id: 'tax.look.term.exit-principal-tax', message: 'Impôt sur le versement déduit' }),
  'tax-saving.exit-income-tax': msg({ id: 'tax.look.term.exit-income-tax', message: 'Impôt sur le revenu' }),
  'tax-saving.exit-charges': msg({ id: 'tax.look.term.exit-charges', message: 'Prélèvements sociaux' }),
  'tax-saving.exit-charges-rate': msg({ id: 'tax.look.term.exit-charges-rate', message: 'Taux des prélèvements sociaux' }),
  'tax-saving.exit-fee': msg({ id: 'tax.look.term.exit-fee', message: 'Ce qui reste après les frais' }),
  'tax-saving.exit-after-fee': msg({ id: 'tax.look.term.exit-after-fee', message: 'Valeur à convertir, après frais' }),
  'tax-saving.exit-factor': msg({ id: 'tax.look.term.exit-factor', message: 'Prix de 1 € de rente par an' }),
  'tax-saving.exit-birth-year': msg({ id: 'tax.look.term.exit-birth-year', message: 'Année de naissance' }),
  'tax-saving.exit-age': msg({ id: 'tax.look.term.exit-age', message: 'Âge à la sortie' }),
  'tax-saving.exit-technical-rate': msg({ id: 'tax.look.term.exit-technical-rate', message: 'Taux technique' }),
  'tax-saving.exit-payments-per-year': msg({ id: 'tax.look.term.exit-payments-per-year', message: 'Versements par an' }),
  'tax-saving.exit-annuity': msg({ id: 'tax.look.term.exit-annuity', message: 'Rente par an' }),
  'tax-saving.exit-pension': msg({ id: 'tax.look.term.exit-pension', message: 'Rente due à la part déduite' }),
  'tax-saving.exit-pension-share': msg({
    id: 'tax.look.term.exit-pension-share',
    message: 'Ce qui reste après l’abattement de 10 %',
  }),
  'tax-saving.exit-taxed-pension': msg({ id: 'tax.look.term.exit-taxed-pension', message: 'Part imposée comme une pension' }),
  'tax-saving.exit-rest': msg({ id: 'tax.look.term.exit-rest', message: 'Rente due à la part non déduite' }),
  'tax-saving.exit-taxed-share': msg({ id: 'tax.look.term.exit-taxed-share', message: 'Part imposable selon l’âge au départ' }),
  'tax-saving.exit-taxed-rest': msg({ id: 'tax.look.term.exit-taxed-rest', message: 'Part imposée selon l’âge' }),
  'tax-saving.exit-taxed': msg({ id: 'tax.look.term.exit-taxed', message: 'Rente imposable' }),
  'tax-saving.exit-net': msg({ id: 'tax.look.term.exit-net', message: 'Ce qui vous reste' }),
}

/**
 * What is said before the official references of a source, which stay in the words of French law.
 *
 * @param asOf day by whose law the exit is computed
 */
export const useExitSources = (asOf: PlainDate): Readonly<Record<ExitSourceCode, string>> => {
  const { t } = useLingui()
  const yearly = formatRate(valueOrStandIn(NET_RETURN, asOf).value)
  const fee = formatRate(valueOrStandIn(ANNUITY_PAYMENT_FEE, asOf).value)
  return {
    saver: t({ id: 'tax.look.source.saver', message: 'Vos réponses et vos choix' }),
    'net-return': t({
      id: 'tax.look.source.net-return',
      message: `Hypothèse du simulateur : rendement net supposé de ${yearly} par an`,
    }),
    'annuity-fee': t({ id: 'tax.look.source.annuity-fee', message: `Hypothèse du simulateur : frais de ${fee} sur la rente` }),
    'technical-rate': t({
      id: 'tax.look.source.technical-rate',
      message: 'Hypothèse du simulateur : taux technique de la rente',
    }),
    'table-women': t({
      id: 'tax.look.source.table-women',
      message: 'Table de mortalité réglementaire, rente sur une tête versée à la fin de chaque mois',
    }),
    'capital-deducted': t({ id: 'tax.look.source.capital-deducted', message: 'Versement déduit, imposé sans abattement' }),
    'capital-gains': t({ id: 'tax.look.source.capital-gains', message: 'Gains d’un capital' }),
    'pension-deduction': t({ id: 'tax.look.source.pension-deduction', message: 'Rente imposée comme une pension, moins 10 %' }),
    'annuity-share': t({ id: 'tax.look.source.annuity-share', message: 'Rente à titre onéreux, part selon l’âge au départ' }),
    'annuity-charges': t({ id: 'tax.look.source.annuity-charges', message: 'Prélèvements sociaux sur la rente' }),
  }
}

/**
 * Says what the law, or the question, leaves open (TS-10).
 *
 * @param asOf day by whose law the exit is computed
 */
export const useDoubtWords = (asOf: PlainDate): ((doubt: ExitDoubt) => string) => {
  const { t } = useLingui()
  const money = useMoneyText()
  const ageWords = useAgeWords()
  return (doubt) => {
    switch (doubt.kind) {
      case 'law-of-the-exit':
        return t({
          id: 'tax.look.doubt.law-of-the-exit',
          message: 'C’est la loi du jour de la sortie qui s’appliquera. Celle d’aujourd’hui est utilisée ici.',
        })
      case 'law-not-checked': {
        const day = formatFrenchDate(doubt.checkedUntil)
        return t({
          id: 'tax.look.doubt.law-not-checked',
          message: `La loi utilisée ici a été vérifiée jusqu’au ${day}. Elle a pu changer depuis.`,
        })
      }
      case 'one-rate':
        return doubt.form === 'capital'
          ? t({
              id: 'tax.look.doubt.one-rate',
              message:
                'Un seul taux est appliqué au versement déduit. Un capital reçu en une seule année peut atteindre des tranches plus hautes.',
            })
          : t({
              id: 'tax.look.doubt.one-rate-annuity',
              message:
                'Un seul taux est appliqué à toute la rente imposable. Avec vos autres revenus, elle peut atteindre une tranche plus haute.',
            })
      case 'waiver-needed': {
        const notDeducted = money(doubt.notDeducted)
        return [
          isPositive(doubt.notDeducted) &&
            t({
              id: 'tax.look.doubt.waiver-part',
              message: `La part non déduite de ce versement, ${notDeducted}, est traitée ici comme telle à la sortie.`,
            }),
          doubt.savesNothing &&
            t({
              id: 'tax.look.doubt.waiver-unused',
              message:
                'Ce versement ne vous fait rien économiser. Ce qui en est compté comme déduit est pourtant imposé ici à la sortie.',
            }),
          t({
            id: 'tax.look.doubt.waiver-needed',
            message:
              'À notre lecture de la loi, un versement ne sort comme non déduit que si vous avez renoncé à le déduire, au plus tard en le faisant et sans retour. Dépasser le plafond, ou ne rien économiser, ne suffit pas.',
          }),
        ]
          .filter((sentence) => sentence !== false)
          .join(' ')
      }
      case 'before-legal-age': {
        const legalAge = ageWords(doubt.legalAgeInMonths)
        return t({
          id: 'tax.look.doubt.before-legal-age',
          message: `Cette sortie vient avant l’âge légal de la retraite, ${legalAge} à votre âge. Jusque-là, un plan d’épargne retraite ne se débloque que si votre pension a commencé, ou dans les cas que la loi prévoit.`,
        })
      }
      case 'gains-option':
        return t({
          id: 'tax.look.doubt.gains-option',
          message: 'Vous pourrez demander le barème de l’impôt pour les gains, au lieu du taux forfaitaire.',
        })
      case 'pension-bounds':
        return t({
          id: 'tax.look.doubt.pension-bounds',
          message:
            'L’abattement de 10 % sur les pensions a un minimum pour chaque pensionné et un maximum pour tout le foyer. Ils ne sont pas regardés ici.',
        })
      case 'annuity-charges':
        return t({
          id: 'tax.look.doubt.annuity-charges',
          message:
            'Le taux des prélèvements sociaux sur la rente est notre lecture de la loi de financement de la sécurité sociale pour 2026, article 12.',
        })
      case 'small-annuity': {
        const [monthly, limit] = [money(doubt.monthly), formatEuros(valueOrStandIn(SMALL_ANNUITY_THRESHOLD, asOf).value)]
        return t({
          id: 'tax.look.doubt.small-annuity',
          message: `Une rente de ${monthly} par mois peut être remplacée par un capital : c’est possible jusqu’à ${limit} par mois, pour l’ensemble du contrat.`,
        })
      }
      default:
        return doubt satisfies never
    }
  }
}
