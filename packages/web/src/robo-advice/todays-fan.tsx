import { Trans } from '@lingui/react/macro'
import { memo, type ReactElement } from 'react'
import { SmallFan } from '../ui/charts/index.ts'
import { Card, Fact, Facts, text } from '../ui/page/index.ts'
import { FanFigure, Place } from './explained.tsx'
import { fansAxis, fanYears, useFanLabel } from './fan-panel.tsx'
import type { FuturesParts } from './futures-parts.ts'
import { useShown, useYearsWords } from './futures-words.ts'
import { chanceWords } from './words.ts'

/** Today's holdings kept as they are, at the same scale. */
export const Today = memo(({ view, form }: Omit<FuturesParts, 'send'>): ReactElement | null => {
  const shown = useShown()
  const labelOf = useFanLabel()
  const years = useYearsWords()(form.years)
  const { today } = view
  const end = today?.points.at(-1)
  if (today === undefined || end === undefined) return null
  const [low, high, chance, loss] = [shown(end.p10), shown(end.p90), chanceWords(today.below_paid), shown(today.bad_year)]
  return (
    <Card as="section" level={2} title={<Trans id="robo.today.title">Et sans rien changer ?</Trans>}>
      <p className={text({ as: 'small' })}>
        <Trans id="robo.today.text">
          Vos placements d’aujourd’hui, gardés {years}, et vos versements là où ils vont déjà. Même échelle.
        </Trans>
      </p>
      <SmallFan label={labelOf(today)} fan={fanYears(today)} scale={fansAxis(view)} />
      <Place id="today">
        <Facts>
          <Fact name={<Trans id="robo.fan.key.eight">8 futurs sur 10</Trans>}>
            <Trans id="robo.today.range">
              <FanFigure of="today" figure="p10">
                {low}
              </FanFigure>{' '}
              à{' '}
              <FanFigure of="today" figure="p90">
                {high}
              </FanFigure>
            </Trans>
          </Fact>
          <Fact name={<Trans id="robo.fan.key.median">Médiane</Trans>}>
            <FanFigure of="today" figure="p50">
              {shown(end.p50)}
            </FanFigure>
          </Fact>
          <Fact name={<Trans id="robo.wrong.bad-year">Une mauvaise année</Trans>}>
            <FanFigure of="today" figure="bad_year">
              <Trans id="robo.today.loss">{loss} de moins</Trans>
            </FanFigure>
          </Fact>
          <Fact name={<Trans id="robo.today.below">Finir sous les versements</Trans>}>
            <FanFigure of="today" figure="below_paid">
              <Trans id="robo.wrong.below-value">{chance} chances sur 100</Trans>
            </FanFigure>
          </Fact>
        </Facts>
      </Place>
    </Card>
  )
})
