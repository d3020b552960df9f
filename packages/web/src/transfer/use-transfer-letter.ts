import { contractNumber, type Account } from '@hautelisse/domain/accounts'
import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { DocumentBlock, DocumentTree } from '@hautelisse/domain/explain'
import { formatEuros, type Euros } from '@hautelisse/domain/money'
import { asksForLast, asksForWork, type TransferForm, type TransferOffer } from '@hautelisse/domain/transfer'
import { selectForm, selectTransfer, type TransferSnapshot } from '@hautelisse/machines/transfer'
import { useLingui } from '@lingui/react/macro'
import { ROOM_TO_WRITE, useCommonPieces, useSaverLetter } from '../letter/index.ts'
import { useApp } from '../shell/index.ts'
import { HIDDEN_AMOUNT, useHiddenAmounts } from '../ui/amount/index.ts'
import { usePlaceWords } from './words.ts'

/** What the law of the plan asks of the saver, answered in sentences. */
const useAnswers = (): ((offer: TransferOffer, form: TransferForm) => readonly string[]) => {
  const { t } = useLingui()
  return (offer, form) => {
    const company = offer.account.company_name ?? t({ id: 'transfer.paper.company', message: 'cette entreprise' })
    const work =
      !asksForWork(offer) || form.isEmployed === null
        ? []
        : form.isEmployed
          ? [t({ id: 'transfer.paper.works', message: `Je travaille toujours chez ${company}.` })]
          : [t({ id: 'transfer.paper.left', message: `Je ne travaille plus chez ${company}.` })]
    const { last } = form
    const before = !asksForLast(offer, form)
      ? []
      : last.trim() === ''
        ? [t({ id: 'transfer.paper.first', message: 'Je n’ai jamais transféré ce plan.' })]
        : [t({ id: 'transfer.paper.last', message: `Mon dernier transfert de ce plan date du ${last}.` })]
    return [...work, ...before]
  }
}

/** The letter of a request for a transfer, as the answers stand: what is still missing has room to be written. Undefined before a contract is chosen. */
export const useTransferLetter = (
  snapshot: TransferSnapshot,
  addressOf: (account: Pick<Account, 'company_name'>) => readonly string[] | undefined,
): (() => DocumentTree | undefined) => {
  const { t } = useLingui()
  const [answers, places, common, letter] = [useAnswers(), usePlaceWords(), useCommonPieces(), useSaverLetter()]
  const isHidden = useHiddenAmounts()
  const on = formatFrenchDate(useApp().clock.today())
  const [form, chosen] = [selectForm(snapshot), selectTransfer(snapshot)]
  const write = (amount: Euros): string => (isHidden ? HIDDEN_AMOUNT : formatEuros(amount))
  const written = (text: string): string => (text.trim() === '' ? ROOM_TO_WRITE.slice(0, ROOM_TO_WRITE.length / 2) : text.trim())
  /** From when it is possible, or until when the money arrives: never both. */
  const whenText = ({ verdict, lastDay }: NonNullable<typeof chosen>): string => {
    if (verdict.kind === 'not-yet') {
      const from = formatFrenchDate(verdict.from)
      return t({ id: 'transfer.paper.from', message: `Ce transfert est possible dès le ${from}.` })
    }
    if (verdict.kind === 'still-member')
      return t({
        id: 'transfer.paper.member',
        message: 'Ce transfert est possible quand vous n’êtes plus tenu d’adhérer à ce plan.',
      })
    const last = lastDay === undefined ? '' : formatFrenchDate(lastDay)
    return last === ''
      ? ''
      : t({ id: 'transfer.paper.until', message: `Pour une demande complète le ${on}, l’argent arrive au plus tard le ${last}.` })
  }
  return () => {
    if (chosen === undefined) return undefined
    const { account, parts } = chosen.offer
    const [plan, manager, number] = [account.title, written(form.manager), written(form.number)]
    const said = answers(chosen.offer, form).join(' ')
    const body: readonly DocumentBlock[] = [
      {
        kind: 'paragraph',
        text: t({
          id: 'transfer.paper.asks',
          message: `Je demande le transfert de toute l’épargne de ce contrat vers ${manager}.`,
        }),
      },
      {
        kind: 'band',
        facts: [
          {
            name: t({ id: 'letter.band.plan', message: 'Plan' }),
            value: [plan, account.company_name].filter((word) => word !== undefined).join(', '),
          },
          { name: t({ id: 'letter.band.contract', message: 'Contrat' }), value: contractNumber(account) },
          {
            name: t({ id: 'letter.band.amount', message: 'Montant demandé' }),
            value: t({ id: 'transfer.paper.all', message: 'toute l’épargne' }),
          },
          { name: t({ id: 'transfer.paper.number', message: 'Contrat qui la reçoit' }), value: number },
        ],
      },
      ...(said === '' ? [] : [{ kind: 'paragraph', text: said } as const]),
      {
        kind: 'paragraph',
        text: t({ id: 'transfer.paper.parts', message: `Ce qui va où, à la valeur du ${on} :` }),
      },
      { kind: 'facts', rows: parts.map(({ to, amount }) => ({ name: places[to], value: write(amount) })) },
    ]
    return letter({
      account,
      to: addressOf(account),
      subject: t({ id: 'transfer.paper.subject', message: `transfert de mon contrat ${plan}` }),
      body,
      pieces: [
        common.identity,
        t({
          id: 'transfer.paper.agreement',
          message: 'accord de l’organisme qui reçoit l’épargne, avec ses coordonnées bancaires',
        }),
      ],
      noted: t({
        id: 'transfer.paper.noted',
        message:
          'J’ai noté que mes parts seront vendues à la valeur du jour de la vente, et que le montant transféré peut différer.',
      }),
      note: [
        t({
          id: 'transfer.paper.hand-over',
          message: `Remettez cette lettre et ses pièces à ${manager}, qui nous l’adresse. Rien n’est envoyé d’ici.`,
        }),
        whenText(chosen),
      ]
        .filter((text) => text !== '')
        .join(' '),
      foot: t({ id: 'transfer.print.foot', message: `Demande de transfert préparée le ${on}` }),
    })
  }
}
