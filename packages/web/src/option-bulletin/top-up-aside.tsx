import { yearOf } from '@hautelisse/domain/calendar'
import { isPositive, restOf, sumOf } from '@hautelisse/domain/money'
import { selectChoice, type AccountView, type ChoiceView } from '@hautelisse/machines/option-bulletin'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { LexiconLink } from '../lexicon/index.ts'
import { Amount, SumAmount } from '../ui/amount/index.ts'
import { TextButton } from '../ui/button/index.ts'
import { Note } from '../ui/note/index.ts'
import { GaugeBar } from '../ui/gauge-bar/index.ts'
import { Ledger, Line, text, Total } from '../ui/page/index.ts'
import * as styles from './choice.css.ts'
import { TopUpFan } from './drawing.tsx'
import { ChoiceExplanation, Place } from './explained.tsx'
import type { ChoiceProps } from './use-choice.ts'

/** The plan's ceiling of the year: what was received, what this choice brings, what is left. */
const TopUpGauge = ({ account, given, topUp }: AccountView): ReactElement | null => {
  const ceiling = given?.rule.ceiling
  if (given === undefined || ceiling === undefined || !isPositive(ceiling)) return null
  const received = sumOf({ before: given.receivedBefore, choice: topUp.gross })
  const used = restOf(ceiling, received.total)
  return (
    <div>
      <p className={styles.line}>
        <span>{account.title}</span>
        <b>
          <Trans id="bulletins.gauge.used">
            <SumAmount of={used} part="part" /> sur <SumAmount of={used} />
          </Trans>
        </b>
      </p>
      <GaugeBar ceiling={ceiling} before={given.receivedBefore} after={received.total} />
      <p className={text({ as: 'caption' })}>
        <Trans id="bulletins.gauge.parts">
          <SumAmount of={received} part="before" /> déjà reçus, <SumAmount of={received} part="choice" /> avec ce choix
        </Trans>
      </p>
    </div>
  )
}

/** How the page's figures stand against the server's; said only where there is something to say. */
const Standing = ({ view, send }: AsideProps): ReactElement | null => {
  if (view.topUpStanding === 'unavailable')
    return (
      <Note kind="warn" live>
        <p>
          <Trans id="contributions.gauge.unavailable">Le simulateur est temporairement indisponible.</Trans>
        </p>
        <TextButton onClick={() => send({ type: 'retryRequested' })}>
          <Trans id="ui.error.retry">Réessayer</Trans>
        </TextButton>
      </Note>
    )
  if (view.topUpStanding !== 'differing') return null
  return (
    <Note kind="warn" live>
      <Trans id="bulletins.top-up.differing">
        L’abondement que nous confirme le service est différent de notre calcul&nbsp;: c’est le sien qui est montré.
      </Trans>
    </Note>
  )
}

const Hints = ({ view: { hints } }: Pick<AsideProps, 'view'>): ReactElement[] =>
  hints.map(({ account, missing }) => (
    <Note key={account.policy_id}>
      {account.available_on === null ? (
        <Trans id="bulletins.hint.retirement">
          Avec <Amount value={missing} /> de plus sur le {account.title}, bloqués jusqu’à la retraite, vous recevriez tout
          l’abondement possible.
        </Trans>
      ) : (
        <Trans id="bulletins.hint.plain">
          Avec <Amount value={missing} /> de plus sur le {account.title}, vous recevriez tout l’abondement possible.
        </Trans>
      )}
    </Note>
  ))

type AsideProps = Pick<ChoiceProps, 'send'> & { readonly view: ChoiceView }

/** Where more is distributed than there is, the figures stand at the most that can be. */
const Frozen = ({ view: { over } }: Pick<AsideProps, 'view'>): ReactElement | null =>
  over === undefined ? null : (
    <Note kind="alert" className={styles.frozen}>
      <Trans id="bulletins.aside.frozen">
        Vous avez réparti plus que votre prime&nbsp;: ces chiffres s’arrêtent à <Amount value={over.most} /> pour le montant en
        rouge.
      </Trans>
    </Note>
  )

/** What the company adds to the choice as it stands. */
export const TopUpAside = ({ snapshot, send }: ChoiceProps): ReactElement => {
  const view = selectChoice(snapshot)
  const { topUps, accounts, bulletin } = view
  const hasTopUp = accounts.some(({ account }) => account.top_up !== undefined)
  const year = accounts.find(({ given }) => given !== undefined)?.given?.asOf ?? bulletin.deadline_date
  return (
    <ChoiceExplanation snapshot={snapshot} send={send}>
      <section aria-labelledby="with-company" data-state={view.over === undefined ? 'counted' : 'frozen'}>
        <h3 id="with-company" className={text({ as: 'subtitle' })}>
          {hasTopUp ? (
            <Trans id="bulletins.aside.title">Avec votre entreprise</Trans>
          ) : (
            <Trans id="bulletins.aside.alone">Ce que vous placez</Trans>
          )}
        </h3>
        <Frozen view={view} />
        <Place id="top-up">
          <TopUpFan view={view} />
        </Place>
        <Ledger>
          {hasTopUp && (
            <>
              <Line
                name={
                  <Trans id="bulletins.top-up.gross">
                    <LexiconLink term="employer-top-up">Abondement</LexiconLink> brut
                  </Trans>
                }
                value={<Amount value={topUps.gross} />}
              />
              <Line
                name={<Trans id="bulletins.sums.charges">CSG et CRDS, 9,7&nbsp;%</Trans>}
                value={
                  <>
                    −&nbsp;
                    <Amount value={topUps.contributions} />
                  </>
                }
              />
              <Line name={<Trans id="bulletins.top-up.net">Abondement net</Trans>} value={<Amount value={topUps.net} />} />
            </>
          )}
          <Total
            name={<Trans id="bulletins.summary.total">Total investi</Trans>}
            value={<Amount value={topUps.invested} size="m" />}
          />
        </Ledger>
        {hasTopUp && (
          <div className={styles.gauges}>
            <h3 className={text({ as: 'name' })}>
              <Trans id="bulletins.gauge.title">Abondement brut {year === undefined ? '' : String(yearOf(year))}</Trans>
            </h3>
            {accounts.map((account) => (
              <TopUpGauge key={account.account.policy_id} {...account} />
            ))}
            <Hints view={view} />
            <Standing view={view} send={send} />
          </div>
        )}
      </section>
    </ChoiceExplanation>
  )
}
