import { assumptionsNamed, type AssumptionSet } from '@hautelisse/domain/futures'
import { euros } from '@hautelisse/domain/money'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { Ledger, Line, Section } from '../ui/page/index.ts'
import { FanFigure, Place } from './explained.tsx'
import type { FuturesParts } from './futures-parts.ts'
import { changeWords, useShown, useYearsWords } from './futures-words.ts'
import { chanceWords, shareWords, useClassWords, useProfileInSentence } from './words.ts'

const useShockWords = (set: AssumptionSet): ((id: string) => string) => {
  const classWords = useClassWords()
  return (id) =>
    Object.entries(set.shocks.find((shock) => shock.id === id)?.changes ?? {})
      .filter(([, change]) => change !== 0)
      .map(([name, change]) => `${classWords[name as keyof typeof classWords].name} ${changeWords(change)}`)
      .join(', ')
}

/** When it goes wrong: a bad year, less than was paid in, the deepest fall, two named shocks. */
export const WhenWrong = ({ view, form }: Omit<FuturesParts, 'send'>): ReactElement => {
  const shown = useShown()
  const yearsWords = useYearsWords()
  const years = yearsWords(form.years)
  const shockWords = useShockWords(assumptionsNamed(view.assumptions))
  const profile = useProfileInSentence()[form.profile]
  const { fan, falls, loss: known } = view
  const paid = shown(fan.points.at(-1)?.paid ?? 0)
  const [loss, chance] = [shown(known?.badYear ?? fan.bad_year), chanceWords(fan.below_paid)]
  const [kept, limit, judged] = [known?.chance, known?.chanceLimit, yearsWords(known?.years ?? form.years)]
  const [half, rare] = [
    shareWords(Math.round((falls?.half ?? 0) * 100) / 100),
    shareWords(Math.round((falls?.oneInTwenty ?? 0) * 100) / 100),
  ]
  return (
    <Section title={<Trans id="robo.wrong.title">Quand cela se passe mal</Trans>}>
      <Place id="wrong">
        <Ledger>
          <Line
            name={<Trans id="robo.wrong.bad-year">Une mauvaise année</Trans>}
            value={
              <FanFigure figure="bad_year">
                <Trans id="robo.wrong.bad-year-value">{loss} de moins, ou plus</Trans>
              </FanFigure>
            }
            note={
              <Trans id="robo.wrong.bad-year-text">
                Une année sur vingt, sur les <Amount value={euros(view.initial)} /> d’aujourd’hui.
              </Trans>
            }
          />
          {kept !== undefined && (
            <Line
              name={<Trans id="robo.wrong.kept">Avoir moins qu’au départ</Trans>}
              value={<Trans id="robo.wrong.kept-value">{kept} chances sur 100</Trans>}
              note={
                <Trans id="robo.wrong.kept-text">
                  Après {judged}, si la répartition d’aujourd’hui de ce profil est gardée. Limite du profil&nbsp;: {limit}.
                </Trans>
              }
            />
          )}
          <Line
            name={<Trans id="robo.wrong.below">Finir sous les {paid} versés</Trans>}
            value={
              <FanFigure figure="below_paid">
                <Trans id="robo.wrong.below-value">{chance} chances sur 100</Trans>
              </FanFigure>
            }
            note={
              <Trans id="robo.wrong.below-text">
                Dans {years}, si le profil {profile} est suivi jusqu’au bout&nbsp;: sa répartition devient plus prudente à mesure
                que le projet approche. Versements compris.
              </Trans>
            }
          />
          {falls !== undefined && (
            <Line
              name={<Trans id="robo.wrong.fall">La plus forte baisse en chemin</Trans>}
              value={<Trans id="robo.wrong.fall-value">{half} ou plus</Trans>}
              note={
                <Trans id="robo.wrong.fall-text">
                  Dans un futur sur deux ; {rare} ou plus dans un sur vingt. Valeur d’une part, en fin de semestre.
                </Trans>
              }
            />
          )}
          {fan.shocks.map(({ id, change }) => (
            <Line
              key={id}
              name={<Trans id="robo.wrong.shock">Un choc comme {id}</Trans>}
              value={change === null ? <Trans id="robo.wrong.shock-unknown">non chiffré</Trans> : shown(change)}
              note={shockWords(id)}
            />
          ))}
        </Ledger>
      </Place>
    </Section>
  )
}
