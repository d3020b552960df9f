import { contractNumber } from '@hautelisse/domain/accounts'
import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { DocumentTree } from '@hautelisse/domain/explain'
import { euros, formatEuros, parseAmount } from '@hautelisse/domain/money'
import { hasEvent } from '@hautelisse/domain/release'
import { selectCase, selectCaseForm, type CaseSnapshot } from '@hautelisse/machines/retirement-withdrawal'
import { useLingui } from '@lingui/react/macro'
import { ROOM_TO_WRITE, useCommonPieces, useSaverLetter } from '../letter/index.ts'
import { useDocumentWords, useReasonWords } from '../release/index.ts'
import { useApp } from '../shell/index.ts'
import { useHiddenAmounts } from '../ui/amount/index.ts'

/** A name as it stands within a sentence. */
const within = (name: string): string => name.charAt(0).toLocaleLowerCase() + name.slice(1)

/** The letter of a request by post, as the answers stand: what is still missing has room to be written. Undefined before a contract and a reason are chosen. */
export const useCaseLetter = (
  snapshot: CaseSnapshot,
  addressOf: (account: { readonly company_name?: string | undefined }) => readonly string[] | undefined,
): (() => DocumentTree | undefined) => {
  const { t } = useLingui()
  const [reasons, documents, common, letter] = [useReasonWords(), useDocumentWords(), useCommonPieces(), useSaverLetter()]
  const isHidden = useHiddenAmounts()
  const on = formatFrenchDate(useApp().clock.today())
  const [form, chosen] = [selectCaseForm(snapshot), selectCase(snapshot)]
  const room = ROOM_TO_WRITE.slice(0, 16)
  return () => {
    if (chosen === undefined || form.reason === '') return undefined
    const { account } = chosen.offer
    const [said, plan] = [reasons(form.reason), account.title]
    const [reason, event, day] = [within(said.name), said.event, form.event === '' ? room : form.event]
    const parsed = parseAmount(form.amount)
    const asked = parsed.kind === 'amount' && !isHidden ? formatEuros(euros(parsed.amount)) : room
    const until = chosen.law?.kind === 'allowed' ? chosen.law.lastDay : undefined
    const last = until === undefined ? undefined : formatFrenchDate(until)
    return letter({
      account,
      to: addressOf(account),
      subject: t({ id: 'exit.paper.subject', message: `retrait de mon contrat ${plan}, ${reason}` }),
      body: [
        {
          kind: 'paragraph',
          text: !hasEvent(form.reason)
            ? t({ id: 'exit.paper.asks-only', message: `Je demande le retrait de mon épargne : ${reason}.` })
            : event === undefined
              ? t({
                  id: 'exit.paper.asks',
                  message: `Je demande le retrait de mon épargne : ${reason}. L’événement est du ${day}.`,
                })
              : t({
                  id: 'exit.paper.asks-named',
                  message: `Je demande le retrait de mon épargne : ${reason}. ${event} : le ${day}.`,
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
              value: t({ id: 'exit.paper.gross', message: `${asked} brut` }),
            },
          ],
        },
        {
          kind: 'paragraph',
          text: t({ id: 'exit.paper.pay', message: 'Merci de virer la somme sur mon compte bancaire, dont le RIB est joint.' }),
        },
      ],
      pieces: [...chosen.documents.map((document) => within(documents(document))), common.identity, common.bank],
      noted:
        form.reason === 'HOME'
          ? t({
              id: 'exit.paper.noted-home',
              message:
                'J’ai noté que mes parts seront vendues à la valeur du jour de la vente, et que les versements obligatoires ne peuvent pas être retirés.',
            })
          : t({ id: 'exit.paper.noted', message: 'J’ai noté que mes parts seront vendues à la valeur du jour de la vente.' }),
      note: [
        last === undefined ? '' : t({ id: 'exit.paper.until', message: `À nous faire parvenir avant le ${last}.` }),
        t({
          id: 'exit.paper.note',
          message:
            'Rien n’est envoyé d’ici : la demande part avec cette lettre. Joignez des copies, jamais un original, et gardez une copie de chaque page.',
        }),
      ]
        .filter((text) => text !== '')
        .join(' '),
      foot: t({ id: 'exit.letter.foot', message: `Demande de retrait préparée le ${on}` }),
    })
  }
}
