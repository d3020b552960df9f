import { contractNumber, type Account } from '@hautelisse/domain/accounts'
import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { DocumentBlock, DocumentTree } from '@hautelisse/domain/explain'
import { useLingui } from '@lingui/react/macro'
import { useApp } from '../shell/index.ts'
import { ROOM_TO_WRITE, useHolder } from './sides.ts'

/** What a saver writes to the account keeper, without what every letter has. */
export type SaverLetter = {
  /** Contract that it is about. */
  readonly account: Account
  /** Lines of the address that it goes to; undefined where the saver has to write it. */
  readonly to: readonly string[] | undefined
  /** What is asked for, as it follows « Objet : ». */
  readonly subject: string
  /** Between the salutation and what goes with it. */
  readonly body: readonly DocumentBlock[]
  /** What goes with it, to be ticked by hand. */
  readonly pieces: readonly string[]
  /** What the saver has taken note of. */
  readonly noted: string
  /** Beside the signature: until when, and what happens. */
  readonly note: string
  readonly foot: string
}

/** Writes a letter of the saver: from whom, to whom, place and date, what it asks, what goes with it, and where it is signed (decision 18.6). */
export const useSaverLetter = (): ((letter: SaverLetter) => DocumentTree) => {
  const { t, i18n } = useLingui()
  const today = useApp().clock.today()
  const holderOf = useHolder()
  return ({ account, to, subject, body, pieces, noted, note, foot }) => {
    const { name, lines, place = ROOM_TO_WRITE.slice(0, ROOM_TO_WRITE.length / 2), brand } = holderOf(account.scope)
    const [on, plan, number] = [formatFrenchDate(today), account.title, contractNumber(account)]
    return {
      title: t({ id: 'letter.page.subject', message: `Objet : ${subject}` }),
      language: i18n.locale === 'en' ? 'en' : 'fr',
      date: today,
      name,
      brand,
      foot,
      letter: {
        by: 'saver',
        from: [...lines.slice(0, 7), t({ id: 'letter.from.contract', message: `${plan}, contrat ${number}` })],
        to:
          to === undefined
            ? [
                t({ id: 'letter.to.keeper', message: 'Adresse de votre teneur de compte :' }),
                ...Array.from({ length: 3 }, () => ROOM_TO_WRITE),
              ]
            : [...to],
        place: t({ id: 'letter.page.place', message: `À ${place}, le ${on}` }),
      },
      blocks: [
        { kind: 'paragraph', text: t({ id: 'letter.page.salutation', message: 'Madame, Monsieur,' }) },
        ...body,
        { kind: 'paragraph', text: t({ id: 'letter.page.pieces', message: 'Je joins à cette lettre :' }) },
        { kind: 'list', mark: 'check', items: [...pieces] },
        { kind: 'paragraph', text: noted },
        {
          kind: 'paragraph',
          text: t({ id: 'letter.page.closing', message: 'Veuillez agréer, Madame, Monsieur, mes salutations distinguées.' }),
        },
        { kind: 'signature', label: t({ id: 'letter.page.signature', message: `Signature de ${name}` }), note },
      ],
    }
  }
}
