import { changeOf } from '@hautelisse/domain/accounts'
import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { HomeEntries, Savings, Source } from '@hautelisse/domain/home'
import { pathTo } from '@hautelisse/domain/portal'
import { selectFreshness, selectIsAskingAgain, selectPaidThisYear, selectPart } from '@hautelisse/machines/home'
import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactElement, ReactNode } from 'react'
import { DoorLink } from '../portal/index.ts'
import { ResourceView } from '../resource/index.ts'
import { Amount, AmountRow } from '../ui/amount/index.ts'
import { ThreadUnitNote } from '../ui/charts/index.ts'
import { Hero, HeroEdge } from '../ui/hero/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { cssVars, layout } from '../ui/theme/index.ts'
import { addAccountHash } from './add-account.ts'
import { cardsOf, type Card } from './cards.ts'
import { rowOf } from './columns.ts'
import { AwaitedCard, SavingsCard, MissingCard, UnreadableNote } from './family-card.tsx'
import { families as familiesStyle } from './family-card.css.ts'
import { FrozenLine } from './frozen-line.tsx'
import { SavingsFan, savingsThreads } from './family-fan.tsx'
import { Greeting } from './greeting.tsx'
import { HeroActs } from './hero-acts.tsx'
import { HeroSentence } from './hero-sentence.tsx'
import { SinceVisit } from './since-visit.tsx'
import { useSourceNames } from './source-words.ts'
import type { HomeActor } from './use-home.ts'
import * as styles from './savings-home.css.ts'

type SavingsProps = {
  readonly home: HomeActor
  readonly savings: Savings
  readonly missing: readonly Source[]
  readonly acts: HomeEntries['acts']
  /** Doors of the head in place of those of the menu. */
  readonly head?: ReactNode
}

const AnyCard = ({ card, home }: { readonly card: Card; readonly home: HomeActor }): ReactElement => {
  const names = useSourceNames()
  const isAskingAgain = useSelector(home, selectIsAskingAgain)
  const elsewhere = useSelector(home, (snapshot) => selectPart(snapshot, 'elsewhere'))
  if (card.kind === 'known') return <SavingsCard group={card.group} />
  const { source } = card
  if (card.kind === 'awaited') return <AwaitedCard name={names[source]} />
  return (
    <MissingCard
      source={source}
      retrying={source === 'bi' ? elsewhere === 'loading' : isAskingAgain}
      onRetry={() => home.send({ type: 'retryRequested', part: source === 'bi' ? 'elsewhere' : 'savings' })}
    />
  )
}

const keyOf = (card: Card): string => (card.kind === 'known' ? card.group.family : card.source)

type KeyProps = { readonly savings: Savings; readonly threads: ReturnType<typeof savingsThreads> }

/** What stands under the cards: what one thread is worth, the day of the values, and the ways to all accounts and to one more. */
const KeyLine = ({ savings: { valuedOn, families, accounts }, threads }: KeyProps): ReactElement => (
  <div className={styles.keyLine}>
    <ThreadUnitNote threads={threads}>
      {valuedOn !== undefined && <Trans id="accounts.home.valued-on">Valeurs au {formatFrenchDate(valuedOn)}</Trans>}
      <FrozenLine accounts={accounts} isNext={valuedOn !== undefined} />
    </ThreadUnitNote>
    <div className={styles.keyDoors}>
      <DoorLink target={{ to: pathTo('accounts') }} icon={drawings.ArrowRight} trailing>
        <Trans id="accounts.home.all">Tous mes comptes</Trans>
      </DoorLink>
      <DoorLink target={{ hash: addAccountHash(families) }} icon={drawings.PlusCircle}>
        <Trans id="accounts.home.add">Ajouter un compte</Trans>
      </DoorLink>
    </div>
  </div>
)

/** Reads the accounts anew: those of the session's families, and those of other banks. */
const refresh = (home: HomeActor): void => {
  for (const part of ['savings', 'elsewhere'] as const) home.send({ type: 'refreshRequested', part })
}

/** The total with its sentence, the threads from it down to the families, and their cards. */
export const KnownSavings = ({ home, savings, missing, acts, head }: SavingsProps): ReactElement => {
  const paid = useSelector(home, selectPaidThisYear)
  const today = useSelector(home, ({ context }) => context.today)
  const freshness = useSelector(home, selectFreshness)
  const mayBePaid = useSelector(home, (snapshot) => selectPart(snapshot, 'operations')) !== 'absent'
  const change = changeOf(savings.accounts, 'year-start', today)
  const cards = cardsOf({ groups: savings.families, missing, awaited: savings.awaited })
  const threads = savingsThreads(cards)
  return (
    <>
      <Hero
        title={<Greeting />}
        figure={<Amount value={savings.total} size="xl" />}
        sentence={<HeroSentence savings={savings} missing={missing} change={change} paid={paid} mayBePaid={mayBePaid} />}
        actions={head ?? (acts.length > 0 ? <HeroActs acts={acts} /> : undefined)}
        fan={<SavingsFan savings={savings} cards={cards} threads={threads} />}
      />
      <HeroEdge>
        <div className={`${layout.wrap} ${familiesStyle}`} style={cssVars(rowOf(cards.map(({ weight }) => weight)))}>
          <AmountRow amounts={savings.families.map((group) => group.total)}>
            {cards.map((card) => (
              <AnyCard key={keyOf(card)} card={card} home={home} />
            ))}
          </AmountRow>
        </div>
      </HeroEdge>
      {savings.unreadable.map((unreadable) => (
        <div key={unreadable.source} className={layout.wrap}>
          <UnreadableNote {...unreadable} />
        </div>
      ))}
      <div className={layout.wrap}>
        <ResourceView of={{ kind: 'known', value: savings, freshness }} onRetry={() => refresh(home)}>
          {(shown) => <KeyLine savings={shown} threads={threads} />}
        </ResourceView>
      </div>
      <SinceVisit accounts={savings.accounts} />
    </>
  )
}
