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
import { ActLine, ActWay } from './line.tsx'

/** Laws under which a transfer is possible without a condition that the saver has to answer first. */
type TransferableLaw = Exclude<TransferLaw, 'mandatory'>

type PossibleProps = { readonly account: Account; readonly outlook: ActOutlook }

const PossiblePayment = ({ account, outlook }: PossibleProps & { readonly outlook: { act: 'payment' } & ActOutlook }) => {
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
    <ActLine
      way={
        <>
          <ActWay target={{ to: paymentTo(account) }} title={title}>
            <Trans id="accounts.act.payment">Faire un versement</Trans>
          </ActWay>
          {outlook.ways.includes('scheduled') && (
            <ActWay target={{ to: paymentTo(account, 'scheduled') }} title={title}>
              <Trans id="possible-acts.payment.schedule">Programmer un versement</Trans>
            </ActWay>
          )}
        </>
      }
    >
      {least === '' ? words : t({ id: 'possible-acts.payment.least', message: `${words}, dès ${least}` })}
    </ActLine>
  )
}

const PossibleSwitch = ({
  account: { title },
  outlook,
}: PossibleProps & { readonly outlook: { act: 'switch' } & ActOutlook }) => {
  const { t } = useLingui()
  return (
    <ActLine
      way={
        <ActWay target={{ to: pathTo('fund-switch') }} title={title}>
          <Trans id="possible-acts.name.switch">Arbitrer</Trans>
        </ActWay>
      }
    >
      {t({
        id: 'possible-acts.switch.funds',
        message: `Entre ${plural(outlook.funds, { one: '# fonds', other: '# fonds' })}, sans frais`,
      })}
    </ActLine>
  )
}

const PossibleRelease = ({
  account: { title },
  outlook,
}: PossibleProps & { readonly outlook: { act: 'release' } & ActOutlook }) => (
  <ActLine
    way={
      <ActWay target={{ to: pathTo('withdraw') }} title={title}>
        <Trans id="possible-acts.name.release">Retirer</Trans>
      </ActWay>
    }
  >
    {isPositive(outlook.free) ? (
      <Trans id="possible-acts.release.free">
        <Amount value={outlook.free} /> sans motif
      </Trans>
    ) : (
      <Trans id="possible-acts.release.with-reason">Avec un motif prévu par la loi, dont la retraite</Trans>
    )}
  </ActLine>
)

/** The way to the page of transfers. */
export const TransferWay = ({ account: { scope, title } }: Pick<PossibleProps, 'account'>): ReactElement => (
  <ActWay target={{ to: pathTo('transfer-scope', { scope }) }} title={title}>
    <Trans id="possible-acts.transfer.open">Préparer le dossier</Trans>
  </ActWay>
)

const PossibleTransfer = ({ account, outlook }: PossibleProps & { readonly outlook: { act: 'transfer' } & ActOutlook }) => {
  const { t } = useLingui()
  const { law, years = '' } = outlook
  const words: Readonly<Record<TransferableLaw, string>> = {
    collective: t({
      id: 'possible-acts.transfer.collective',
      message: `Vers un autre PER, une fois tous les ${years}\u00A0ans tant que vous êtes dans l’entreprise`,
    }),
    individual: t({ id: 'possible-acts.transfer.individual', message: 'Vers un autre PER, quand vous voulez' }),
    older: t({ id: 'possible-acts.transfer.older', message: 'Vers un PER, quand vous voulez' }),
    savings: t({ id: 'possible-acts.transfer.savings', message: 'Vers un plan bloqué au moins aussi longtemps' }),
  }
  return <ActLine way={<TransferWay account={account} />}>{law && law !== 'mandatory' && words[law]}</ActLine>
}

type MotivesProps = { readonly account: Account; readonly outlook: ActOutlook & { readonly act: 'release' } }

/** The reasons of the law that open what is blocked: before its day where it has one, or beside what is free. */
export const MotivesLine = ({ account: { title }, outlook: { state, motives } }: MotivesProps): ReactElement => {
  const { t } = useLingui()
  return (
    <ActLine
      way={
        <ActWay target={{ to: pathTo('withdraw') }} title={title}>
          <Trans id="possible-acts.release.motives">Voir les motifs</Trans>
        </ActWay>
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
    </ActLine>
  )
}

/** What is possible today, with the way to it. */
export const PossibleLine = (props: PossibleProps): ReactElement => {
  const { outlook } = props
  switch (outlook.act) {
    case 'payment':
      return <PossiblePayment {...props} outlook={outlook} />
    case 'switch':
      return <PossibleSwitch {...props} outlook={outlook} />
    case 'release':
      return <PossibleRelease {...props} outlook={outlook} />
    case 'transfer':
      return <PossibleTransfer {...props} outlook={outlook} />
    default:
      return outlook satisfies never
  }
}
