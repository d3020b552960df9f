import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { shortIban } from '@hautelisse/domain/operations'
import { bankCoordinatesMachine, selectFollowed, selectOverview, selectSigned } from '@hautelisse/machines/bank-account'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import { useState, type ReactElement } from 'react'
import { ActDates, ActRecord, ResumeSender, useSender, useSentOn } from '../act/index.ts'
import { FRAME_SETTINGS, LinkButtonTo } from '../portal/index.ts'
import { useApp } from '../shell/index.ts'
import { Button, TextButton } from '../ui/button/index.ts'
import { Note } from '../ui/note/index.ts'
import { CancelQuestion } from './cancel-question.tsx'
import { BackLink } from './heads.tsx'
import { RequestFacts } from './request-facts.tsx'
import type { BankProps } from './use-bank.ts'
import { TO_ACCOUNTS } from './words.ts'

type Followed = ReturnType<typeof selectFollowed>

/** What happens now: it is signed today and checked, and each use has the account from its day on. */
const RequestDates = ({ snapshot, uses }: Pick<BankProps, 'snapshot'> & Pick<Followed, 'uses'>): ReactElement => {
  const { t } = useLingui()
  const today = formatFrenchDate(useApp().clock.today())
  const kept = [...new Set(selectSigned(snapshot).former.map((iban) => shortIban(iban)))].join(', ')
  const usable = {
    VIREMENT: (end: string) =>
      t({ id: 'bank.record.receive', message: `Vos virements arrivent sur le compte qui finit par ${end}.` }),
    PRELEVEMENT: (end: string) =>
      t({ id: 'bank.record.debit', message: `Vos prélèvements partent du compte qui finit par ${end}.` }),
  }
  return (
    <ActDates
      of={[
        {
          what: 'signed',
          day: today,
          text:
            kept === ''
              ? t({ id: 'bank.record.signed', message: 'Vous avez signé avec un code. Nous vérifions le compte.' })
              : t({
                  id: 'bank.record.kept',
                  message: `Vous avez signé avec un code. Nous vérifions le compte ; ${kept} reste utilisé jusque-là.`,
                }),
        },
        ...uses.map(({ purpose, iban_end: end, usable_on: day }) => ({
          what: purpose,
          day: formatFrenchDate(day),
          text: usable[purpose](end),
        })),
      ]}
    />
  )
}

/** What the saver does who did not ask for this. */
const NotMe = (): ReactElement => {
  const { phone } = FRAME_SETTINGS.helpLine
  return (
    <p>
      {phone === undefined ? (
        <Trans id="bank.record.not-me">Un message vient de vous être envoyé. Si ce n’est pas vous, annulez la demande.</Trans>
      ) : (
        <Trans id="bank.record.call">
          Un message vient de vous être envoyé. Si ce n’est pas vous, annulez la demande ou appelez le {phone}.
        </Trans>
      )}
    </p>
  )
}

/** The record of a signed request: from which day it is used, what sent the saver here, and the way to take it back (RIB-10, RIB-16). */
export const RequestRecord = ({ snapshot }: BankProps): ReactElement => {
  const { requestId, overview } = selectSigned(snapshot)
  const [input] = useState(() => overview)
  const [accounts, send] = useMachine(bankCoordinatesMachine, { input })
  const { isTakenBack, uses } = selectFollowed(accounts, requestId)
  const view = selectOverview(accounts)
  const sender = useSender()
  const sentOn = useSentOn()
  return (
    <>
      <ActRecord
        title={
          isTakenBack ? (
            <Trans id="bank.record.taken-back">Votre demande est annulée</Trans>
          ) : (
            <Trans id="bank.signed.title">Votre demande est signée</Trans>
          )
        }
        lead={
          isTakenBack ? (
            <p>
              <Trans id="bank.cancel.lead">Rien ne change sur vos comptes bancaires.</Trans>
            </p>
          ) : (
            <NotMe />
          )
        }
        back={<BackLink />}
        before={
          view.screen === 'unavailable' && (
            <Note kind="warn" live>
              <p>
                <Trans id="bank.record.unread">Le jour à partir duquel ce compte sert ne peut pas être lu pour le moment.</Trans>
              </p>
              <TextButton onClick={() => send({ type: 'retryRequested' })}>
                <Trans id="ui.error.retry">Réessayer</Trans>
              </TextButton>
            </Note>
          )
        }
        dates={!isTakenBack && <RequestDates snapshot={snapshot} uses={uses} />}
        door={sender !== undefined && <ResumeSender />}
        follow={
          <LinkButtonTo {...sentOn(TO_ACCOUNTS)} variant={sender === undefined ? 'primary' : 'secondary'}>
            <Trans id="bank.post.accounts">Voir mes comptes bancaires</Trans>
          </LinkButtonTo>
        }
        change={
          uses.length > 0 && (
            <Button variant="secondary" onClick={() => send({ type: 'cancelRequested', requestId })}>
              <Trans id="bank.card.cancel">Annuler la demande</Trans>
            </Button>
          )
        }
        recap={<RequestFacts snapshot={snapshot} />}
        id={undefined}
      />
      {view.isConfirming && <CancelQuestion view={view} send={send} />}
    </>
  )
}
