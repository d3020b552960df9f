import { calendarFile } from '@hautelisse/domain/accounts'
import { formatFrenchDate, type PlainDate } from '@hautelisse/domain/calendar'
import { pathTo } from '@hautelisse/domain/portal'
import type { ReleaseKind } from '@hautelisse/domain/release'
import { selectBounds, selectOffer, selectReason, selectToday } from '@hautelisse/machines/release'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { ActReasons, sentFrom } from '../act/index.ts'
import { downloadText } from '../explanation/index.ts'
import { TextLinkTo } from '../portal/index.ts'
import { linkTo } from '../shell/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { TextButton } from '../ui/button/index.ts'
import type { ReleaseProps } from './use-release.ts'

const TO_ACCOUNTS = pathTo('profile', { scope: 's2e', journey: 'bank-coordinates' })

type Bound = ReturnType<typeof selectBounds>[number]
type Reason = ComponentProps<typeof ActReasons>['of'][number]
type Of<Kind extends Bound['kind']> = Extract<Bound, { readonly kind: Kind }>

/** Takes the day along as a calendar file, which names neither sums nor contracts. */
const NoteDay = ({ day, today, title }: { readonly day: PlainDate; readonly today: PlainDate; readonly title: string }) => {
  const { t } = useLingui()
  const save = (): void =>
    downloadText({
      name: t({ id: 'release.bound.file', message: 'ma-date.ics' }),
      type: 'text/calendar;charset=utf-8',
      text: calendarFile(
        [
          {
            id: `release-${day}@hautelisse`,
            on: day,
            title: t({ id: 'release.bound.event', message: `Épargne disponible : ${title}` }),
            text: t({
              id: 'release.bound.event-text',
              message: 'Date calculée d’après la loi et votre situation d’aujourd’hui.',
            }),
          },
        ],
        today,
      ),
    })
  return (
    <TextButton onClick={save}>
      <Trans id="release.bound.note">Noter cette date</Trans>
    </TextButton>
  )
}

const Blocked = ({ bound: { amount, until } }: { readonly bound: Of<'after-event' | 'not-released'> }): ReactElement => {
  const sum = <Amount value={amount} />
  if (until === null) return <Trans id="release.bound.retirement">{sum} restent bloqués jusqu’à la retraite</Trans>
  return (
    <Trans id="release.bound.until">
      {sum} restent bloqués jusqu’au {formatFrenchDate(until)}
    </Trans>
  )
}

/** Why not more, and why not before: each reason once, with its way out. */
export const ReasonsPanel = ({ snapshot, send }: ReleaseProps): ReactElement => {
  const [today, event] = [selectToday(snapshot), selectReason(snapshot)?.event]
  const title = selectOffer(snapshot)?.account.title ?? ''
  const kinds = selectOffer(snapshot)?.kinds ?? []
  const choose = (kind: ReleaseKind, words: ReactNode): ReactElement | undefined =>
    kinds.some((one) => one.kind === kind && one.isOpen) ? (
      <TextButton
        onClick={() => {
          send({ type: 'stepRequested', step: 'account' })
          send({ type: 'kindChosen', kind })
        }}
      >
        {words}
      </TextButton>
    ) : undefined
  const said = (bound: Bound): Omit<Reason, 'id'> => {
    switch (bound.kind) {
      case 'free':
        return {
          reason: (
            <Trans id="release.bound.free">
              <Amount value={bound.amount} /> n’ont pas besoin de motif
            </Trans>
          ),
          text: <Trans id="release.bound.free-text">Ils sont déjà disponibles, à retirer à part.</Trans>,
          way: choose('free', <Trans id="release.bound.free-way">Les retirer</Trans>),
        }
      case 'soon':
        return {
          reason: (
            <Trans id="release.bound.soon">
              <Amount value={bound.amount} /> disponibles dans les 90&nbsp;jours
            </Trans>
          ),
          text: <Trans id="release.bound.soon-text">Vous pouvez déjà demander leur versement pour ce jour-là.</Trans>,
          way: choose('soon', <Trans id="release.bound.soon-way">Les demander</Trans>),
        }
      case 'needs-reason':
        return {
          reason: (
            <Trans id="release.bound.reason">
              <Amount value={bound.amount} /> demandent un motif
            </Trans>
          ),
          text: <Trans id="release.bound.reason-text">Ils sont bloqués, sauf motif prévu par la loi.</Trans>,
          way: choose('blocked', <Trans id="release.bound.reason-way">Choisir un motif</Trans>),
        }
      case 'after-event':
      case 'not-released':
        return {
          reason: <Blocked bound={bound} />,
          text:
            bound.kind === 'after-event' && event !== undefined ? (
              <Trans id="release.bound.after">Ils ont été versés après le {formatFrenchDate(event)}, date de l’événement.</Trans>
            ) : (
              <Trans id="release.bound.other">Ce motif ne permet pas de les débloquer.</Trans>
            ),
          way: bound.until === null ? undefined : <NoteDay day={bound.until} today={today} title={title} />,
        }
      case 'account':
        return {
          reason: <Trans id="release.bound.account">Pas avant le {formatFrenchDate(bound.usableOn)}</Trans>,
          text: (
            <Trans id="release.bound.account-text">
              Votre RIB est en cours de validation. Vous pouvez valider dès maintenant : rien n’est vendu avant ce jour, puis
              votre demande part seule.
            </Trans>
          ),
          way: (
            <TextLinkTo {...linkTo(sentFrom(TO_ACCOUNTS, 'withdraw'))}>
              <Trans id="release.bank.follow">Suivre mon RIB</Trans>
            </TextLinkTo>
          ),
        }
      default:
        return bound satisfies never
    }
  }
  return (
    <ActReasons
      title={<Trans id="release.bound.title">Pourquoi pas plus, pourquoi pas avant</Trans>}
      of={selectBounds(snapshot).map((bound) => Object.assign(said(bound), { id: JSON.stringify(bound) }))}
    />
  )
}
