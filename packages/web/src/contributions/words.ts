import { yearOf, type PlainDate } from '@hautelisse/domain/calendar'
import { topUpCeilingYear, topUpShare, type ShownGauge } from '@hautelisse/domain/contributions'
import { formatShare, type Decimal } from '@hautelisse/domain/money'
import type { GaugePart } from '@hautelisse/machines/contributions'
import { useLingui } from '@lingui/react/macro'

/** What a gauge is called, what it counts, where its ceiling comes from, and the article. */
type GaugeWords = { readonly name: string; readonly what: string; readonly why: string; readonly source: string }

/** Puts a gauge into words: the account type's own name, and what it means. */
export const useGaugeWords = (
  { type, ceiling }: Pick<ShownGauge, 'type' | 'ceiling'>,
  { company, today }: { readonly company: string | undefined; readonly today: PlainDate },
): GaugeWords => {
  const { t } = useLingui()
  const whyOf = (share: Decimal | undefined, year: number): string => {
    if (share === undefined)
      return t({
        id: 'contributions.gauge.top-up-why-bare',
        message: 'Au plus une part du plafond annuel de la sécurité sociale, et trois fois vos propres versements.',
      })
    const rate = formatShare(share).replace(/,00(?!\d)/, '')
    return year === yearOf(today)
      ? t({
          id: 'contributions.gauge.top-up-why',
          message: `Au plus ${rate} du plafond annuel de la sécurité sociale, et trois fois vos propres versements.`,
        })
      : t({
          id: 'contributions.gauge.top-up-why-of',
          message: `Au plus ${rate} du plafond annuel de la sécurité sociale de ${year}, le dernier connu, et trois fois vos propres versements.`,
        })
  }
  const topUp =
    company === undefined
      ? t({ id: 'contributions.gauge.top-up', message: 'Abondement de votre entreprise' })
      : t({ id: 'contributions.gauge.top-up-of', message: `Abondement de votre entreprise, ${company}` })
  if (type === 'per')
    return {
      name: t({ id: 'contributions.gauge.per', message: 'PER' }),
      what: t({
        id: 'contributions.gauge.per-what',
        message: 'Vos versements de l’année connus ici, à déduire de vos revenus, tous PER ensemble',
      }),
      why: t({ id: 'contributions.gauge.per-why', message: 'Plafond de votre avis d’impôt.' }),
      source: 'Code général des impôts, art. 163 quatervicies',
    }
  const why = whyOf(topUpShare(type, ceiling, today), topUpCeilingYear(type, ceiling) ?? yearOf(today))
  return type === 'pee'
    ? {
        name: t({ id: 'contributions.gauge.pee', message: 'PEE' }),
        what: topUp,
        why,
        source: 'Code du travail, art. R.3332-8',
      }
    : {
        name: t({ id: 'contributions.gauge.perco', message: 'PERCO' }),
        what: t({ id: 'contributions.gauge.perco-what', message: `${topUp}, PERECO compris` }),
        why,
        source: 'Code du travail, art. R.3334-2\u00A0; Code monétaire et financier, art. D.224-10',
      }
}

/** Says of each call what is missing without it. */
export const usePartWords = (): Readonly<Record<GaugePart, string>> => {
  const { t } = useLingui()
  return {
    employee: t({ id: 'contributions.gauge.missing-employee', message: 'L’abondement de votre entreprise n’a pas pu être lu.' }),
    retirement: t({ id: 'contributions.gauge.missing-retirement', message: 'Votre plafond de déduction n’a pas pu être lu.' }),
  }
}
