import { addDays, formatFrenchDate, type PlainDate } from '@hautelisse/domain/calendar'
import { VALUE_SHARING_END, type Banner } from '@hautelisse/domain/home'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
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
      one={`Un choix à faire avant le ${day}`}
      other={`# choix à faire, le premier avant le ${day}`}
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
