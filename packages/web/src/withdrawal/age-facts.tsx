import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { AgeMarkView, AgeStepView } from '@hautelisse/machines/withdrawal'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useAgeWords } from '../ui/age-words/index.ts'
import { drawings, Icon } from '../ui/icon/index.ts'
import { Fact, Facts, Stack, text } from '../ui/page/index.ts'
import { mark as markStyle, markList } from './age-facts.css.ts'
import type { StepProps } from './step-props.ts'

type AgesProps = Pick<AgeStepView, 'ages'>

/** Today's age and the legal one, which a departure is measured by (WITH-03). */
export const AgeFacts = ({ ages: { presentAgeInMonths, legal } }: AgesProps): ReactElement => {
  const words = useAgeWords()
  return (
    <Facts>
      <Fact name={<Trans id="withdrawal.ages.present">Votre âge aujourd’hui</Trans>}>{words(presentAgeInMonths)}</Fact>
      {legal !== undefined && (
        <Fact name={<Trans id="withdrawal.ages.legal">Âge légal de départ</Trans>}>
          {words(legal.ageInMonths)}
          <span className={text({ as: 'small', block: true })}>
            {legal.isReached ? (
              <Trans id="withdrawal.ages.legal-since">depuis le {formatFrenchDate(legal.from)}</Trans>
            ) : (
              <Trans id="withdrawal.ages.legal-from">le {formatFrenchDate(legal.from)}</Trans>
            )}
            {legal.checkedUntil !== undefined && (
              <>
                {'. '}
                <Trans id="withdrawal.note.checked-until">Règle vérifiée au {formatFrenchDate(legal.checkedUntil)}.</Trans>
              </>
            )}
          </span>
        </Fact>
      )}
    </Facts>
  )
}

const useMarkWords = ({ legal }: AgeStepView['ages']): ((reason: AgeMarkView['reason']) => string) => {
  const { t } = useLingui()
  const words = useAgeWords()
  const from = legal === undefined ? '' : formatFrenchDate(legal.from)
  const age = legal === undefined ? '' : words(legal.ageInMonths)
  return (reason) => {
    switch (reason) {
      case 'legal-age':
        return t({ id: 'withdrawal.ages.mark-legal', message: `âge légal, le ${from}` })
      case 'after-legal-age':
        return t({
          id: 'withdrawal.ages.mark-after-legal',
          message: `premier âge après l’âge légal (${age}, le ${from})`,
        })
      case 'full-rate':
        return t({ id: 'withdrawal.ages.full-rate', message: 'taux plein automatique' })
      default:
        return reason satisfies never
    }
  }
}

/** Whole ages worth trying: each carries what would be typed, and why (WITH-03). */
export const AgeMarks = ({ ages, send }: AgesProps & Pick<StepProps, 'send'>): ReactElement | null => {
  const words = useMarkWords(ages)
  if (ages.marks.length === 0) return null
  return (
    <Stack space="s2">
      <h2 id="age-marks" className={text({ as: 'name' })}>
        <Trans id="withdrawal.ages.marks">Âges repères</Trans>
      </h2>
      <ul className={markList} aria-labelledby="age-marks">
        {ages.marks.map(({ age, reason, isChosen }) => (
          <li key={age}>
            <button
              type="button"
              className={markStyle}
              aria-pressed={isChosen}
              onClick={() => send({ type: 'ageTyped', text: `${age}` })}
            >
              {isChosen && <Icon of={drawings.Check} bold />}
              <span>
                <Trans id="withdrawal.ages.mark">
                  <b>{age} ans</b> : {words(reason)}
                </Trans>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
