import { pathTo } from '@hautelisse/domain/portal'
import { caseOffers, isLetterCase, retirementOpening } from '@hautelisse/domain/retirement-withdrawal'
import { birthDateOf } from '@hautelisse/domain/session'
import { WITHDRAW_CASES, type WithdrawCase } from '@hautelisse/domain/withdrawal'
import { selectAccounts, selectUser } from '@hautelisse/machines/session'
import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { OwnDoors } from '../acts/index.ts'
import { LinkButtonTo, TextLinkTo } from '../portal/index.ts'
import { useApp, useSession } from '../shell/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { PageHead } from '../ui/page-head/index.ts'
import { layout } from '../ui/theme/index.ts'
import { VisuallyHidden } from '../ui/visually-hidden/index.ts'
import * as styles from './exit.css.ts'
import { useCaseWords } from './words.ts'

/** On which contracts a case gives something, or that none does. */
const Reach = ({ of }: { readonly of: WithdrawCase }): ReactElement => {
  const accounts = useSession(selectAccounts)
  const user = useSession(selectUser)
  const today = useApp().clock.today()
  const birth = user && birthDateOf(user)
  if (!isLetterCase(of)) {
    const opening = birth === undefined ? { kind: 'open' as const } : retirementOpening(accounts, birth, today)
    if (opening.kind === 'no-contract') return <Trans id="exit.reach.none">Aucun de vos contrats n’est concerné.</Trans>
    return opening.kind === 'open' ? (
      <Trans id="exit.reach.retirement">Possible dès aujourd’hui.</Trans>
    ) : (
      <Trans id="exit.reach.later">Possible dès le {formatFrenchDate(opening.from)}, ou avec une pension déjà commencée.</Trans>
    )
  }
  const titles = caseOffers(of, accounts, today).flatMap(({ refusal, account }) => (refusal === undefined ? [account.title] : []))
  return titles.length === 0 ? (
    <Trans id="exit.reach.none">Aucun de vos contrats n’est concerné.</Trans>
  ) : (
    <Trans id="exit.reach.some">Possible sur : {titles.join(', ')}.</Trans>
  )
}

/** /savings/withdraw/ais: the six cases of a withdrawal from retirement contracts (WDR-03); without one, the saver's own doors (ACTS-14). */
export const WithdrawCases = (): ReactElement => {
  const words = useCaseWords()
  const scopes = useSession(selectUser)?.scopes ?? []
  const hasContract = useSession(selectAccounts).some(({ scope }) => scope === 'ais')
  if (!hasContract) return <OwnDoors act="release" />
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <PageHead
        title={<Trans id="exit.cases.title">Retirer mon épargne retraite</Trans>}
        back={
          <TextLinkTo to={pathTo('savings-home')} icon={drawings.ArrowLeft} activeOptions={{ exact: true }}>
            <Trans id="exit.cases.back">Mon épargne</Trans>
          </TextLinkTo>
        }
        lead={<Trans id="exit.cases.lead">Dites ce qui vous arrive : la loi lie chaque retrait à un motif.</Trans>}
      />
      <ul className={styles.cards}>
        {WITHDRAW_CASES.map((of) => (
          <li key={of} className={styles.card}>
            <h2 className={styles.name}>{words[of].name}</h2>
            <p>{words[of].text}</p>
            <p className={styles.small}>
              <Reach of={of} />
            </p>
            <p>
              <LinkButtonTo to={pathTo('withdraw-case', { withdrawCase: of })} variant="secondary" size="s">
                <Trans id="exit.cases.choose">Choisir</Trans> <VisuallyHidden>{words[of].name}</VisuallyHidden>
              </LinkButtonTo>
            </p>
          </li>
        ))}
      </ul>
      {scopes.includes('s2e') && (
        <p className={styles.doors}>
          <TextLinkTo to={pathTo('withdraw')} icon={drawings.ArrowRight}>
            <Trans id="exit.cases.savings">Retirer mon épargne salariale</Trans>
          </TextLinkTo>
        </p>
      )}
    </div>
  )
}
