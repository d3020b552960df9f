import type { Account } from '@hautelisse/domain/accounts'
import type { ActOutlook } from '@hautelisse/domain/possible-acts'
import { formatEuros, isPositive } from '@hautelisse/domain/money'
import { paymentTo } from '@hautelisse/domain/payment'
import { pathTo } from '@hautelisse/domain/portal'
import type { TransferLaw } from '@hautelisse/domain/transfer'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { Line, Way } from './line.tsx'

/** Laws under which a transfer is possible without a condition that the saver has to answer first. */
type TransferableLaw = Exclude<TransferLaw, 'mandatory'>

type PossibleProps = { readonly account: Account; readonly outlook: ActOutlook }

const Payment = ({ account, outlook }: PossibleProps & { readonly outlook: { act: 'payment' } & ActOutlook }) => {
  const { t } = useLingui()
  const { title } = account
  const least = outlook.least === undefined ? '' : formatEuros(outlook.least)
  const [hasCard, hasDebit] = [outlook.ways.includes('card'), outlook.ways.some((way) => way !== 'card')]
  const words =
    hasCard && hasDebit
      ? t({ id: 'possible-acts.payment.both', message: 'Par carte ou par prélèvement' })
      : hasCard
        ? t({ id: 'possible-acts.payment.card', message: 'Par carte' })
        : t({ id: 'possible-acts.payment.debit', message: 'Par prélèvement' })
  return (
    <Line
      way={
        <>
          <Way target={{ to: paymentTo(account) }} title={title}>
            <Trans id="possible-acts.payment.open">Faire un versement</Trans>
          </Way>
          {outlook.ways.includes('scheduled') && (
            <Way target={{ to: paymentTo(account, 'scheduled') }} title={title}>
              <Trans id="possible-acts.payment.schedule">Programmer un versement</Trans>
            </Way>
          )}
        </>
      }
    >
      {least === '' ? words : t({ id: 'possible-acts.payment.least', message: `${words}, dès ${least}` })}
    </Line>
  )
}

const Switch = ({ account: { title }, outlook }: PossibleProps & { readonly outlook: { act: 'switch' } & ActOutlook }) => {
  const { t } = useLingui()
  return (
    <Line
      way={
        <Way target={{ to: pathTo('fund-switch') }} title={title}>
          <Trans id="possible-acts.switch.open">Arbitrer</Trans>
        </Way>
      }
    >
      {t({
        id: 'possible-acts.switch.funds',
        message: `Entre ${plural(outlook.funds, { one: '# fonds', other: '# fonds' })}, sans frais`,
      })}
    </Line>
  )
}

const Release = ({ account: { title }, outlook }: PossibleProps & { readonly outlook: { act: 'release' } & ActOutlook }) => (
  <Line
    way={
      <Way target={{ to: pathTo('withdraw') }} title={title}>
        <Trans id="possible-acts.release.open">Retirer</Trans>
      </Way>
    }
  >
    {isPositive(outlook.free) ? (
      <Trans id="possible-acts.release.free">
        <Amount value={outlook.free} /> sans motif
      </Trans>
    ) : (
      <Trans id="possible-acts.release.with-reason">Avec un motif prévu par la loi, dont la retraite</Trans>
    )}
  </Line>
)

/** The way to the page of transfers. */
export const TransferWay = ({ account: { scope, title } }: Pick<PossibleProps, 'account'>): ReactElement => (
  <Way target={{ to: pathTo('transfer-scope', { scope }) }} title={title}>
    <Trans id="possible-acts.transfer.open">Préparer le dossier</Trans>
  </Way>
)

const Transfer = ({ account, outlook }: PossibleProps & { readonly outlook: { act: 'transfer' } & ActOutlook }) => {
  const { t } = useLingui()
  const { law, years = '' } = outlook
  const words: Readonly<Record<TransferableLaw, string>> = {
    collective: t({
      id: 'possible-acts.transfer.collective',
      message: `Vers un autre PER, une fois tous les ${years} ans tant que vous êtes dans l’entreprise`,
    }),
    individual: t({ id: 'possible-acts.transfer.individual', message: 'Vers un autre PER, quand vous voulez' }),
    older: t({ id: 'possible-acts.transfer.older', message: 'Vers un PER, quand vous voulez' }),
    savings: t({ id: 'possible-acts.transfer.savings', message: 'Vers un plan bloqué au moins aussi longtemps' }),
  }
  return <Line way={<TransferWay account={account} />}>{law && law !== 'mandatory' && words[law]}</Line>
}

type MotivesProps = { readonly account: Account; readonly outlook: ActOutlook & { readonly act: 'release' } }

/** The reasons of the law that open what is blocked: before its day where it has one, or beside what is free. */
export const Motives = ({ account: { title }, outlook: { state, motives } }: MotivesProps): ReactElement => {
  const { t } = useLingui()
  return (
    <Line
      way={
        <Way target={{ to: pathTo('withdraw') }} title={title}>
          <Trans id="possible-acts.release.motives">Voir les motifs</Trans>
        </Way>
      }
    >
      {state === 'dated'
        ? t({
            id: 'possible-acts.release.before',
            message: plural(motives, {
              one: 'Avant cette date : # motif prévu par la loi',
              other: 'Avant cette date : # motifs prévus par la loi',
            }),
          })
        : t({
            id: 'possible-acts.release.blocked',
            message: plural(motives, {
              one: 'Pour ce qui est encore bloqué : # motif prévu par la loi',
              other: 'Pour ce qui est encore bloqué : # motifs prévus par la loi',
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
    case 'transfer':
      return <Transfer {...props} outlook={outlook} />
    default:
      return outlook satisfies never
  }
}
