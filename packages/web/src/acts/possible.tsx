import type { Account } from '@hautelisse/domain/accounts'
import type { ActOutlook } from '@hautelisse/domain/acts'
import { formatEuros, isPositive } from '@hautelisse/domain/money'
import { pathTo } from '@hautelisse/domain/portal'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { Line, Way } from './line.tsx'

type PossibleProps = { readonly account: Account; readonly outlook: ActOutlook }

const Payment = ({
  account: { scope, company_id, title },
  outlook,
}: PossibleProps & { readonly outlook: { act: 'payment' } & ActOutlook }) => {
  const { t } = useLingui()
  const least = outlook.least === undefined ? '' : formatEuros(outlook.least)
  const [hasCard, hasDebit] = [outlook.ways.includes('card'), outlook.ways.some((way) => way !== 'card')]
  const words =
    hasCard && hasDebit
      ? t({ id: 'acts.payment.both', message: 'Par carte ou par prélèvement' })
      : hasCard
        ? t({ id: 'acts.payment.card', message: 'Par carte' })
        : t({ id: 'acts.payment.debit', message: 'Par prélèvement' })
  return (
    <Line
      way={
        <Way target={{ to: pathTo('payment', scope === 's2e' ? { scope, company_id } : { scope }) }} title={title}>
          <Trans id="acts.payment.open">Faire un versement</Trans>
        </Way>
      }
    >
      {least === '' ? words : t({ id: 'acts.payment.least', message: `${words}, dès ${least}` })}
    </Line>
  )
}

const Switch = ({ account: { title }, outlook }: PossibleProps & { readonly outlook: { act: 'switch' } & ActOutlook }) => {
  const { t } = useLingui()
  return (
    <Line
      way={
        <Way target={{ to: pathTo('fund-switch') }} title={title}>
          <Trans id="acts.switch.open">Ajuster</Trans>
        </Way>
      }
    >
      {t({
        id: 'acts.switch.funds',
        message: `Entre ${plural(outlook.funds, { one: '# fonds', other: '# fonds' })}, sans frais`,
      })}
    </Line>
  )
}

const Release = ({ account: { title }, outlook }: PossibleProps & { readonly outlook: { act: 'release' } & ActOutlook }) => (
  <Line
    way={
      <Way target={{ to: pathTo('withdraw') }} title={title}>
        <Trans id="acts.release.open">Retirer</Trans>
      </Way>
    }
  >
    {isPositive(outlook.free) ? (
      <Trans id="acts.release.free">
        <Amount value={outlook.free} /> sans motif
      </Trans>
    ) : (
      <Trans id="acts.release.with-reason">Avec un motif prévu par la loi, dont la retraite</Trans>
    )}
  </Line>
)

/** The reasons of the law, beside what waits for a day. */
export const Motives = ({ account: { title }, count }: { readonly account: Account; readonly count: number }): ReactElement => {
  const { t } = useLingui()
  return (
    <Line
      way={
        <Way target={{ to: pathTo('withdraw') }} title={title}>
          <Trans id="acts.release.motives">Voir les motifs</Trans>
        </Way>
      }
    >
      {t({
        id: 'acts.release.before',
        message: plural(count, {
          one: 'Avant cette date : # motif prévu par la loi',
          other: 'Avant cette date : # motifs prévus par la loi',
        }),
      })}
    </Line>
  )
}

/** What is possible today, with the way to it. */
export const Possible = (props: PossibleProps): ReactElement => {
  const { outlook } = props
  switch (outlook.act) {
    case 'payment':
      return <Payment {...props} outlook={outlook} />
    case 'switch':
      return <Switch {...props} outlook={outlook} />
    case 'release':
      return <Release {...props} outlook={outlook} />
    default:
      return outlook satisfies never
  }
}
