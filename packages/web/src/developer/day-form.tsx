import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { clockAnswer, parseJson } from '@hautelisse/domain/contract'
import { dayMachine, selectMove, selectMoving, type DayInput } from '@hautelisse/machines/developer'
import type { Transport } from '@hautelisse/machines/ports'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import type { ReactElement } from 'react'
import { useApp } from '../shell/index.ts'
import { Button } from '../ui/button/index.ts'
import { NumberField } from '../ui/field/index.ts'
import { Note } from '../ui/note/index.ts'
import * as styles from './developer-page.css.ts'

/** Has the API move its day, which it does in development alone. */
const moveBy =
  (transport: Transport): DayInput['move'] =>
  async (days, signal) => {
    const { status, body } = await transport({
      method: 'POST',
      path: '/api/clock',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ days }),
      signal,
    })
    if (status !== 200) throw new Error(`The move was refused with ${status}.`)
    return clockAnswer.parse(parseJson(body)).today
  }

/** Moves the day of the API, and the page's with it (docs/decisions/17). */
export const DayForm = (): ReactElement => {
  const { t } = useLingui()
  const { home, clock, session } = useApp()
  const move: DayInput['move'] = async (days, signal) => {
    const moved = await moveBy(home.transport)(days, signal)
    // Accounts and profile follow from the day.
    session.send({ type: 'familiesRequested' })
    return moved
  }
  const [snapshot, send] = useMachine(dayMachine, { input: { clock, move } })
  const { days, today } = selectMove(snapshot)
  const moving = selectMoving(snapshot)
  const day = formatFrenchDate(today)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send({ type: 'submitted' })
      }}
    >
      <div className={styles.form}>
        <NumberField
          label={t({ id: 'developer.day.days', message: 'Jours' })}
          value={days}
          wrong={moving === 'wrong'}
          error={moving === 'wrong' ? <Trans id="developer.day.wrong">De 1 à 10&nbsp;000</Trans> : undefined}
          onValueChange={(text) => send({ type: 'daysTyped', text })}
        />
        <Button type="submit" busy={moving === 'moving'}>
          <Trans id="developer.day.move">Avancer</Trans>
        </Button>
      </div>
      <div className={styles.rows}>
        {moving === 'moved' ? (
          <Note kind="success" live>
            <Trans id="developer.day.moved">L’API et la page sont au {day}.</Trans>
          </Note>
        ) : (
          <p className={styles.quiet}>
            <Trans id="developer.day.today">Jour de l’API et de la page&nbsp;: {day}</Trans>
          </p>
        )}
        {moving === 'refused' && (
          <Note kind="alert" live>
            <Trans id="developer.day.refused">
              L’API a refusé&nbsp;: elle ne va pas au-delà du 31/12/2040, ou ne répond pas.
            </Trans>
          </Note>
        )}
      </div>
    </form>
  )
}
