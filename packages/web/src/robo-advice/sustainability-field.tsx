import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Checkbox } from '../ui/checkbox/index.ts'
import { RadioCards } from '../ui/choice/index.ts'
import { FieldError } from '../ui/field/index.ts'
import type { FieldProps } from './questionnaire-props.ts'
import { shareWords } from './words.ts'

const LEAST_SHARES = [0, 0.1, 0.25, 0.5] as const

/** The least sustainable share; where one is wished, the saver goes on knowing that the profile cannot take it into account. */
export const Sustainability = ({ answers, onAnswer, legend, error }: FieldProps): ReactElement => {
  const { t } = useLingui()
  const { least_share: least, goes_on: goesOn = false } = answers.sustainability ?? {}
  return (
    <>
      <RadioCards
        label={legend}
        error={least === undefined ? error : undefined}
        value={least === undefined ? undefined : `${least}`}
        onValueChange={(value) => {
          const share = LEAST_SHARES.find((one) => `${one}` === value)
          if (share !== undefined)
            onAnswer({ type: 'answered', question: 'sustainability', value: { least_share: share, goes_on: false } })
        }}
        options={LEAST_SHARES.map((share) => {
          const percent = shareWords(share)
          return {
            value: `${share}`,
            title:
              share === 0
                ? t({ id: 'robo.a.sustainability.none', message: 'Aucune part en particulier' })
                : t({ id: 'robo.a.sustainability.least', message: `Au moins ${percent}` }),
          }
        })}
      />
      {least !== undefined && least > 0 && (
        <div>
          <Checkbox
            checked={goesOn}
            onChange={(checked) =>
              onAnswer({ type: 'answered', question: 'sustainability', value: { least_share: least, goes_on: checked } })
            }
            label={
              <Trans id="robo.a.sustainability.goes-on">
                J’ai compris que le profil ne peut pas tenir compte de ce souhait, et je continue.
              </Trans>
            }
          />
          {!goesOn && error !== undefined && <FieldError>{error}</FieldError>}
        </div>
      )}
    </>
  )
}
