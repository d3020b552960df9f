import type { FuturesForm } from '@hautelisse/machines/robo-advice'
import { PROFILES } from '@hautelisse/domain/robo-advice'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo, type ReactElement } from 'react'
import { useHiddenAmounts } from '../ui/amount/index.ts'
import { NumberField } from '../ui/field/index.ts'
import { MoneyField } from '../ui/money-field/index.ts'
import { Select } from '../ui/select/index.ts'
import type { FuturesParts } from './futures-parts.ts'
import * as styles from './futures.css.ts'
import { useProfileNames } from './words.ts'

const [MOST_DRAGGED, LONGEST_DRAGGED] = [1500, 45]

type FieldProps<Names extends keyof FuturesForm> = Pick<FuturesForm, Names> & Pick<FuturesParts, 'send'>

const ProfileField = memo(({ profile, own, send }: FieldProps<'profile' | 'own'>): ReactElement => {
  const { t } = useLingui()
  const names = useProfileNames()
  return (
    <Select
      label={t({ id: 'robo.profile.label', message: 'Profil' })}
      value={profile}
      onValueChange={(chosen) => send({ type: 'profileChosen', profile: chosen })}
      options={PROFILES.map((one) => {
        const name = names[one]
        return {
          value: one,
          label: one === own ? t({ id: 'robo.futures.own', message: `${name}, votre profil` }) : name,
        }
      })}
    />
  )
})

const MonthlyField = memo(
  ({ monthlyText, monthly, isPaymentWrong, send }: FieldProps<'monthlyText' | 'monthly' | 'isPaymentWrong'>): ReactElement => {
    const { t } = useLingui()
    const hidden = useHiddenAmounts()
    return (
      <div>
        <MoneyField
          label={<Trans id="robo.futures.monthly">Je verse par mois</Trans>}
          value={monthlyText}
          onValueChange={(text) => send({ type: 'monthlyTyped', text })}
          error={isPaymentWrong ? <Trans id="robo.futures.monthly-wrong">Saisissez un montant</Trans> : undefined}
        />
        <input
          type="range"
          className={styles.slider}
          min={0}
          max={MOST_DRAGGED}
          step={10}
          value={Math.min(monthly, MOST_DRAGGED)}
          disabled={hidden}
          aria-label={t({ id: 'robo.futures.monthly-drag', message: 'Versement par mois, à faire glisser' })}
          onChange={(event) => send({ type: 'monthlyDragged', monthly: event.currentTarget.valueAsNumber })}
        />
      </div>
    )
  },
)

const YearsField = memo(
  ({ yearsText, years, isHorizonWrong, send }: FieldProps<'yearsText' | 'years' | 'isHorizonWrong'>): ReactElement => {
    const { t } = useLingui()
    return (
      <div>
        <NumberField
          label={<Trans id="robo.futures.years">Pendant</Trans>}
          unit={<Trans id="robo.futures.years-unit">ans</Trans>}
          value={yearsText}
          inputMode="decimal"
          onValueChange={(text) => send({ type: 'yearsTyped', text })}
          error={isHorizonWrong ? <Trans id="robo.futures.years-wrong">De 0,5 à 60 ans, par demi-année</Trans> : undefined}
        />
        <input
          type="range"
          className={styles.slider}
          min={1}
          max={LONGEST_DRAGGED}
          value={Math.min(years, LONGEST_DRAGGED)}
          aria-label={t({ id: 'robo.futures.years-drag', message: 'Durée en années, à faire glisser' })}
          onChange={(event) => send({ type: 'yearsDragged', years: event.currentTarget.valueAsNumber })}
        />
      </div>
    )
  },
)

/** Profile, payment and years: typed, or dragged while the figures follow. Each is drawn for its own change alone. */
export const Settings = ({ form, send }: Omit<FuturesParts, 'view'>): ReactElement => {
  const { t } = useLingui()
  const { profile, own, monthlyText, monthly, isPaymentWrong, yearsText, years, isHorizonWrong } = form
  return (
    <form
      className={styles.settings}
      aria-label={t({ id: 'robo.futures.settings', message: 'Ce que l’on calcule' })}
      onSubmit={(event) => event.preventDefault()}
    >
      <ProfileField profile={profile} own={own} send={send} />
      <MonthlyField monthlyText={monthlyText} monthly={monthly} isPaymentWrong={isPaymentWrong} send={send} />
      <YearsField yearsText={yearsText} years={years} isHorizonWrong={isHorizonWrong} send={send} />
    </form>
  )
}
