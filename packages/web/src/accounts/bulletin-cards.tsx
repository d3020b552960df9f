import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { BulletinCard, ChosenPart } from '@hautelisse/domain/option-bulletin'
import { pathTo } from '@hautelisse/domain/portal'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, type ReactElement } from 'react'
import { LinkButtonTo } from '../portal/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { Button } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Tag } from '../ui/tag/index.ts'
import { layout } from '../ui/theme/index.ts'
import * as styles from './bulletin-cards.css.ts'

const useTypeName = (type: string): string => {
  const { t } = useLingui()
  if (type === 'PARTICIPATION') return t({ id: 'accounts.bulletin.participation', message: 'Participation' })
  return type === 'INTERESSEMENT' ? t({ id: 'accounts.bulletin.interessement', message: 'Intéressement' }) : type
}

const State = ({ state, daysLeft, bulletin }: BulletinCard): ReactElement => {
  const { t } = useLingui()
  if (state === 'closed') return <Tag>{t({ id: 'accounts.bulletin.closed', message: 'Choix clos' })}</Tag>
  if (state === 'changeable')
    return bulletin.answer?.by_default === true ? (
      <Tag kind="running">{t({ id: 'accounts.bulletin.default', message: 'Placée par défaut, encore modifiable' })}</Tag>
    ) : (
      <Tag kind="done">{t({ id: 'accounts.bulletin.made', message: 'Choix fait, modifiable' })}</Tag>
    )
  return (
    <Tag kind="running">
      {daysLeft === undefined
        ? t({ id: 'accounts.bulletin.open', message: 'À choisir' })
        : t({
            id: 'accounts.bulletin.days',
            message: plural(daysLeft, { 0: 'Dernier jour', one: 'Encore # jour', other: 'Encore # jours' }),
          })}
    </Tag>
  )
}

/** What was chosen: so much into each plan, so much to the bank account. */
const Chosen = ({ of }: { readonly of: readonly ChosenPart[] }): ReactElement | null =>
  of.length === 0 ? null : (
    <dl className={styles.chosen}>
      {of.map(({ to, amount }) => (
        <div key={to ?? ''} className={styles.part}>
          <dt>{to ?? <Trans id="accounts.bulletin.cash">Sur votre compte bancaire</Trans>}</dt>
          <dd>
            <Amount value={amount} />
          </dd>
        </div>
      ))}
    </dl>
  )

const Card = ({ card }: { readonly card: BulletinCard }): ReactElement => {
  const { id, type, amount, company_amount: added, company_name: company, start_date: start, end_date: end } = card.bulletin
  const name = useTypeName(type)
  const titleId = useId()
  const on = card.lastDay === undefined ? undefined : formatFrenchDate(card.lastDay)
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h3 id={titleId}>{name}</h3>
        <State {...card} />
      </div>
      {amount !== undefined && (
        <p className={styles.amount}>
          <Amount value={amount} size="s" />
        </p>
      )}
      <p className={styles.text}>
        {company}
        {added !== undefined && added !== null && (
          <>
            {company !== undefined && ', '}
            <Trans id="accounts.bulletin.added">
              abondement : <Amount value={added} />
            </Trans>
          </>
        )}
      </p>
      <Chosen of={card.chosen} />
      {start !== undefined && end !== undefined && card.chosen.length === 0 && (
        <p className={styles.text}>
          <Trans id="accounts.bulletin.period">
            Ouvert du {formatFrenchDate(start)} au {formatFrenchDate(end)}
          </Trans>
        </p>
      )}
      {on !== undefined && (
        <p className={styles.text}>
          {card.state === 'changeable' ? (
            <Trans id="accounts.bulletin.changeable-until">Modifiable jusqu’au {on} inclus</Trans>
          ) : (
            <Trans id="accounts.bulletin.until">Jusqu’au {on} inclus</Trans>
          )}
        </p>
      )}
      {card.state === 'closed' ? (
        <Button variant="secondary" size="s" disabled aria-describedby={titleId}>
          <Trans id="accounts.bulletin.choose">Faire mon choix</Trans>
        </Button>
      ) : (
        <LinkButtonTo
          to={pathTo('bulletin-option', { idBulletin: id })}
          variant="secondary"
          size="s"
          icon={card.state === 'changeable' ? drawings.Pencil : drawings.ArrowRight}
          aria-describedby={titleId}
        >
          {card.state === 'changeable' ? (
            <Trans id="accounts.bulletin.change">Modifier</Trans>
          ) : (
            <Trans id="accounts.bulletin.choose">Faire mon choix</Trans>
          )}
        </LinkButtonTo>
      )}
    </li>
  )
}

/** Premiums whose use is chosen: a card each, with its state and its deadline (S-BULL-01 to S-BULL-04). */
export const BulletinCards = ({ cards }: { readonly cards: readonly BulletinCard[] }): ReactElement => {
  const id = useId()
  return (
    <section className={`${layout.wrap} ${styles.cards}`} aria-labelledby={id}>
      <h2 id={id}>
        <Trans id="accounts.bulletin.title">Vos primes</Trans>
      </h2>
      <ul className={styles.list}>
        {cards.map((card) => (
          <Card key={card.bulletin.id} card={card} />
        ))}
      </ul>
    </section>
  )
}
