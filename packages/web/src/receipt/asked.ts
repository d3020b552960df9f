import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { destinationsOf, type TransactionDetails } from '@hautelisse/domain/operations'
import { paymentRequest, type Frequency } from '@hautelisse/domain/payment'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useReasonWords } from '../release/index.ts'
import { useNames } from './names.ts'
import type { ReceiptTold } from './told.ts'
import { useWriting } from './written.ts'

/** Names that a sentence holds, and signs of each; the others are counted. */
const MOST_NAMED = 2
const LONGEST_NAME = 36
const MOST_FUNDS = 4

/** Why savings are released, and the event that allows it. */
const useReasonSentences = (): ((told: ReceiptTold) => readonly string[]) => {
  const { t } = useLingui()
  const words = useReasonWords()
  return ({ reason, details }) => {
    if (reason === undefined) return []
    const { name, event } = words(reason)
    const day = details?.asked?.event_date
    if (day === undefined) return [`${name}.`]
    const on = formatFrenchDate(day)
    return event === undefined
      ? [t({ id: 'receipt.asked.event', message: `${name}, événement du ${on}.` })]
      : [t({ id: 'receipt.asked.named-event', message: `${name}. ${event}, le ${on}.` })]
  }
}

const shortName = (name: string): string => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name)

/** Documents that came with the request. */
const useDocumentSentence = (): ((details: TransactionDetails | undefined) => readonly string[]) => {
  const { t, i18n } = useLingui()
  return (details) => {
    const all = details?.documents ?? []
    if (all.length === 0) return []
    const more = all.length - MOST_NAMED
    const others = more > 0 ? [t({ id: 'receipt.asked.more', message: plural(more, { one: '# autre', other: '# autres' }) })] : []
    const names = new Intl.ListFormat(i18n.locale).format([
      ...all.slice(0, MOST_NAMED).map(({ name }) => shortName(name)),
      ...others,
    ])
    return [
      t({
        id: 'receipt.asked.documents',
        message: plural(all.length, { one: `Une pièce : ${names}.`, other: `# pièces : ${names}.` }),
      }),
    ]
  }
}

/** How a payment is made, and into which funds. */
const usePaymentSentences = (): ((told: ReceiptTold) => readonly string[]) => {
  const { t, i18n } = useLingui()
  const { write } = useWriting()
  const names = useNames()
  return ({ receipt: { request }, details, bought }) => {
    const asked = paymentRequest.safeParse(request).data
    const method = asked?.method ?? details?.asked?.method
    const paid =
      method === 'CARD'
        ? [t({ id: 'receipt.asked.card', message: 'Payé par carte bancaire ; nous ne gardons aucun numéro de carte.' })]
        : method === undefined
          ? []
          : [t({ id: 'receipt.asked.debit', message: 'Payé par prélèvement.' })]
    const rhythm: Readonly<Record<Frequency, string>> = {
      MENSUELLE: t({ id: 'receipt.asked.monthly', message: 'Chaque mois.' }),
      TRIMESTRIELLE: t({ id: 'receipt.asked.quarterly', message: 'Chaque trimestre.' }),
      SEMESTRIELLE: t({ id: 'receipt.asked.half-yearly', message: 'Chaque semestre.' }),
      ANNUELLE: t({ id: 'receipt.asked.yearly', message: 'Chaque année.' }),
    }
    const said = asked?.periodicity === undefined ? undefined : rhythm[asked.periodicity]
    const funds = bought.slice(0, MOST_FUNDS).map((row) => `${names.fundOf(details, row)} ${write(row.amount)}`)
    const list = new Intl.ListFormat(i18n.locale).format(funds)
    return [
      ...paid,
      ...(said === undefined ? [] : [said]),
      ...(funds.length === 0 ? [] : [t({ id: 'receipt.asked.spread', message: `Répartition : ${list}.` })]),
    ]
  }
}

/** Where a premium goes. */
const usePremiumSentence = (): ((told: ReceiptTold) => readonly string[]) => {
  const { t, i18n } = useLingui()
  const { write } = useWriting()
  const names = useNames()
  return ({ details }) => {
    const parts = (details === undefined ? [] : destinationsOf(details)).flatMap((part) => {
      const amount = write(part.amount)
      if (part.kind === 'levies') return []
      return part.kind === 'account'
        ? [`${names.planOf(part.policyId)} ${amount}`]
        : [t({ id: 'receipt.asked.bank', message: `votre compte bancaire ${amount}` })]
    })
    const list = new Intl.ListFormat(i18n.locale).format(parts)
    return parts.length === 0 ? [] : [t({ id: 'receipt.asked.where', message: `Où va la prime : ${list}.` })]
  }
}

/** What was asked for, in sentences, and how it was confirmed. */
export const useAsked = (): ((told: ReceiptTold) => string) => {
  const { t } = useLingui()
  const [reasons, documents, payment, premium] = [
    useReasonSentences(),
    useDocumentSentence(),
    usePaymentSentences(),
    usePremiumSentence(),
  ]
  const own = (told: ReceiptTold): readonly string[] => {
    switch (told.receipt.act) {
      case 'payment':
        return payment(told)
      case 'option-bulletin':
        return premium(told)
      case 'retirement':
        return [
          t({ id: 'receipt.asked.retirement', message: 'Un capital à la retraite, selon les résultats que vous avez signés.' }),
        ]
      case 'release':
      case 'fund-switch':
        return []
      default:
        return told.receipt.act satisfies never
    }
  }
  return (told) =>
    [
      ...reasons(told),
      ...own(told),
      ...documents(told.details),
      ...(told.details?.asked?.with_code === true
        ? [t({ id: 'receipt.asked.with-code', message: 'Confirmé par un code reçu sur votre mobile.' })]
        : []),
    ].join(' ')
}
