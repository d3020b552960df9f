import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { BulletinCard } from '@hautelisse/domain/option-bulletin'
import { pathTo } from '@hautelisse/domain/portal'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, type ReactElement } from 'react'
import { LinkButtonTo } from '../portal/index.ts'
import { Amount, SumAmount } from '../ui/amount/index.ts'
import { Button } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Card, Fact, Facts, Section, text } from '../ui/page/index.ts'
import { Tag } from '../ui/tag/index.ts'
import { layout } from '../ui/theme/index.ts'
import * as styles from './bulletin-cards.css.ts'

const TYPES = new Map([
  ['PARTICIPATION', msg({ id: 'accounts.bulletin.participation', message: 'Participation' })],
  ['INTERESSEMENT', msg({ id: 'accounts.bulletin.interessement', message: 'Intéressement' })],
])

/** How far a choice is, with the days that are left for it. */
const PremiumTag = ({ state, daysLeft, bulletin }: BulletinCard): ReactElement => {
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
            message: plural(daysLeft, { 0: 'Dernier jour', one: 'Encore #\u00A0jour', other: 'Encore #\u00A0jours' }),
          })}
    </Tag>
  )
}

/** The way to the choice, or to its change; a button that is shut once the choice is closed. */
const PremiumWay = ({ state, bulletin: { id }, describedBy }: BulletinCard & { readonly describedBy: string }): ReactElement => {
  const choose = <Trans id="accounts.bulletin.choose">Faire mon choix</Trans>
  if (state === 'closed')
    return (
      <Button variant="secondary" size="s" disabled aria-describedby={describedBy}>
        {choose}
      </Button>
    )
  const isChange = state === 'changeable'
  return (
    <LinkButtonTo
      to={pathTo('bulletin-option', { idBulletin: id })}
      variant="secondary"
      size="s"
      icon={isChange ? drawings.Pencil : drawings.ArrowRight}
      aria-describedby={describedBy}
    >
      {isChange ? <Trans id="accounts.situation.change">Modifier</Trans> : choose}
    </LinkButtonTo>
  )
}

/** One premium: its sum and what the company adds, what was chosen, until when. The deadline is said once, and the days that are left beside the name. */
const PremiumCard = ({ card }: { readonly card: BulletinCard }): ReactElement => {
  const { i18n } = useLingui()
  const { type, company_amount: added, company_name: company } = card.bulletin
  const name = TYPES.get(type)
  const titleId = useId()
  const on = card.lastDay === undefined ? undefined : formatFrenchDate(card.lastDay)
  return (
    <Card
      as="section"
      title={<span id={titleId}>{name === undefined ? type : i18n._(name)}</span>}
      under={company}
      mark={<PremiumTag {...card} />}
      actions={<PremiumWay {...card} describedBy={titleId} />}
    >
      {card.premium !== undefined && (
        <>
          <p>
            <Amount value={card.premium.parts.net} size="s" />
          </p>
          <p className={text({ as: 'small' })}>
            <Trans id="accounts.bulletin.net">
              Net&nbsp;: <SumAmount of={card.premium} /> brut, moins <SumAmount of={card.premium} part="contributions" /> de CSG
              et CRDS.
            </Trans>
          </p>
        </>
      )}
      {added !== undefined && added !== null && (
        <p className={text({ as: 'small' })}>
          <Trans id="accounts.bulletin.adds">
            Votre entreprise y ajoute <Amount value={added} />
             : c’est l’abondement.
          </Trans>
        </p>
      )}
      {card.chosen.length > 0 && (
        <Facts>
          {card.chosen.map(({ to, amount: part }) => (
            <Fact key={to ?? ''} name={to ?? <Trans id="accounts.bulletin.cash">Sur votre compte bancaire</Trans>}>
              <Amount value={part} />
            </Fact>
          ))}
        </Facts>
      )}
      {on !== undefined && (
        <p className={text({ as: 'small' })}>
          {card.state === 'changeable' ? (
            <Trans id="accounts.bulletin.changeable-until">Modifiable jusqu’au {on} inclus</Trans>
          ) : (
            <Trans id="accounts.bulletin.until">Jusqu’au {on} inclus</Trans>
          )}
        </p>
      )}
    </Card>
  )
}

/** Premiums whose use is chosen: a card each, with its state and its deadline (S-BULL-01 to S-BULL-04). */
export const BulletinCards = ({ cards }: { readonly cards: readonly BulletinCard[] }): ReactElement => (
  <Section title={<Trans id="accounts.bulletin.title">Vos primes</Trans>} className={`${layout.wrap} ${styles.cards}`}>
    <ul className={styles.list}>
      {cards.map((card) => (
        <li key={card.bulletin.id} className={styles.item}>
          <PremiumCard card={card} />
        </li>
      ))}
    </ul>
  </Section>
)
