import type { MortalityTables } from '@hautelisse/domain/mortality'
import { selectIsWishTaken, wishOf, type WishAnswer, type WishView } from '@hautelisse/machines/withdrawal'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useMemo, useRef, type KeyboardEvent, type ReactElement } from 'react'
import { Button, TextButton } from '../ui/button/index.ts'
import { Segmented } from '../ui/choice/index.ts'
import { drawings, Icon } from '../ui/icon/index.ts'
import { MoneyField } from '../ui/money-field/index.ts'
import { text } from '../ui/page/index.ts'
import { useOptionWords } from './option-words.ts'
import type { StepProps } from './step-props.ts'
import { WishSentence, WishTable } from './wish-answer.tsx'
import * as styles from './wish.css.ts'

type WishProps = StepProps & { readonly tables: MortalityTables }

const OPTIONS = ['single', 'reversible'] as const

/** Which annuity is meant, where a reversion was asked for. */
const Option = ({ view: { option, percentage }, send }: Pick<StepProps, 'send'> & { readonly view: WishView }): ReactElement => {
  const { t } = useLingui()
  const id = useId()
  const words = useOptionWords()
  const labels = {
    single: words.RV_NR.short,
    reversible: t({ id: 'withdrawal.wish.reversible', message: `Réversible à ${percentage ?? 0}\u00A0%` }),
  }
  return (
    <div>
      <span id={id} className={styles.legend}>
        <Trans id="withdrawal.wish.option">Quelle rente</Trans>
      </span>
      <Segmented
        labelledBy={id}
        value={option}
        onValueChange={(chosen) => send({ type: 'wishOptionChosen', option: chosen })}
        options={OPTIONS.map((value) => ({ value, label: labels[value] }))}
      />
    </div>
  )
}

type TakingProps = StepProps & { readonly answer: WishAnswer }

/** Puts the split into the fields below, and says so; undone, they hold what they held. */
const Taking = ({ answer, snapshot, send }: TakingProps): ReactElement => {
  const take = useRef<HTMLButtonElement>(null)
  const isTaken = selectIsWishTaken(snapshot.context, answer)
  const undo = (): void => {
    send({ type: 'fillUndone' })
    take.current?.focus()
  }
  return (
    <div className={styles.taking}>
      <Button
        ref={take}
        variant="secondary"
        size="s"
        aria-disabled={isTaken}
        onClick={() => !isTaken && send({ type: 'wishTaken', amounts: answer.amounts })}
      >
        <Trans id="withdrawal.wish.take">Répartir ainsi</Trans>
      </Button>
      {isTaken && (
        <span className={styles.standing}>
          <Icon of={drawings.CheckCircle} />
          <Trans id="withdrawal.wish.taken">C’est votre répartition</Trans>
          {snapshot.context.fill?.field === 'all' && (
            <TextButton onClick={undo}>
              <Trans id="withdrawal.filled.undo">Annuler</Trans>
            </TextButton>
          )}
        </span>
      )}
    </div>
  )
}

/** In the form of the step the key Enter would ask for the next step. */
const keepEnter = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

/** "Quel partage me donne … € par mois ?": the least that is converted of each contract, or the most that all of it gives (BEY-99). */
export const Wish = ({ snapshot, send, tables }: WishProps): ReactElement | null => {
  const { t } = useLingui()
  const { wish, contracts, birthDate, today, isInTodaysEuros, form } = snapshot.context
  const { retirement_age: age, reversible, birth_date_spouse: born, reversion_percentage: percentage } = form
  // How the savings are split now is no part of the question: it moves with each key and each slider.
  const view = useMemo(
    () =>
      wishOf(
        {
          wish,
          contracts,
          birthDate,
          today,
          isInTodaysEuros,
          answers: { retirement_age: age, reversible, birth_date_spouse: born, reversion_percentage: percentage },
        },
        tables,
      ),
    [wish, contracts, birthDate, today, isInTodaysEuros, age, reversible, born, percentage, tables],
  )
  if (view === undefined) return null
  return (
    <div className={styles.parts} onKeyDown={keepEnter} role="presentation">
      <div className={styles.question}>
        <MoneyField
          id="wished-month"
          label={<Trans id="withdrawal.wish.month">Rente voulue par mois</Trans>}
          error={view.isWrong ? t({ id: 'withdrawal.net.paid-in-wrong', message: 'Indiquez un montant en euros' }) : undefined}
          value={view.text}
          onValueChange={(typed) => send({ type: 'wishTyped', text: typed })}
        />
        {view.percentage !== undefined && <Option view={view} send={send} />}
      </div>
      <div aria-live="polite" className={styles.answer}>
        {view.answer && <WishSentence answer={view.answer} />}
      </div>
      {view.answer && (
        <div className={styles.answer}>
          <WishTable answer={view.answer} />
          <Taking snapshot={snapshot} send={send} answer={view.answer} />
        </div>
      )}
      <p className={text({ as: 'small' })}>
        <Trans id="withdrawal.wish.note">
          Rente brute, la première année. Calculé dans cette page, avec les tables et les frais du résultat&nbsp;; versements
          obligatoires et articles&nbsp;83 y deviennent une rente.
        </Trans>
        {view.isInTodaysEuros && (
          <>
            {' '}
            <Trans id="withdrawal.ages.real">Montants en euros d’aujourd’hui.</Trans>
          </>
        )}
      </p>
    </div>
  )
}
