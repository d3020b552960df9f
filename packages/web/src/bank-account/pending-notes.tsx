import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { selectPending } from '@hautelisse/machines/bank-account'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useSentOn } from '../act/index.ts'
import { TextLinkTo } from '../portal/index.ts'
import { Note } from '../ui/note/index.ts'
import type { BankProps } from './use-bank.ts'
import { TO_ACCOUNTS, usePurposeWords } from './words.ts'

/** What is signed already and waits, in this tab or in another one: for which use, which account, from when. */
export const PendingNotes = ({ snapshot }: Pick<BankProps, 'snapshot'>): ReactElement => {
  const names = usePurposeWords()
  const sentOn = useSentOn()
  return (
    <>
      {selectPending(snapshot).map(({ purpose, iban_end: end, usable_on: usable }) => {
        const [use, day] = [names[purpose], formatFrenchDate(usable)]
        return (
          <Note key={purpose}>
            <p>
              <Trans id="bank.pending.text">
                « {use} » : une demande est déjà signée, pour le compte qui finit par {end}. Elle sera en vigueur le {day}.
              </Trans>
            </p>
            <p>
              <TextLinkTo {...sentOn(TO_ACCOUNTS)}>
                <Trans id="bank.pending.see">La voir ou l’annuler</Trans>
              </TextLinkTo>
            </p>
          </Note>
        )
      })}
    </>
  )
}
