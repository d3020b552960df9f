import { Trans } from '@lingui/react/macro'
import { memo, type ReactElement } from 'react'
import { fanScale, SmallFan } from '../ui/charts/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { Explained, Place } from './explained.tsx'
import { fanYears, useFanLabel } from './fan-panel.tsx'
import type { FuturesParts } from './futures-parts.ts'
import { useShown, useYearsWords } from './futures-words.ts'
import * as styles from './futures.css.ts'
import { Line } from './ledger-line.tsx'
import { chanceWords } from './words.ts'

/** Today's holdings kept as they are, at the same scale. */
export const Today = memo(({ view, form }: Omit<FuturesParts, 'send'>): ReactElement | null => {
  const shown = useShown()
  const labelOf = useFanLabel()
  const years = useYearsWords()(form.years)
  const { today, fan } = view
  const end = today?.points.at(-1)
  if (today === undefined || end === undefined) return null
  const [low, high, chance, loss] = [shown(end.p10), shown(end.p90), chanceWords(today.below_paid), shown(today.bad_year)]
  return (
    <Panel aria-labelledby="robo-today">
      <h2 id="robo-today">
        <Trans id="robo.today.title">Et sans rien changer ?</Trans>
      </h2>
      <p className={styles.quiet}>
        <Trans id="robo.today.text">
          Vos placements d’aujourd’hui, gardés {years}, et vos versements là où ils vont déjà. Même échelle.
        </Trans>
      </p>
      <SmallFan label={labelOf(today)} fan={fanYears(today)} scale={fanScale(fan.points.at(-1)?.p90 ?? 0)} />
      <Place id="today">
        <dl className={styles.ledger}>
          <Line
            name={<Trans id="robo.fan.key.eight">8 futurs sur 10</Trans>}
            value={
              <Trans id="robo.today.range">
                <Explained of="today" figure="p10">
                  {low}
                </Explained>{' '}
                à{' '}
                <Explained of="today" figure="p90">
                  {high}
                </Explained>
              </Trans>
            }
          />
          <Line
            name={<Trans id="robo.fan.key.median">Médiane</Trans>}
            value={
              <Explained of="today" figure="p50">
                {shown(end.p50)}
              </Explained>
            }
          />
          <Line
            name={<Trans id="robo.wrong.bad-year">Une mauvaise année</Trans>}
            value={
              <Explained of="today" figure="bad_year">
                <Trans id="robo.today.loss">{loss} de moins</Trans>
              </Explained>
            }
          />
          <Line
            name={<Trans id="robo.today.below">Finir sous les versements</Trans>}
            value={
              <Explained of="today" figure="below_paid">
                <Trans id="robo.wrong.below-value">{chance} chances sur 100</Trans>
              </Explained>
            }
          />
        </dl>
      </Place>
    </Panel>
  )
})
