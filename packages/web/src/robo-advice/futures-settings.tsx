import { PROFILES } from '@hautelisse/domain/robo-advice'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useHiddenAmounts } from '../ui/amount/index.ts'
import { NumberField } from '../ui/field/index.ts'
import { MoneyField } from '../ui/money-field/index.ts'
import { Select } from '../ui/select/index.ts'
import type { FuturesParts } from './futures-parts.ts'
import * as styles from './futures.css.ts'
import { useProfileNames } from './words.ts'

const [MOST_DRAGGED, LONGEST_DRAGGED] = [1500, 45]

/** Profile, payment and years: typed, or dragged while the figures follow. */
export const Settings = ({ form, send }: Omit<FuturesParts, 'view'>): ReactElement => {
  const { t } = useLingui()
  const hidden = useHiddenAmounts()
  const names = useProfileNames()
  const { own } = form
  return (
    <form
      className={styles.settings}
      aria-label={t({ id: 'robo.futures.settings', message: 'Ce que l’on calcule' })}
      onSubmit={(event) => event.preventDefault()}
    >
      <Select
        label={t({ id: 'robo.profile.label', message: 'Profil' })}
        value={form.profile}
        onValueChange={(profile) => send({ type: 'profileChosen', profile })}
        options={PROFILES.map((profile) => {
          const name = names[profile]
          return {
            value: profile,
            label: profile === own ? t({ id: 'robo.futures.own', message: `${name}, votre profil` }) : name,
          }
        })}
      />
      <div>
        <MoneyField
          label={<Trans id="robo.futures.monthly">Je verse par mois</Trans>}
          value={form.monthlyText}
          onValueChange={(text) => send({ type: 'monthlyTyped', text })}
          error={form.isPaymentWrong ? <Trans id="robo.futures.monthly-wrong">Saisissez un montant</Trans> : undefined}
        />
        <input
          type="range"
          className={styles.slider}
          min={0}
          max={MOST_DRAGGED}
          step={10}
          value={Math.min(form.monthly, MOST_DRAGGED)}
          disabled={hidden}
          aria-label={t({ id: 'robo.futures.monthly-drag', message: 'Versement par mois, à faire glisser' })}
          onChange={(event) => send({ type: 'monthlyDragged', monthly: event.currentTarget.valueAsNumber })}
        />
      </div>
      <div>
        <NumberField
          label={<Trans id="robo.futures.years">Pendant</Trans>}
          unit={<Trans id="robo.futures.years-unit">ans</Trans>}
          value={form.yearsText}
          inputMode="decimal"
          onValueChange={(text) => send({ type: 'yearsTyped', text })}
          error={form.isHorizonWrong ? <Trans id="robo.futures.years-wrong">De 0,5 à 60 ans, par demi-année</Trans> : undefined}
        />
        <input
          type="range"
          className={styles.slider}
          min={1}
          max={LONGEST_DRAGGED}
          value={Math.min(form.years, LONGEST_DRAGGED)}
          aria-label={t({ id: 'robo.futures.years-drag', message: 'Durée en années, à faire glisser' })}
          onChange={(event) => send({ type: 'yearsDragged', years: event.currentTarget.valueAsNumber })}
        />
      </div>
    </form>
  )
}
