import { formatFrenchDate, type PlainDate } from '@hautelisse/domain/calendar'
import { formatEuros } from '@hautelisse/domain/money'
import { shortIban } from '@hautelisse/domain/operations'
import {
  amountOf,
  type Frequency,
  type Happening,
  type Offer,
  type PaymentStep,
  type TaxChoice,
  type Way,
} from '@hautelisse/domain/payment'
import type { FieldError } from '@hautelisse/domain/validation'
import { selectForm, selectMandate, selectOffer, type PaymentSnapshot } from '@hautelisse/machines/payment'
import { useLingui } from '@lingui/react/macro'
import { useActErrors, useActTitles, useBlockedWords } from '../act/index.ts'
import { HIDDEN_AMOUNT, useHiddenAmounts } from '../ui/amount/index.ts'

/** Names of ways to pay and of frequencies. */
export const useNames = () => {
  const { t } = useLingui()
  return {
    way: {
      card: t({ id: 'payment.way.card', message: 'En une fois, par carte bancaire' }),
      debit: t({ id: 'payment.way.debit', message: 'En une fois, par prélèvement' }),
      scheduled: t({ id: 'payment.way.scheduled', message: 'Versement programmé' }),
    } satisfies Record<Way, string>,
    wayNote: {
      card: t({ id: 'payment.way.card-note', message: 'Débit immédiat, sur le site sécurisé de notre prestataire' }),
      debit: t({ id: 'payment.way.debit-note', message: 'Débit dans les jours qui suivent votre demande' }),
      scheduled: t({
        id: 'payment.way.scheduled-note',
        message: 'Le même montant, à la fréquence que vous choisissez, jusqu’à ce que vous l’arrêtiez',
      }),
    } satisfies Record<Way, string>,
    frequency: {
      MENSUELLE: t({ id: 'payment.frequency.monthly', message: 'Mensuelle' }),
      TRIMESTRIELLE: t({ id: 'payment.frequency.quarterly', message: 'Trimestrielle' }),
      SEMESTRIELLE: t({ id: 'payment.frequency.half-yearly', message: 'Semestrielle' }),
      ANNUELLE: t({ id: 'payment.frequency.yearly', message: 'Annuelle' }),
    } satisfies Record<Frequency, string>,
    every: {
      MENSUELLE: t({ id: 'payment.every.month', message: 'chaque mois' }),
      TRIMESTRIELLE: t({ id: 'payment.every.quarter', message: 'chaque trimestre' }),
      SEMESTRIELLE: t({ id: 'payment.every.half-year', message: 'chaque semestre' }),
      ANNUELLE: t({ id: 'payment.every.year', message: 'chaque année' }),
    } satisfies Record<Frequency, string>,
  }
}

/** How often, after an amount. */
export const usePeriodWords = (): Readonly<Record<Frequency, string>> => {
  const { t } = useLingui()
  return {
    MENSUELLE: t({ id: 'payment.period.month', message: 'par mois' }),
    TRIMESTRIELLE: t({ id: 'payment.period.quarter', message: 'par trimestre' }),
    SEMESTRIELLE: t({ id: 'payment.period.half-year', message: 'par semestre' }),
    ANNUELLE: t({ id: 'payment.period.year', message: 'par an' }),
  }
}

/** Names of the tax choices, and what each comes to. */
export const useTaxWords = () => {
  const { t } = useLingui()
  return {
    name: {
      DEDUCTIBLE: t({ id: 'payment.tax.deductible', message: 'Déductible de mes revenus' }),
      NOT_DEDUCTIBLE: t({ id: 'payment.tax.not-deductible', message: 'Non déductible' }),
    } satisfies Record<TaxChoice, string>,
    note: {
      DEDUCTIBLE: t({
        id: 'payment.tax.deductible-note',
        message: 'Il réduit votre revenu imposable de l’année ; il est imposé à la sortie',
      }),
      NOT_DEDUCTIBLE: t({
        id: 'payment.tax.not-deductible-note',
        message: 'Rien n’est déduit aujourd’hui ; à la sortie en capital, seul le gain est imposé',
      }),
    } satisfies Record<TaxChoice, string>,
  }
}

/** Words of a refusal (PAY-14). */
export const useErrorWords = (): ((error: FieldError) => string) => {
  const { t } = useLingui()
  return useActErrors()({
    required: ({ path }) =>
      path === 'replaces'
        ? t({ id: 'payment.error.programme', message: 'Dites si ce versement remplace l’autre ou s’y ajoute' })
        : undefined,
    wrong: ({ path }) =>
      path.startsWith('shares.') ? t({ id: 'payment.error.share', message: 'Saisissez un nombre entier de 0 à 100' }) : undefined,
    'amount-too-small': ({ min = '' }) => t({ id: 'payment.error.small', message: `Le montant minimum est de ${min} €` }),
    'amount-too-large': ({ max }) =>
      t({ id: 'payment.error.large', message: `Le montant ne peut pas dépasser ${max} € par versement` }),
    'yearly-ceiling': ({ max }) =>
      t({
        id: 'payment.error.yearly',
        message: `Il vous reste ${max} € à verser cette année : vos versements ne peuvent dépasser 25 % de votre rémunération brute`,
      }),
    'split-incomplete': () => t({ id: 'payment.error.split', message: 'La répartition doit être égale à 100 %' }),
    'fund-share-too-large': ({ max }) =>
      t({ id: 'payment.error.fund-share', message: `Ce fonds ne peut recevoir plus de ${max} % du versement` }),
  })
}

/** Why nothing can be paid to an account (PAY-17, PAY-24). */
export const useRefusalWords = (): ((refusal: NonNullable<Offer['refusal']>) => string) => {
  const blocked = useBlockedWords()
  return (refusal) => blocked(refusal.kind === 'blocked' ? refusal.code : undefined)
}

/** Titles of the steps, and the answers given on them. */
export const useStepWords = (snapshot: PaymentSnapshot) => {
  const { t } = useLingui()
  const hidden = useHiddenAmounts()
  const names = useNames()
  const [form, offer, mandate] = [selectForm(snapshot), selectOffer(snapshot), selectMandate(snapshot)]
  const titles: Readonly<Record<PaymentStep, string>> = {
    ...useActTitles(),
    amount: t({ id: 'payment.step.amount', message: 'Montant et répartition' }),
    means: t({ id: 'payment.step.means', message: 'Moyen de paiement' }),
  }
  const amount = amountOf(form)
  const written = amount === undefined ? '' : hidden ? HIDDEN_AMOUNT : formatEuros(amount)
  const answers: Readonly<Partial<Record<PaymentStep, string | undefined>>> = {
    account: offer?.account.title,
    amount: form.way === 'scheduled' ? `${written} ${names.every[form.frequency]}` : written,
    means:
      form.way === 'card'
        ? t({ id: 'payment.means.card', message: 'Carte bancaire' })
        : mandate?.iban === undefined
          ? undefined
          : shortIban(mandate.iban),
  }
  return { title: (step: PaymentStep) => titles[step], answer: (step: PaymentStep) => answers[step] }
}

/** What happens, in words; each with its day where it has one. */
export const useHappeningWords = () => {
  const { t } = useLingui()
  const names = useNames()
  return (
    { what }: Happening,
    {
      amount,
      invested,
      iban,
      frequency,
    }: { readonly amount: string; readonly invested: string; readonly iban: string; readonly frequency: Frequency },
  ): string => {
    switch (what) {
      case 'recorded':
        return t({ id: 'payment.next.recorded', message: 'Votre demande est enregistrée' })
      case 'captured':
        return t({ id: 'payment.next.captured', message: `Débit de ${amount} sur votre carte` })
      case 'changeable-until':
        return t({
          id: 'payment.next.changeable',
          message: 'Dernier jour pour arrêter ce versement avant son premier prélèvement',
        })
      case 'collected':
      case 'debited':
        return t({ id: 'payment.next.debited', message: `Prélèvement de ${amount} sur le compte ${iban}` })
      case 'invested':
        return t({ id: 'payment.next.invested', message: `Investissement de ${invested}, abondement compris (montant estimé)` })
      case 'again':
        return t({
          id: 'payment.next.again',
          message: `Puis ${names.every[frequency]}, sans date de fin. Vous pouvez l’arrêter quand vous voulez.`,
        })
      case 'available':
        return t({ id: 'payment.next.available', message: 'Ce versement devient disponible' })
      default:
        return what satisfies never
    }
  }
}

/** A day that is written, or none. */
export const dayText = (day: PlainDate | undefined): string | undefined => (day === undefined ? undefined : formatFrenchDate(day))
