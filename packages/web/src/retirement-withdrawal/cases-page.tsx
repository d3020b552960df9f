import { pathTo } from '@hautelisse/domain/portal'
import { caseOffers, isLetterCase, retirementOpening } from '@hautelisse/domain/retirement-withdrawal'
import { birthDateOf } from '@hautelisse/domain/session'
import { WITHDRAW_CASES, type WithdrawCase } from '@hautelisse/domain/withdrawal'
import { selectAccounts, selectUser } from '@hautelisse/machines/session'
import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { OwnDoors } from '../possible-acts/index.ts'
import { ActHead } from '../act/index.ts'
import { TextLinkTo } from '../portal/index.ts'
import { useApp, useSession } from '../shell/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Body, Doors, Page, Text } from '../ui/page/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { VisuallyHidden } from '../ui/visually-hidden/index.ts'
import * as styles from './exit.css.ts'
import { useCaseWords } from './words.ts'

const openTitles = (offers: ReturnType<typeof caseOffers>): readonly string[] =>
  offers.flatMap(({ refusal, account }) => (refusal === undefined ? [account.title] : []))

type Reach = { readonly isOpen: boolean; readonly text: ReactElement }

/** On which contracts each case gives something, or that none does. */
const useReach = (): ((of: WithdrawCase) => Reach) => {
  const accounts = useSession(selectAccounts)
  const user = useSession(selectUser)
  const today = useApp().clock.today()
  const birth = user && birthDateOf(user)
  const none: Reach = {
    isOpen: false,
    text: <Trans id="exit.reach.none">Aucun de vos contrats n’est concerné.</Trans>,
  }
  return (of) => {
    if (isLetterCase(of)) {
      const titles = openTitles(caseOffers(of, accounts, today))
      return titles.length === 0
        ? none
        : { isOpen: true, text: <Trans id="exit.reach.some">Possible sur : {titles.join(', ')}.</Trans> }
    }
    const opening = birth === undefined ? { kind: 'open' as const } : retirementOpening(accounts, birth, today)
    if (opening.kind === 'no-contract') return none
    if (opening.kind === 'open')
      return { isOpen: true, text: <Trans id="exit.reach.retirement">Possible dès aujourd’hui.</Trans> }
    return {
      isOpen: true,
      text: (
        <Trans id="exit.reach.later">Possible dès le {formatFrenchDate(opening.from)}, ou avec une pension déjà commencée.</Trans>
      ),
    }
  }
}

type CaseRowProps = { readonly of: WithdrawCase; readonly reach: Reach }

/** A case, what it covers, and on which contracts; one that gives nothing says why on its page. */
const CaseRow = ({ of, reach: { isOpen, text: reach } }: CaseRowProps): ReactElement => {
  const words = useCaseWords()[of]
  return (
    <li className={isOpen ? styles.row : styles.rowClosed}>
      <div>
        <Text as="name" tag="h2">
          {words.name}
        </Text>
        <p>{words.text}</p>
        <Text as="small">{reach}</Text>
      </div>
      <TextLinkTo to={pathTo('withdraw-case', { withdrawCase: of })} icon={drawings.ArrowRight} trailing>
        {isOpen ? <Trans id="exit.cases.choose">Choisir</Trans> : <Trans id="exit.cases.why">Voir pourquoi</Trans>}{' '}
        <VisuallyHidden>{words.name}</VisuallyHidden>
      </TextLinkTo>
    </li>
  )
}

/** /savings/withdraw/ais: the six cases of a withdrawal from retirement contracts (WDR-03); without one, the saver's own doors (ACTS-14). */
export const WithdrawCases = (): ReactElement => {
  const reachOf = useReach()
  const scopes = useSession(selectUser)?.scopes ?? []
  const hasContract = useSession(selectAccounts).some(({ scope }) => scope === 'ais')
  if (!hasContract) return <OwnDoors act="release" />
  return (
    <Page>
      <ActHead
        title={<Trans id="page.withdraw-ais.title">Retirer mon épargne retraite</Trans>}
        lead={
          <p>
            <Trans id="exit.cases.lead">Dites ce qui vous arrive : la loi lie chaque retrait à un motif.</Trans>
          </p>
        }
      />
      <Body>
        <Panel padded={false}>
          <ul>
            {WITHDRAW_CASES.map((of) => ({ of, reach: reachOf(of) }))
              .toSorted((one, other) => Number(other.reach.isOpen) - Number(one.reach.isOpen))
              .map(({ of, reach }) => (
                <CaseRow key={of} of={of} reach={reach} />
              ))}
          </ul>
        </Panel>
        {scopes.includes('s2e') && (
          <Doors>
            <TextLinkTo to={pathTo('withdraw')} icon={drawings.ArrowRight}>
              <Trans id="exit.cases.savings">Retirer mon épargne salariale</Trans>
            </TextLinkTo>
          </Doors>
        )}
      </Body>
    </Page>
  )
}
