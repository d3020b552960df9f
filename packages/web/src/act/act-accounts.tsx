import type { Account } from '@hautelisse/domain/accounts'
import { lacksPersonalData } from '@hautelisse/domain/possible-acts'
import { pathTo } from '@hautelisse/domain/portal'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentType, ReactElement, ReactNode } from 'react'
import { TextLinkTo } from '../portal/index.ts'
import { linkTo } from '../shell/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { RadioCards } from '../ui/choice/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { UnderWayLine } from '../under-way/index.ts'
import { text } from '../ui/page/index.ts'
import { sentFrom, useSending } from './sender.tsx'

const TO_DATA = pathTo('profile', { scope: 's2e', journey: 'personal-data' })

type Refusal = { readonly kind: string; readonly code?: string }

/** An account that an act is asked of, with every reason why it cannot be. */
type Offered<Why extends Refusal> = {
  readonly account: Pick<Account, 'policy_id' | 'title' | 'company_name' | 'balance'>
  readonly refusals: readonly Why[]
}

type Held = { readonly offer: Pick<Offered<Refusal>, 'account'> }

const Owner = ({ offer }: Held): ReactNode => offer.account.company_name

const Worth = ({ offer }: Held): ReactElement => <Amount value={offer.account.balance} />

type ActAccountsProps<Why extends Refusal, Offer extends Offered<Why>> = {
  readonly offers: readonly Offer[]
  readonly value: string
  readonly onChosen: (policyId: string) => void
  readonly error: string | undefined
  readonly reason: (refusal: Why) => string
  /** What is said of an account that can be chosen; whose it is unless said. */
  readonly About?: ComponentType<{ readonly offer: Offer }>
  /** What stands beside its name; its worth unless said. */
  readonly Beside?: ComponentType<{ readonly offer: Offer }>
  /** What else stands in the panel. */
  readonly children?: ReactNode
}

/** The choice of the account of an act: what is under way on them, each account with whose it is or every reason why not, and the way to lift what the saver can lift. */
export const ActAccounts = <Why extends Refusal, Offer extends Offered<Why>>({
  offers,
  value,
  onChosen,
  error,
  reason,
  About = Owner,
  Beside = Worth,
  children,
}: ActAccountsProps<Why, Offer>): ReactElement => {
  const { t } = useLingui()
  const sending = useSending()
  const said = (offer: Offer): ReactNode =>
    offer.refusals.length === 0 ? (
      <About offer={offer} />
    ) : (
      [...new Set(offer.refusals.map(reason))].map((why) => (
        <span key={why} className={text({ block: true })}>
          {why}
        </span>
      ))
    )
  return (
    <>
      <UnderWayLine policies={offers.map(({ account }) => account.policy_id)} />
      <Panel>
        <RadioCards
          label={t({ id: 'accounts.visit.account', message: 'Compte' })}
          value={value}
          onValueChange={onChosen}
          error={error}
          options={offers.map((offer) => ({
            value: offer.account.policy_id,
            title: offer.account.title,
            detail: said(offer),
            aside: <Beside offer={offer} />,
            disabled: offer.refusals.length > 0,
          }))}
        />
        {children}
        {lacksPersonalData(offers.flatMap(({ refusals }) => refusals)) && (
          <TextLinkTo {...linkTo(sentFrom(TO_DATA, sending))} icon={drawings.ArrowRight} trailing>
            <Trans id="act.account.complete">Compléter mes données</Trans>
          </TextLinkTo>
        )}
      </Panel>
    </>
  )
}
