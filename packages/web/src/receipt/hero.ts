import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { DocumentBlock, DocumentTone } from '@hautelisse/domain/explain'
import { euros, isPositive, sumEuros, ZERO_EUROS, type Euros } from '@hautelisse/domain/money'
import { paymentRequest } from '@hautelisse/domain/payment'
import { useLingui } from '@lingui/react/macro'
import { threadsPerGroup, threadUnit } from '../ui/charts/index.ts'
import type { ReceiptTold } from './told.ts'
import { useWriting } from './written.ts'

/** Threads of the drawing: a line of paper keeps them apart. */
const THREADS = { least: 20, most: 50 } as const

/** What a payment or a switch asked for: what was sent, else what its operation says. */
const askedOf = ({ receipt: { request }, operation }: ReceiptTold): Euros =>
  paymentRequest.safeParse(request).data?.amount ?? operation?.told_amount ?? operation?.amount ?? ZERO_EUROS

/** The sum for which the page is kept. */
export const mainSum = (told: ReceiptTold): Euros => told.sums.sale?.paid.value ?? told.sums.premium?.net.value ?? askedOf(told)

/** What the sum is: where it goes and when, in the tense of the moment. */
const useMainNote = (): ((told: ReceiptTold) => string) => {
  const { t } = useLingui()
  const dayOf = ({ steps }: ReceiptTold, step: string): string | undefined => {
    const day = steps.find((one) => one.step === step)?.day
    return day === undefined ? undefined : formatFrenchDate(day)
  }
  const outNote = (told: ReceiptTold): string => {
    const on = dayOf(told, 'on-account')
    if (told.details?.paid_to?.by === 'company')
      return told.stage === 'done'
        ? t({ id: 'receipt.note.with-pay-done', message: 'annoncés, versés avec votre paie' })
        : t({ id: 'receipt.note.with-pay', message: 'environ, avec votre paie' })
    if (on === undefined) return t({ id: 'receipt.note.about', message: 'environ' })
    return told.stage === 'done'
      ? t({ id: 'receipt.note.arrived', message: `annoncés, sur votre compte depuis le ${on}` })
      : t({ id: 'receipt.note.arrives', message: `environ, sur votre compte le ${on}` })
  }
  const placedNote = (told: ReceiptTold): string => {
    const on = dayOf(told, 'invested') ?? dayOf(told, 'purchase')
    if (on === undefined) return t({ id: 'receipt.note.to-place', message: 'à placer' })
    return told.stage === 'done'
      ? t({ id: 'receipt.note.placed', message: `placés le ${on}` })
      : t({ id: 'receipt.note.places', message: `à placer le ${on}` })
  }
  return (told) => {
    if (told.stage === 'ended') return t({ id: 'receipt.note.ended', message: 'demandés' })
    if (told.sums.sale !== undefined) return outNote(told)
    return told.sums.premium === undefined
      ? placedNote(told)
      : t({ id: 'receipt.note.premium', message: 'après CSG et CRDS, selon votre choix' })
  }
}

type Part = { readonly name: string; readonly amount: Euros; readonly tone: DocumentTone; readonly isSupposed: boolean }

const useParts = (): ((told: ReceiptTold) => readonly Part[]) => {
  const { t } = useLingui()
  return (told) => {
    const { sale, premium, topUps } = told.sums
    const isSupposed = told.stage === 'before' || told.stage === 'on-the-way'
    const contributions = t({ id: 'operations.breakdown.tax-note', message: 'CSG et CRDS' })
    if (sale !== undefined)
      return [
        {
          name:
            told.details?.paid_to?.by === 'company'
              ? t({ id: 'act.life.with-pay', message: 'Avec votre paie' })
              : t({ id: 'act.life.on-account', message: 'Sur votre compte' }),
          amount: sale.paid.value,
          tone: 'd1',
          isSupposed,
        },
        {
          name: t({ id: 'explanation.term.social-charges', message: 'Prélèvements sociaux' }),
          amount: sale.charges.value,
          tone: 'd5',
          isSupposed,
        },
        {
          name: t({ id: 'release.net.flat', message: 'Impôt sur les gains' }),
          amount: sale.flatTax.value,
          tone: 'd6',
          isSupposed,
        },
      ]
    if (premium === undefined && topUps.length === 0) return []
    const added = sumEuros(topUps.map(({ net }) => net.value))
    const taken = sumEuros([...topUps.map((one) => one.contributions.value), premium?.contributions.value ?? ZERO_EUROS])
    return [
      {
        name:
          premium === undefined
            ? t({ id: 'act.kept.payment', message: 'Votre versement' })
            : t({ id: 'receipt.part.premium', message: 'Votre prime nette' }),
        amount: premium?.net.value ?? askedOf(told),
        tone: 'd1',
        isSupposed: false,
      },
      { name: t({ id: 'receipt.part.top-up', message: 'Net de l’abondement' }), amount: added, tone: 'd2', isSupposed },
      { name: contributions, amount: taken, tone: 'd5', isSupposed },
    ]
  }
}

/** The whole and its parts as bundles of threads; nothing while amounts are hidden, whose shares they would show. */
const useThreads = (): ((told: ReceiptTold) => readonly DocumentBlock[]) => {
  const { t } = useLingui()
  const { write, isHidden } = useWriting()
  const partsOf = useParts()
  return (told) => {
    const parts = partsOf(told).filter(({ amount }) => isPositive(amount))
    if (isHidden || parts.length < 2) return []
    const amounts = parts.map(({ amount }) => amount.toNumber())
    const total = sumEuros(parts.map(({ amount }) => amount))
    const unit = threadUnit(total.toNumber(), THREADS)
    const counts = threadsPerGroup(amounts, unit)
    const [whole, said] = [write(total), parts.map(({ name, amount }) => `${name} ${write(amount)}`).join(', ')]
    return [
      {
        kind: 'threads',
        alt: t({ id: 'receipt.threads.alt', message: `Répartition de ${whole} : ${said}.` }),
        bundles: parts.map(({ name, amount, tone, isSupposed }, at) => {
          const bundle = { name, value: write(amount), tone, count: counts[at] ?? 1 }
          return isSupposed ? Object.assign(bundle, { isSupposed: true as const }) : bundle
        }),
      },
    ]
  }
}

/** The sum with what it is, and how the whole is shared out. */
export const useHero = (): ((told: ReceiptTold) => readonly DocumentBlock[]) => {
  const { write } = useWriting()
  const [noteOf, threadsOf] = [useMainNote(), useThreads()]
  return (told) => [{ kind: 'figure', name: '', value: write(euros(mainSum(told))), note: noteOf(told) }, ...threadsOf(told)]
}
