import { yearOf } from '@hautelisse/domain/calendar'
import { explainTopUp } from '@hautelisse/domain/contributions'
import { addEuros, formatEuros, isPositive, sumEuros } from '@hautelisse/domain/money'
import type { AccountView, ChoiceView } from '@hautelisse/machines/option-bulletin'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { LexiconLink } from '../lexicon/index.ts'
import { Amount, spokenAmount } from '../ui/amount/index.ts'
import { TextButton } from '../ui/button/index.ts'
import { Fan, ThreadUnitNote, type FanGroup } from '../ui/charts/index.ts'
import { Note } from '../ui/note/index.ts'
import { GaugeBar } from '../ui/gauge-bar/index.ts'
import * as styles from './choice.css.ts'
import { Steps } from './steps.tsx'
import type { ChoiceProps } from './use-choice.ts'

const [WIDTH, HEIGHT] = [336, 170]
/** Room between two bundles, as a share of the drawing. */
const GAP = 0.1

type Threads = { readonly groups: readonly FanGroup[]; readonly targets: { start: number; width: number }[] }

/** The saver's threads first, then the company's; each plan has a column, in which the two stand beside each other. */
const threadsOf = (accounts: readonly AccountView[]): Threads => {
  const shown = accounts.filter(({ invested }) => isPositive(invested))
  const room = shown.length === 0 ? 1 : (1 - GAP * (shown.length - 1)) / shown.length
  const parts = (['placed', 'added'] as const).flatMap((source) =>
    shown.map(({ account, placed, topUp, invested }, at) => {
      const own = placed.dividedBy(invested).toNumber()
      const start = at * (room + GAP)
      const target = source === 'placed' ? { start, width: room * own } : { start: start + room * own, width: room * (1 - own) }
      const amount = source === 'placed' ? placed : topUp.net
      return {
        group: {
          id: `${source}-${account.policy_id}`,
          amount: amount.toNumber(),
          tone: source === 'placed' ? 'd1' : 'd2',
        } as const,
        target,
      }
    }),
  )
  return { groups: parts.map(({ group }) => group), targets: parts.map(({ target }) => target) }
}

const Line = ({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }): ReactElement => (
  <div className={styles.line}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** The plan's ceiling of the year: what was received, what this choice brings, what is left. */
const TopUpGauge = ({ account, given, topUp }: AccountView): ReactElement | null => {
  const ceiling = given?.rule.ceiling
  if (given === undefined || ceiling === undefined || !isPositive(ceiling)) return null
  const after = addEuros(given.receivedBefore, topUp.gross)
  return (
    <div>
      <p className={styles.line}>
        <span>{account.title}</span>
        <b>
          <Trans id="bulletins.gauge.used">
            <Amount value={after} /> sur <Amount value={ceiling} />
          </Trans>
        </b>
      </p>
      <GaugeBar ceiling={ceiling} before={given.receivedBefore} after={after} />
      <p className={styles.small}>
        <Trans id="bulletins.gauge.parts">
          <Amount value={given.receivedBefore} /> déjà reçus, <Amount value={topUp.gross} /> avec ce choix
        </Trans>
      </p>
      {isPositive(topUp.net) && (
        <Steps
          title={<Trans id="bulletins.gauge.why">D’où vient ce chiffre ? Abondement sur le {account.title}</Trans>}
          of={explainTopUp(given).net}
        />
      )}
    </div>
  )
}

/** How the page's figures stand against the server's; said only where there is something to say. */
const Standing = ({ view, send }: AsideProps): ReactElement | null => {
  if (view.topUpStanding === 'unavailable')
    return (
      <Note kind="warn" live>
        <p>
          <Trans id="bulletins.top-up.unavailable">Le simulateur est temporairement indisponible.</Trans>
        </p>
        <TextButton onClick={() => send({ type: 'retryRequested' })}>
          <Trans id="bulletins.action.retry">Réessayer</Trans>
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

const Drawing = ({ view: { accounts, topUps } }: Pick<AsideProps, 'view'>): ReactElement => {
  const { t } = useLingui()
  const placed = sumEuros(accounts.map((one) => one.placed))
  const { groups, targets } = threadsOf(accounts)
  const parts = accounts
    .filter(({ invested }) => isPositive(invested))
    .map(({ account, invested }) => `${account.title} ${spokenAmount(formatEuros(invested))}`)
    .join(', ')
  return (
    <>
      <div className={styles.sources}>
        <span>
          <Trans id="bulletins.sources.you">Vous</Trans>
          <b className={styles.sourceAmount}>
            <Amount value={placed} />
          </b>
        </span>
        <span>
          <Trans id="bulletins.sources.company">Entreprise</Trans>
          <b className={styles.sourceAmount}>
            <Amount value={topUps.net} />
          </b>
        </span>
      </div>
      {groups.length > 0 && (
        <Fan
          isSmall
          label={t({
            id: 'bulletins.top-up.drawing',
            message: `Vos fils et ceux de votre entreprise se rejoignent\u00A0: ${parts}`,
          })}
          groups={groups}
          wide={{ width: WIDTH, height: HEIGHT, targets }}
        />
      )}
      <dl className={styles.targets}>
        {accounts.map(({ account, invested, topUp }) => (
          <div key={account.policy_id}>
            <dt className={styles.targetName}>{account.title}</dt>
            <dd>
              <Amount value={invested} size="s" />
            </dd>
            <dd className={styles.targetAdded}>
              <Trans id="bulletins.target.added">
                dont <Amount value={topUp.net} /> ajoutés
              </Trans>
            </dd>
          </div>
        ))}
      </dl>
      <ThreadUnitNote total={topUps.invested.toNumber()} isSmall />
    </>
  )
}

/** What the company adds to the choice as it stands. */
export const TopUpAside = ({ view, send }: AsideProps): ReactElement => {
  const { topUps, accounts, bulletin } = view
  const hasTopUp = accounts.some(({ account }) => account.top_up !== undefined)
  const year = accounts.find(({ given }) => given !== undefined)?.given?.asOf ?? bulletin.deadline_date
  return (
    <>
      <h2 id="with-company">
        {hasTopUp ? (
          <Trans id="bulletins.aside.title">Avec votre entreprise</Trans>
        ) : (
          <Trans id="bulletins.aside.alone">Ce que vous placez</Trans>
        )}
      </h2>
      <Drawing view={view} />
      <p className={styles.total}>
        <span>
          <Trans id="bulletins.summary.total">Total investi</Trans>
        </span>
        <Amount value={topUps.invested} size="m" />
      </p>
      {hasTopUp && (
        <>
          <dl className={styles.lines}>
            <Line
              name={
                <Trans id="bulletins.top-up.gross">
                  <LexiconLink term="employer-top-up">Abondement</LexiconLink> brut
                </Trans>
              }
            >
              <Amount value={topUps.gross} />
            </Line>
            <Line name={<Trans id="bulletins.top-up.charges">CSG et CRDS, 9,7&nbsp;%</Trans>}>
              − <Amount value={topUps.contributions} />
            </Line>
            <Line name={<Trans id="bulletins.top-up.net">Abondement net</Trans>}>
              <Amount value={topUps.net} />
            </Line>
          </dl>
          <div className={styles.gauges}>
            <h3 className={styles.gaugesTitle}>
              <Trans id="bulletins.gauge.title">Abondement brut {year === undefined ? '' : String(yearOf(year))}</Trans>
            </h3>
            {accounts.map((account) => (
              <TopUpGauge key={account.account.policy_id} {...account} />
            ))}
            <Hints view={view} />
            <Standing view={view} send={send} />
          </div>
        </>
      )}
    </>
  )
}
