import type { ActDate } from '@hautelisse/domain/possible-acts'
import { formatFrenchDate, type PlainDate } from '@hautelisse/domain/calendar'
import { pathTo } from '@hautelisse/domain/portal'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { DoorLink } from '../portal/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { Button } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Text, text } from '../ui/page/index.ts'
import { Panel } from '../ui/panel/index.ts'
import * as styles from './acts.css.ts'
import { useActNames } from './words.ts'

const ChoiceDate = ({ bulletin, net }: Extract<ActDate, { kind: 'choice' }>): ReactElement => {
  const amount = net && <Amount value={net} />
  return (
    <>
      <span className={text({ as: 'small' })}>
        {amount === undefined ? (
          <Trans id="possible-acts.dates.choice">Placer votre prime</Trans>
        ) : (
          <Trans id="possible-acts.dates.choice-of">Prime, {amount} à répartir</Trans>
        )}
      </span>
      <DoorLink target={{ to: pathTo('bulletin-option', { idBulletin: bulletin.id }) }} icon={drawings.ArrowRight} trailing>
        <Trans id="accounts.bulletin.choose">Faire mon choix</Trans>
      </DoorLink>
    </>
  )
}

/** An act that becomes possible, with its accounts. */
const OpenedDate = ({ date: { act, accounts } }: { readonly date: Extract<ActDate, { kind: 'act' }> }): ReactElement => {
  const name = useActNames()[act]
  const titles = accounts.map(({ title }) => title).join(', ')
  return (
    <span className={text({ as: 'small' })}>
      <Trans id="possible-acts.dates.act">
        {name} : {titles}
      </Trans>
    </span>
  )
}

type DatesProps = {
  readonly dates: readonly ActDate[]
  readonly today: PlainDate
  readonly onNote: (dates: readonly ActDate[]) => void
}

/** The days to come, the first one first, with a calendar file of all of them. */
export const DatesPanel = ({ dates, today, onNote }: DatesProps): ReactElement => {
  const { t } = useLingui()
  const on = formatFrenchDate(today)
  return (
    <Panel as="aside" aria-labelledby="acts-dates" className={styles.aside}>
      <Text as="subtitle" tag="h2" id="acts-dates">
        <Trans id="possible-acts.dates.title">Les dates à venir</Trans>
      </Text>
      {dates.length === 0 ? (
        <Text as="small">
          <Trans id="possible-acts.dates.none">Aucune date n’est attendue.</Trans>
        </Text>
      ) : (
        <>
          <Text as="small">
            <Trans id="possible-acts.dates.text">Au {on}. Elles changent si la loi ou votre situation change.</Trans>
          </Text>
          <ol className={styles.dates}>
            {dates.map((date) => (
              <li key={date.kind === 'choice' ? date.bulletin.id : `${date.on} ${date.act}`} className={styles.date}>
                <b>
                  {date.kind === 'choice'
                    ? t({ id: 'possible-acts.dates.until', message: `Jusqu’au ${formatFrenchDate(date.on)} inclus` })
                    : formatFrenchDate(date.on)}
                </b>
                {date.kind === 'choice' ? <ChoiceDate {...date} /> : <OpenedDate date={date} />}
              </li>
            ))}
          </ol>
          <Button variant="secondary" icon={drawings.Download} onClick={() => onNote(dates)}>
            {t({
              id: 'possible-acts.dates.save',
              message: plural(dates.length, { one: 'Cette date (.ics)', other: 'Les # dates (.ics)' }),
            })}
          </Button>
          <Text as="small">
            <Trans id="possible-acts.dates.file">Fichier d’agenda, sans montant ni numéro de contrat.</Trans>
          </Text>
        </>
      )}
    </Panel>
  )
}
