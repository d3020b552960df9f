import { addDays, formatFrenchDate, type PlainDate } from '@hautelisse/domain/calendar'
import { VALUE_SHARING_END, type Banner } from '@hautelisse/domain/home'
import type { KeptAct } from '@hautelisse/domain/kept'
import { selectUser } from '@hautelisse/machines/session'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useSession } from '../shell/index.ts'
import { Amount } from '../ui/amount/index.ts'

type Pending = Extract<Banner, { kind: 'choices-pending' }>

/** What waits, and until when: the deadline's own day still counts. */
export const PendingTitle = ({ banner: { count, deadline }, today }: { banner: Pending; today: PlainDate }): ReactElement => {
  if (deadline === undefined)
    return <Plural id="accounts.to-do.choice.title" value={count} one="Un choix à faire" other="# choix à faire" />
  if (deadline === today)
    return (
      <Plural
        id="accounts.to-do.choice.title-today"
        value={count}
        one="Un choix à faire aujourd’hui"
        other="# choix à faire, le premier aujourd’hui"
      />
    )
  const day = formatFrenchDate(deadline)
  return (
    <Plural
      id="accounts.to-do.choice.title-before"
      value={count}
      one={`Un choix à faire jusqu’au ${day} inclus`}
      other={`# choix à faire, le premier jusqu’au ${day} inclus`}
    />
  )
}

const premiumOf = ({ type, year }: Pick<Pending, 'type' | 'year'>): ReactElement | undefined => {
  const when = year ?? ''
  if (type === 'PARTICIPATION') return <Trans id="accounts.to-do.choice.profit-share">Participation {when}</Trans>
  if (type === 'INTERESSEMENT') return <Trans id="accounts.to-do.choice.incentive">Intéressement {when}</Trans>
  return undefined
}

/** Which premium and how much, as far as both are known. */
export const PendingText = ({ banner }: { readonly banner: Pending }): ReactElement | undefined => {
  const premium = banner.count === 1 ? premiumOf(banner) : undefined
  if (banner.amount === undefined) return premium
  const amount = <Amount value={banner.amount} />
  return premium === undefined ? (
    <Trans id="accounts.to-do.choice.amount">{amount} à répartir</Trans>
  ) : (
    <Trans id="accounts.to-do.choice.premium-amount">
      {premium}&nbsp;: {amount} à répartir
    </Trans>
  )
}

/** The last day on which the bonus can be paid in. */
export const BonusText = (): ReactElement => {
  const day = formatFrenchDate(addDays(VALUE_SHARING_END, -1))
  return <Trans id="accounts.to-do.bonus.text">Vous pouvez la placer jusqu’au {day}</Trans>
}

/** What each act that was begun is called, and the way back to it. */
export const useBegunWords = (): Readonly<Record<KeptAct, { readonly title: string; readonly go: string }>> => {
  const { t } = useLingui()
  return {
    payment: {
      title: t({ id: 'accounts.to-do.begun.payment', message: 'Votre versement vous attend' }),
      go: t({ id: 'accounts.to-do.begun.resume-payment', message: 'Reprendre mon versement' }),
    },
    'fund-switch': {
      title: t({ id: 'accounts.to-do.begun.fund-switch', message: 'Votre arbitrage vous attend' }),
      go: t({ id: 'accounts.to-do.begun.resume-fund-switch', message: 'Reprendre mon arbitrage' }),
    },
    release: {
      title: t({ id: 'accounts.to-do.begun.release', message: 'Votre retrait vous attend' }),
      go: t({ id: 'accounts.to-do.begun.resume-release', message: 'Reprendre mon retrait' }),
    },
    transfer: {
      title: t({ id: 'accounts.to-do.begun.transfer', message: 'Votre transfert vous attend' }),
      go: t({ id: 'accounts.to-do.begun.resume-transfer', message: 'Reprendre mon transfert' }),
    },
  }
}

/** Amount and account of what was begun, as far as they are known, and until when it is kept. */
export const BegunText = ({
  amount,
  policyId,
  until,
}: Pick<Extract<Banner, { kind: 'act-begun' }>, 'amount' | 'policyId' | 'until'>): ReactElement => {
  const title = useSession(selectUser)?.accounts.find((account) => account.policy_id === policyId)?.title
  const day = formatFrenchDate(until)
  return (
    <>
      {amount !== undefined && (
        <>
          <Amount value={amount} />
          {', '}
        </>
      )}
      {title !== undefined && <>{title}, </>}
      <Trans id="accounts.to-do.begun.until">gardé jusqu’au {day}</Trans>
    </>
  )
}

/** How much was divided, and the last day on which that can be changed. */
export const TakenText = ({
  amount,
  until,
}: Omit<NonNullable<Extract<Banner, { kind: 'choices-taken' }>['changeable']>, 'to'>): ReactElement | null => {
  const sum = amount && <Amount value={amount} />
  if (until === undefined) return sum ?? null
  const day = formatFrenchDate(until)
  return sum === undefined ? (
    <Trans id="accounts.to-do.taken.until">Modifiable jusqu’au {day} inclus</Trans>
  ) : (
    <Trans id="accounts.to-do.taken.amount">
      {sum}, modifiable jusqu’au {day} inclus
    </Trans>
  )
}
